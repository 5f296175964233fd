import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak, t } from '$lib/i18n/index.svelte';
import { play } from '$lib/sound.svelte';
import { gamePage } from '../../shell/games';
import { noticeTurn } from '../../shell/notice';
import Table from '../Table.svelte';

vi.mock('$lib/sound.svelte', async (real) => ({ ...(await real<object>()), play: vi.fn() }));
vi.mock('../../shell/notice', async (real) => ({ ...(await real<object>()), noticeTurn: vi.fn() }));
vi.mock('../../shell/games', async (real) => ({
  ...(await real<object>()),
  gamePage: vi.fn(() => Promise.resolve({ mood: 'season' })),
}));

let decision: number;
let turn: string[];
const shown = () => ({
  table: 't',
  game: 'plain',
  pack: { name: 'p', hash: 'h' },
  options: {},
  you: 'A',
  host: true,
  version: `${decision}-0-0`,
  decision,
  name: `Table after ${decision}`,
  pace: 800,
  seats: [],
  turn,
  result: null,
  consent: null,
  moves: [],
  asides: [],
  view: { at: decision },
  log: [],
  lines: 0,
});
let stream: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  localStorage.clear();
  speak('en');
  decision = 1;
  turn = ['B'];
  vi.clearAllMocks();
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/stream')
        ? new Response(new ReadableStream<Uint8Array>({ start: (to) => void (stream = to) }))
        : new Response(JSON.stringify(shown())),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Something happens at the table, and the page has shown it. */
async function happens(next: string[]) {
  turn = next;
  decision++;
  stream.enqueue(new TextEncoder().encode(`id: ${decision}-0-0\nevent: changed\ndata: {}\n\n`));
  await waitFor(() => expect(document.title).toContain(`Table after ${decision}`));
}

it('tells that it is my turn when the turn comes, and not with everything that happens in it', async () => {
  render(Table, { route: { page: 'table', table: 't', token: 'k' } });
  await waitFor(() => expect(document.title).toContain('Table after 1'));
  await waitFor(() => expect(stream).toBeDefined());
  expect(noticeTurn).not.toHaveBeenCalled();
  await happens(['A']);
  await happens(['A']);
  await happens(['A', 'B']);
  expect(noticeTurn).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
  await happens(['B']);
  await happens(['A']);
  expect(noticeTurn).toHaveBeenCalledTimes(2);
  expect(noticeTurn).toHaveBeenLastCalledWith('Table after 6');
});

it('says that a game’s page cannot be fetched, and offers to load again', async () => {
  vi.mocked(gamePage).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  render(Table, { route: { page: 'table', table: 't', token: 'k' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('page.unloaded'));
  expect(screen.getByRole('button', { name: t('page.reload') })).toBeInTheDocument();
});
