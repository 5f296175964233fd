import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { playNow } from '../../shell/start';
import SetUp from '../SetUp.svelte';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const LINKS = { table: 'new', host: 'A', seats: [{ seat: 'A', token: 'k' }], spectator: 's' };
const game = (packs: string[]) => ({
  id: 'demo',
  name: 'Demo',
  seats: { fewest: 2, most: 3 },
  edition: 1,
  options: [{ id: 'weeks', values: ['5', '10'], standard: '5', rule: 'DEMO-001' }],
  bots: ['coach'],
  packs,
});
/** What was asked of the server when a table was opened. */
const opened = () => {
  const call = fetched.mock.calls.find(([, init]) => init.method === 'POST');
  return JSON.parse(String(call?.[1].body)) as { pack?: string; options?: unknown };
};

beforeEach(() => {
  localStorage.clear();
  speak('en');
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

async function setUp(packs: string[]) {
  fetched.mockImplementation((path) =>
    Promise.resolve(
      path === '/api/games'
        ? new Response(JSON.stringify([game(packs)]))
        : new Response(JSON.stringify(LINKS), { status: 201 }),
    ),
  );
  render(SetUp, { route: { page: 'setup', game: 'demo' } });
  return await screen.findByRole('region', { name: 'How we play' });
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start' }));

describe('the pack of a new table', () => {
  it('is the host’s own where he brought one, and can be chosen', async () => {
    const group = within(within(await setUp(['my-league', 'standard'])).getByRole('group', { name: 'Pack' }));
    expect(group.getByRole('radio', { name: 'my-league' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'The game’s own' }));
    await start();
    expect(opened().pack).toBe('standard');
  });

  it('is left to the server where nothing is chosen, so that it is the host’s own', async () => {
    await setUp(['my-league', 'standard']);
    await start();
    expect(opened()).not.toHaveProperty('pack');
    fetched.mockClear();
    await playNow('demo');
    expect(opened()).not.toHaveProperty('pack');
  });

  it('is not asked for where there is one only', async () => {
    const options = within(await setUp(['standard']));
    expect(options.queryByRole('group', { name: 'Pack' })).toBeNull();
    expect(options.getAllByRole('radio')[0]).toBeChecked();
  });
});

it('says of a game that this server does not play what is the matter, and leads back', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify([game(['standard'])])));
  render(SetUp, { route: { page: 'setup', game: 'nope' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such game here.' })).toBeInTheDocument();
  expect(screen.getByText(/does not play “nope”/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '#/');
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});
