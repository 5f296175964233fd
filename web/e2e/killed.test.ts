import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAuction, auctionText, standing } from './auction';
import { folder, launch, start, stop, type Running } from './support';
import { person } from './table';
import { said, shell, stage } from './words';

let server: Running;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([start(folder()), launch()]);
  page = await person(browser);
});
afterAll(async () => {
  await browser.close();
  await stop(server);
});

const lost = () => page.getByRole('status').filter({ hasText: shell['table.lost'] ?? '' });
async function kill() {
  await server.kill();
  await lost().waitFor();
}
/** The same server again; the page finds it by itself. */
async function again() {
  server = await start(server.data, Number(new URL(server.url).port));
  await lost().waitFor({ state: 'hidden' });
}

it('goes on by itself when a killed server is back, with all that was answered', async () => {
  const { hands } = await atAuction(page, server.url);
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
  const { hands } = await atAuction(page, server.url);
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
