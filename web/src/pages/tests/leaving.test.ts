/** A page that is being left asks for nothing of the page that comes. */
import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import { speak } from '../../lib/i18n/index.svelte';

const asked: string[] = [];
const shown = {
  ...{ table: 't', game: 'plain', you: 'A', version: '1', decision: 1, turn: [], result: null, seats: [] },
  ...{ moves: [], view: {}, log: [], lines: 0 },
};

beforeEach(() => {
  speak('en');
  asked.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/games')) return Promise.resolve(new Response('[]'));
    const past = {
      table: 't',
      as: 'A',
      line: 0,
      lines: 0,
      entry: null,
      turn: [],
      result: null,
      view: {},
      log: [],
    };
    return Promise.resolve(new Response(JSON.stringify(path.includes('/at/') ? past : shown)));
  });
});
afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

it.each(['#/', '#/rules/match-of-the-season'])('a replay that is left for %s', async (hash) => {
  location.hash = '#/replay/t/k';
  render(App);
  expect(await screen.findByRole('slider', {}, { timeout: 15_000 })).toBeInTheDocument();
  location.hash = hash;
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull(), { timeout: 15_000 });
  expect(asked.filter((path) => !path.startsWith('/api/tables/t') && path.startsWith('/api/tables'))).toEqual(
    [],
  );
  expect(asked.join()).not.toContain('undefined');
});
