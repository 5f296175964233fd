import { afterEach, beforeAll, expect, it } from 'vitest';
import type { MotsView } from '../src/generated/match-of-the-season';
import { People, type Person } from './people';
import { before, openAt, type Opened } from './records';
import { served } from './served';
import { Eleven, handTraces, hearsMaximum, lastMaximum, lastSent } from './traces';
import { own, said, stage } from './words';

const on = served();
let people: People;

beforeAll(async () => {
  people = new People(on.browser, on.server.url);
});
afterEach(() => people.leave());

/** Two people of whom each holds a card, both about to choose an eleven, and somebody who watches. */
async function beforeTheMatch() {
  const table = await openAt(on.server.url, before('three-managers-covered-one', /^A shape/, 5));
  const all = { a: await people.sit(table, 'A'), b: await people.sit(table, 'B') };
  return { table, ...all, guest: await people.sit(table, 'spectator') };
}

/** Locks another formation than the one that lies there, and gives the men as the page sent them. */
async function lockAnother({ page, player, wire }: Person): Promise<number[]> {
  const formations = player.hands.decision.locator('[role=radio][aria-checked=false]:not([aria-disabled])');
  await formations.first().click();
  await player.hands.press(said(own['lock']));
  const picks = lastSent({ page, player, wire }, '/moves').filter((move) => move.startsWith('pick '));
  return picks.map((move) => Number(move.split(' ')[1]));
}

const hand = (of: Person, seat: string) =>
  of.wire.last<MotsView>().teams.find((one) => one.seat === seat)?.hand ?? [];

/** Nobody hears a link, not even his own. */
function expectNoLinks(table: Opened, all: Person[]): void {
  for (const { wire } of all)
    for (const [seat, token] of Object.entries(table.tokens))
      expect(wire.all.includes(token), `the link of ${seat}`).toBe(false);
}

it('tells nobody an eleven before it is shown', async () => {
  const { table, a, b, guest } = await beforeTheMatch();
  const eleven = new Eleven([a, b, guest]);
  eleven.men = await lockAnother(a);
  expect(eleven.men).toHaveLength(11);
  for (const other of [b, guest]) {
    await other.page.getByText(own['locked'] ?? '', { exact: true }).waitFor();
    expect(eleven.news(other)).not.toEqual([]);
    expect(eleven.traces(other)).toEqual([]);
  }
  // The search finds what is there: on the own line now, on everybody's once it is shown.
  expect(eleven.traces(a)).not.toEqual([]);
  await lockAnother(b);
  for (const other of [b, guest]) {
    await other.page.getByText(own['locked'] ?? '', { exact: true }).waitFor({ state: 'hidden' });
    expect(eleven.traces(other)).not.toEqual([]);
  }
  expectNoLinks(table, [a, b, guest]);
});

it('tells nobody which cards another holds', async () => {
  const { a, b, guest } = await beforeTheMatch();
  for (const [owner, seat, others] of [
    [a, 'A', [b, guest]],
    [b, 'B', [a, guest]],
  ] as const) {
    expect(hand(owner, seat)).not.toEqual([]);
    expect(handTraces(owner, hand(owner, seat))).not.toEqual([]);
    for (const other of others) expect(handTraces(other, hand(owner, seat))).toEqual([]);
  }
});

it('tells nobody how far another would bid', async () => {
  const moment = before('two-managers', /^A bid /);
  const table = await openAt(on.server.url, moment);
  const a = await people.sit(table, 'A');
  const b = await people.sit(table, 'B');
  const guest = await people.sit(table, 'spectator');
  await a.player.at('auction');
  await a.player.hands.press(said(stage['upTo']));
  const { type, limit } = lastMaximum(a);
  expect(type).toMatch(/^bid /);
  await b.player.at('auction');
  await guest.page.getByText(new RegExp(`: ${stage['leads']}$`)).waitFor(); // whose team it is stands before it
  expect(hearsMaximum(a, limit)).toBe(true);
  for (const other of [b, guest]) expect(hearsMaximum(other, limit)).toBe(false);
  expectNoLinks(table, [a, b, guest]);
});
