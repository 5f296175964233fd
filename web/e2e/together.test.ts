/** Two who decide covered at the same moment, and one who has decided for a whole match. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { MotsView } from '../src/generated/match-of-the-season';
import type { SeatLetter, Shown } from '../src/shell/types';
import { before, openAt, type Opened } from './records';
import { served } from './served';
import { person } from './table';
import { own, said } from './words';

const on = served();
let page: Page;

beforeAll(async () => {
  page = await person(on.browser);
});

const MATCH: string[] = ['six-throws', 'taker', 'replacement', 'substitutions'];

const ask = (table: Opened, seat: SeatLetter, path = '', body?: object) =>
  fetch(`${on.server.url}api/tables/${table.table}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', Authorization: `Bearer ${table.tokens[seat] ?? ''}` },
    ...(body && { body: JSON.stringify(body) }),
  });
const look = async (table: Opened, seat: SeatLetter) =>
  (await (await ask(table, seat)).json()) as Shown<MotsView>;

/** Locks the suggested eleven, as another device would. */
async function lock(table: Opened, seat: SeatLetter): Promise<void> {
  const { decision, view } = await look(table, seat);
  const line = view.building[0];
  const men = (line?.best ?? []).map((man) => (man === 0 ? 'leave' : `pick ${man}`));
  const moves = [`shape ${line?.bestFormation.replaceAll('-', ' ') ?? ''}`, ...men, 'ready'];
  const answer = await ask(table, seat, '/moves', { decision, moves });
  expect(answer.status, await answer.text()).toBe(200);
}

it('an eleven locked at the very moment when another is goes through without a word', async () => {
  const { record, upto, seat } = before('three-managers-covered-one', /^A shape/, 5);
  const table = await openAt(on.server.url, { record, upto });
  const other = (await look(table, seat)).turn.find((one) => one !== seat) as SeatLetter;
  const answers: number[] = [];
  await page.route('**/moves?*', async (route) => {
    if (answers.length === 0) await lock(table, other);
    const answer = await route.fetch();
    answers.push(answer.status());
    await route.fulfill({ response: answer });
  });
  await page.goto(table.link(seat));
  await page.getByRole('button', { name: said(own['lock']) }).click();
  await expect.poll(() => answers, { timeout: 20_000 }).toEqual([409, 200]);
  await page.unroute('**/moves?*');
  expect(await page.locator('.note').count()).toBe(0);
  const told = (await look(table, seat)).log.filter((line) => line.type === 'covered').slice(-2);
  expect(new Set(told.map((line) => line['team'])).size).toBe(2);
});

it('no more changes in this match: it goes on by itself to its end, and no further', async () => {
  const moment = before('advanced-plain', /^[AB] (bring-on|play-on)/);
  const table = await openAt(on.server.url, moment, [{ kind: 'person' }, { kind: 'bot', bot: 'coach' }]);
  await page.goto(table.link('A'));
  await page.getByRole('button', { name: said(own['playOnToEnd']) }).click();
  const holds = page.getByText(own['playsOn.end'] ?? '');
  for (;;) {
    const shown = await look(table, 'A');
    if (!shown.standing && !MATCH.includes(shown.view.stage)) break;
    const replace = shown.moves?.find((one) => one.type === 'replace');
    if (replace) await ask(table, 'A', '/moves', { decision: shown.decision, moves: [replace.text] });
  }
  // The match is reported first: Escape puts that away.
  const held = () => page.keyboard.press('Escape').then(() => holds.count());
  await expect.poll(held, { timeout: 10_000 }).toBe(0);
  const { log, view } = await look(table, 'A');
  expect(log.filter((line) => line.type === 'played')).toHaveLength(1);
  expect(view.matches?.playing ?? 0).toBe(1);
});
