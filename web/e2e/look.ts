/** What axe finds in a view, in light and dark, on a desk and on phones, and what does not fit in there. */
import type { Page } from 'playwright-core';
import { axeFinds } from './support';
import { DESK, NARROW, PHONE, SMALL } from './table';

/** A further look at a size asks about colours only, and a further size about the room only: nothing else has changed. */
const LOOKS = [
  { name: 'desk, light', size: DESK, colorScheme: 'light', rules: [] },
  { name: 'desk, dark', size: DESK, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: 'narrow desk, dark', size: NARROW, colorScheme: 'dark', rules: ['scrollable-region-focusable'] },
  { name: 'small phone, dark', size: SMALL, colorScheme: 'dark', rules: ['target-size'] },
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
    const found = [...(await axeFinds(page, ...rules)), ...(await page.evaluate(misfits))];
    all.push(...found.map((find) => `${name}: ${find}`));
  }
  return all;
}

/**
 * What reaches over an edge: the page to the right; the question, the buttons under it and the bar's over the screen; at
 * a table also the page over the bottom, and a line-up over its pitch. And what a press on those buttons would not reach,
 * because something lies over them. Read in the page.
 */
function misfits(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth - innerWidth} px too wide`);
  const table = document.querySelector('main.frame');
  if (table && root.scrollHeight > innerHeight) found.push(`${root.scrollHeight - innerHeight} px too high`);
  const inside = (selector: string, box: DOMRect | undefined, what: string) => {
    for (const one of document.querySelectorAll(selector)) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      if (width === 0 || !box) continue;
      const over = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
      if (over > 1)
        found.push(`${Math.round(over)} px outside ${what}: ${one.textContent?.trim().slice(0, 40)}`);
    }
  };
  if (!table) return found;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  inside('.decision h1, .decision > .acts button, header.bar :is(a, button)', screen, 'the screen');
  const dead = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && !button.contains(hit);
  };
  // Behind an open dialog nothing is to be pressed.
  if (!document.querySelector('dialog[open]'))
    for (const one of document.querySelectorAll('.decision > .acts button, header.bar :is(a, button)'))
      if (dead(one)) found.push(`out of reach: ${one.textContent?.trim() || one.ariaLabel}`);
  inside('.pitch .row > *', document.querySelector('.pitch')?.getBoundingClientRect(), 'the pitch');
  return found;
}
