import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { FrozenLink } from '../../shell/frozen.svelte';
import { TableLink } from '../../shell/link.svelte';
import type { Past, Shown } from '../../shell/types';
import Replay from '../Replay.svelte';

const chair = (seat: string) => ({
  seat,
  kind: 'person',
  bot: '',
  name: `Name ${seat}`,
  club: '',
  crest: '',
  online: true,
});
const shown = {
  table: 't',
  game: 'plain',
  you: 'A',
  host: true,
  version: '1',
  decision: 9,
  turn: [],
  result: { places: [] },
  seats: [chair('A'), chair('B')],
  moves: [],
  view: {},
  log: [],
  lines: 40,
} as unknown as Shown;
const past = (line: number, as: string) =>
  ({
    table: 't',
    as,
    line,
    lines: as === 'A' ? 40 : 20,
    entry: 3 * line,
    turn: [],
    result: null,
    view: { seen: `line ${line} by ${as}` },
    log: [],
  }) as unknown as Past;

/** Answers to looks at lines, to be given when the test wants. */
let held: Map<string, () => void> | undefined;
const requests: string[] = [];
const sandboxes: object[] = [];

beforeEach(() => {
  speak('en');
  held = undefined;
  requests.length = 0;
  sandboxes.length = 0;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    requests.push(path);
    if (path.endsWith('/record')) return Promise.resolve(new Response('the whole record'));
    if (path === '/api/sandbox') {
      sandboxes.push(JSON.parse(String(init?.body)) as object);
      const links = { table: 'on', host: 'A', seats: [{ seat: 'A', token: 'n' }], spectator: 's' };
      return Promise.resolve(new Response(JSON.stringify(links), { status: 201 }));
    }
    const found = /\/at\/(\d+)(?:\?as=(\w+))?/.exec(path);
    if (!found) return Promise.resolve(new Response(JSON.stringify(shown)));
    const [, line = '0', as = 'A'] = found;
    const answer = () => new Response(JSON.stringify(past(Number(line), as)));
    if (!held) return Promise.resolve(answer());
    const waiting = held;
    return new Promise((give) => waiting.set(line, () => give(answer())));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the line asked for last, in whatever order the answers come', async () => {
  render(Replay, { route: { page: 'replay', table: 't', token: 'k' } });
  expect(await screen.findByText('line 0 by A')).toBeInTheDocument();
  held = new Map();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'To the end' }));
  await user.click(screen.getByRole('button', { name: 'One line on' }));
  held.get('1')?.();
  expect(await screen.findByText('line 1 by A')).toBeInTheDocument();
  held.get('40')?.();
  await user.click(screen.getByRole('button', { name: 'One line on' }));
  held.get('2')?.();
  expect(await screen.findByText('line 2 by A')).toBeInTheDocument();
});

it('shows the same moment of a game that is over with another’s eyes', async () => {
  render(Replay, { route: { page: 'replay', table: 't', token: 'k' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'To the end' }));
  await screen.findByText('line 40 by A');
  await user.selectOptions(screen.getByLabelText('Seen by'), 'Name B');
  expect(await screen.findByText('line 20 by B')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Seen by'), 'a spectator');
  await waitFor(() => expect(screen.getByText('line 20 by spectator')).toBeInTheDocument());
});

it('goes on from the moment that is shown, with those who sat there unless others are chosen', async () => {
  render(Replay, { route: { page: 'replay', table: 't', token: 'k' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'One line on' }));
  await screen.findByText('line 1 by A');
  await user.click(screen.getByRole('button', { name: 'Go on from here' }));
  await user.selectOptions(screen.getByLabelText('Name B'), 'Coach (computer)');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(sandboxes).toHaveLength(1));
  expect(sandboxes[0]).toMatchObject({
    record: 'the whole record',
    upto: 3,
    seats: [
      { kind: 'person', name: 'Name A' },
      { kind: 'bot', bot: 'coach', name: 'Name B' },
    ],
  });
});

it('nothing that is done on the table of a replay reaches the server', async () => {
  const now = new TableLink('t', 'k');
  await now.refresh();
  const frozen = new FrozenLink(now, past(3, 'A'));
  requests.length = 0;
  const done = await Promise.all([
    frozen.act('pass'),
    frozen.undo(),
    frozen.askBack(),
    frozen.answerBack(true),
    frozen.order({}),
    frozen.forget(),
    frozen.seat('A', {}),
    frozen.pace(0),
  ]);
  expect(done.every((one) => !one)).toBe(true);
  expect(await frozen.why(['pass', 'throw'])).toMatchObject({ answers: [null, null] });
  expect(requests).toEqual([]);
});
