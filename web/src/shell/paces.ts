/** How fast computer managers play: milliseconds between two of their moves, slowest first, and what that is called. */
import { t } from '$lib/i18n/index.svelte';

export const PACES = [1600, 800, 270, 0] as const;
export const USUAL_PACE = 800;

const WORDS: Record<number, string> = { 1600: '½×', 800: '1×', 270: '3×' };

/** The pace in words, as the bar and the menu show it. Reading it in markup follows the language. */
export const paceName = (pace: number): string =>
  pace === 0 ? t('table.speed.0') : (WORDS[pace] ?? `${pace} ms`);

/** The next faster pace; after the fastest the slowest. */
export const nextPace = (pace: number): number =>
  PACES[(PACES.findIndex((one) => one === pace) + 1) % PACES.length] ?? USUAL_PACE;
