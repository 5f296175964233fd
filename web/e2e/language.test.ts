import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { englishIn, unwritten } from './catalogues';
import { before, golden, movesIn, openAt } from './records';
import { served } from './served';
import { person } from './table';
import { shell } from './words';

const on = served();
let page: Page;

afterEach(() => page.context().close());

/** Every text on the page, also those that are only read out; the names of keys have no language. */
const texts = () =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>(':not(kbd)')].flatMap((one) => [
      one.textContent ?? '',
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    ]);
    const short = all.map((one) => one.trim().replace(/\s+/g, ' ')).filter((one) => one.length < 300);
    return [...new Set(short)].filter((one) => /\p{L}/u.test(one));
  });

const drawn = () => page.locator('main .decision > .who').waitFor();

it('is switched to Portuguese at the table, and nothing English is left', async () => {
  page = await person(on.browser);
  const moment = before('three-managers-covered-one', /^A shape/, 5);
  await page.goto((await openAt(on.server.url, moment)).link(moment.seat));
  await drawn();
  // The search finds English where there is some.
  expect(englishIn(await texts()).length).toBeGreaterThan(20);
  await page.getByRole('button', { name: shell['table.menu'], exact: true }).click();
  await page.getByRole('dialog').getByText('Português', { exact: true }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'pt');
  expect(englishIn(await texts())).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  const seen = await texts();
  expect(englishIn(seen)).toEqual([]);
  expect(unwritten(seen)).toEqual([]);
});

const MOMENTS: [string, RegExp][] = [
  ['two-managers', / choose /],
  ['two-managers', / bid /],
  ['two-managers', / to-bank /],
  ['two-managers', / turn-card/],
  ['two-managers', / accept /],
  ['central-attack-8', / lay /],
  ['three-managers-covered-one', / exchange /],
  ['three-managers-covered-one', / extend /],
  ['three-managers-covered-one', / rush /],
  ['advanced', / (bring-on|play-on)\b/],
  ['swaps', / swap /],
];
it('stays Portuguese at every kind of decision and at the end', async () => {
  page = await person(on.browser, { locale: 'pt-PT' });
  const record = golden('two-managers');
  const end = { record, upto: movesIn(record).length, seat: 'A' as const };
  for (const moment of [...MOMENTS.map(([name, move]) => before(name, move)), end]) {
    await page.goto((await openAt(on.server.url, moment)).link(moment.seat));
    await drawn();
    await page.getByText('A pôr a mesa').waitFor({ state: 'hidden' });
    const seen = await texts();
    expect(englishIn(seen), `${moment.upto}`).toEqual([]);
    expect(unwritten(seen), `${moment.upto}`).toEqual([]);
  }
});
