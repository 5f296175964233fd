import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { atAuction, auctionText, standing } from './auction';
import { served } from './served';
import { folder, start } from './support';
import { person } from './table';
import { said, shell, stage } from './words';

const on = served(folder);
let page: Page;

beforeAll(async () => {
  page = await person(on.browser);
});

const lost = () => page.getByRole('status').filter({ hasText: shell['table.lost'] ?? '' });
async function kill() {
  await on.server.kill();
  await lost().waitFor();
}
/** The same server again; the page finds it by itself. */
async function again() {
  on.server = await start(on.server.data, Number(new URL(on.server.url).port));
  await lost().waitFor({ state: 'hidden' });
}

it('goes on by itself when a killed server is back, with all that was answered', async () => {
  const { hands } = await atAuction(page, on.server.url);
  await hands.press(said(stage['upTo']));
  await page.getByText(said(stage['leading'])).waitFor();
  const was = await auctionText(page);
  await kill();
  expect(await auctionText(page)).toBe(was);
  await again();
  await standing(page).waitFor();
  expect(await auctionText(page)).toBe(was);
});

it('refuses in words what is done while the server is away, and it can be done afterwards', async () => {
  const { hands } = await atAuction(page, on.server.url);
  const was = await auctionText(page);
  await kill();
  await hands.button(said(stage['pass'])).click();
  const notes = page.getByRole('group', { name: shell['notes.name'] });
  await notes.getByText(shell['error.network'] ?? '').waitFor();
  expect(await auctionText(page)).toBe(was);
  await again();
  expect(await auctionText(page)).toBe(was);
  await hands.press(said(stage['pass']));
  expect(hands.made).toBe(1);
  expect(await auctionText(page)).not.toBe(was);
});
