import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { atAuction, auctionText, standing } from './auction';
import { Player } from './player/play';
import { launch, start, stop, type Running } from './support';
import { person } from './table';
import { said, stage } from './words';

let server: Running;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([start(), launch()]);
});
beforeEach(async () => {
  page = await person(browser);
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser.close();
  await stop(server);
});

it('shows the same decision at the same price after a reload in mid-auction', async () => {
  await atAuction(page, server.url);
  const was = await auctionText(page);
  expect(was).toMatch(/\d+k is bid/);
  await page.reload();
  await new Player(page).at('auction');
  expect(await auctionText(page)).toBe(was);
});

it('keeps a standing maximum over a reload, while another is asked', async () => {
  const player = await atAuction(page, server.url);
  await player.hands.press(said(stage['upTo']));
  const rung = page.getByText(stage['max'] ?? '', { exact: true });
  await Promise.all([standing(page).waitFor(), rung.waitFor()]);
  await page.getByText(said(stage['leading'])).waitFor();
  const was = await auctionText(page);
  await page.reload();
  await Promise.all([standing(page).waitFor(), rung.waitFor()]);
  expect(await auctionText(page)).toBe(was);
});
