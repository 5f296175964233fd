import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atAuction, auctionText, standing } from './auction';
import { Player } from './player/play';
import { served } from './served';
import { person } from './table';
import { said, stage } from './words';

const on = served();
let page: Page;

beforeEach(async () => {
  page = await person(on.browser);
});
afterEach(() => page.context().close());

it('shows the same decision at the same price after a reload in mid-auction', async () => {
  await atAuction(page, on.server.url);
  const was = await auctionText(page);
  expect(was).toMatch(/\d+k is bid/);
  await page.reload();
  await new Player(page).at('auction');
  expect(await auctionText(page)).toBe(was);
});

it('keeps a standing maximum over a reload, while another is asked', async () => {
  const player = await atAuction(page, on.server.url);
  await player.hands.press(said(stage['upTo']));
  const rung = page.getByText(stage['max'] ?? '', { exact: true });
  await Promise.all([standing(page).waitFor(), rung.waitFor()]);
  await page.getByText(said(stage['leading'])).waitFor();
  const was = await auctionText(page);
  await page.reload();
  await Promise.all([standing(page).waitFor(), rung.waitFor()]);
  expect(await auctionText(page)).toBe(was);
});
