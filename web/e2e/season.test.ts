import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from './player/play';
import { served } from './served';
import { complaints } from './support';
import { atOnce, person } from './table';
import { said, shell, told } from './words';

const on = served();
let page: Page;

beforeAll(async () => {
  page = await person(on.browser);
});

it('is played from the start page to the final table by clicking, and nothing goes wrong', async () => {
  const wrong = complaints(page);
  await page.goto(on.server.url);
  await page.getByRole('link', { name: /Match of the Season/ }).click();
  await page.getByRole('radio', { name: told['option.seasons.value.1'] }).check();
  await page.getByRole('button', { name: said(shell['setup.start']) }).click();
  await page.waitForURL(/#\/t\//);
  await atOnce(page);

  const player = new Player(page);
  await player.toTheEnd();

  const rows = page.getByRole('table').last().getByRole('row');
  const places = (await rows.getByRole('rowheader').allInnerTexts()).map((row) => row.trim());
  expect(places.map((row) => Number.parseInt(row))).toEqual([1, 2, 3, 4]);
  expect(places.map((row) => row.replace(/^\d+\. /, '')).sort()).toEqual([
    'Mirela',
    'Old Brandt',
    'Signora Vela',
    'You',
  ]);
  for (const surface of ['club', 'draft', 'line-up', 'auction', 'throw', 'change', 'kick-off'])
    expect(player.answered[surface], surface).toBeGreaterThan(0);
  expect(player.answered['draft']).toBe(8);
  expect(player.hands.sold).toBe(1);
  // A move may come too late when another manager locks in at the same moment: that is said, and made again.
  expect(wrong.filter((one) => !one.includes('409'))).toEqual([]);
  expect(wrong.length).toBe(player.hands.late);
});
