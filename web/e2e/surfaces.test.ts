import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from './player/play';
import { before, openAt } from './records';
import { served } from './served';
import { person } from './table';

const on = served();
let page: Page;

beforeAll(async () => {
  page = await person(on.browser);
});

/** Decisions that a short game need not bring, with a record that has them. */
const RARE: [surface: string, move: RegExp, record: string][] = [
  ['man', / accept /, 'two-managers'],
  ['man', / replace /, 'advanced'],
  ['substitution', / (bring-on|play-on)\b/, 'advanced'],
  ['contracts', / extend /, 'three-managers-covered-one'],
  ['man', / rush /, 'three-managers-covered-one'],
  ['man', / quick-sale /, 'three-managers-covered-one'],
  ['man', / fill-up /, 'double-winner'],
  ['swaps', / swap /, 'swaps'],
  ['kick-off', / lay /, 'central-attack-8'],
  ['change', / exchange /, 'three-managers-covered-one'],
];

it.each(RARE)('has a surface, %s, for the move %s in the record %s', async (surface, move, record) => {
  const moment = before(record, move);
  const table = await openAt(on.server.url, moment);
  await page.goto(table.link(moment.seat));
  const player = new Player(page);
  expect(await player.once()).toBe(surface);
  expect(player.hands.made).toBe(1);
});
