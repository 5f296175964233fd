/** A table at an auction between two people. */
import type { Page } from 'playwright-core';
import { Player } from './player/play';
import { before, openAt } from './records';
import { stage } from './words';

/** Opens one at which seat A, whose page this is, has to bid or to pass. */
export async function atAuction(page: Page, server: string): Promise<Player> {
  const table = await openAt(server, before('two-managers', /^A bid /));
  await page.goto(table.link('A'));
  const player = new Player(page);
  await player.at('auction');
  return player;
}

/** All that the auction says: the man, the room, the price, the question, the buttons. */
export const auctionText = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Auction' }).innerText();

/** The button that takes the standing maximum back: it stands there as long as there is one. */
export const standing = (page: Page) => page.getByRole('button', { name: stage['stopMax'] });
