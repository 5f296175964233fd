/** Steps that tests of a table share. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { said, shell } from './words';

export const DESK = { width: 1440, height: 900 };
/** A tablet, or the window of a small laptop. */
export const NARROW = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 740 };

/** A page of a person of his own: nothing of another page's is stored in it. */
export async function person(browser: Browser, more: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', ...more });
  page.setDefaultTimeout(20_000);
  return page;
}

/** Presses the button of the bar until computer managers play at once. */
export async function atOnce(page: Page): Promise<void> {
  const speed = page.getByRole('button', { name: said(shell['table.speedShort']) });
  await speed.waitFor();
  while (!(await speed.innerText()).includes(shell['table.speed.0'] ?? '')) {
    const before = await speed.innerText();
    await speed.click();
    await page.waitForFunction(([button, text]) => (button as HTMLElement).innerText !== text, [
      await speed.elementHandle(),
      before,
    ] as const);
  }
}
