/** What axe finds in a view, in light and dark, on a desk and on a phone. */
import type { Page } from 'playwright-core';
import { axeFinds } from './support';
import { DESK, PHONE } from './table';

/** The second look at the same size asks about colours only: nothing else has changed. */
const LOOKS = [
  { name: 'desk, light', size: DESK, colorScheme: 'light', rules: [] },
  { name: 'desk, dark', size: DESK, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: 'phone, dark', size: PHONE, colorScheme: 'dark', rules: [] },
  { name: 'phone, light', size: PHONE, colorScheme: 'light', rules: ['color-contrast'] },
] as const;

/** Every find, with the look in which it was found. What is looked at must be there in each look. */
export async function faults(page: Page, there: () => Promise<unknown>): Promise<string[]> {
  const all: string[] = [];
  for (const { name, size, colorScheme, rules } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await there();
    all.push(...(await axeFinds(page, ...rules)).map((find) => `${name}: ${find}`));
  }
  return all;
}
