/** What a seat is called, on every page alike. */
import { t } from '$lib/i18n/index.svelte';
import type { SeatLetter } from './types';

/** By his name, else his club's, else "Manager A". */
export const calledBy = (
  seat: SeatLetter | string,
  one: { name?: string; club?: string } | undefined,
): string => one?.name || one?.club || t('setup.personN', { seat });
