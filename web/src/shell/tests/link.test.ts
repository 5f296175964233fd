import tableEn from '@engine/messages.en.json';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { live } from '$lib/live.svelte';
import { TableLink } from '../link.svelte';
import type { Shown } from '../types';

const shown = (over: Partial<Shown> = {}): Shown => ({
  table: 't',
  game: 'demo',
  edition: 1,
  pack: { name: 'standard', hash: '' },
  options: {},
  you: 'A',
  host: true,
  version: '1-0-0',
  decision: 1,
  name: '',
  pace: 800,
  seats: [],
  turn: ['A'],
  result: null,
  consent: null,
  undoable: 0,
  absence: 60,
  moves: [{ text: 'pass', type: 'pass' }],
  asides: [],
  view: {},
  log: [],
  lines: 0,
  ...over,
});
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  speak('en');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a line to a table', () => {
  it('sends the token in a header only, and takes in view, moves and log', async () => {
    fetched.mockResolvedValue(answer(shown({ log: [{ n: 1, type: 'passed' }], lines: 1 })));
    const link = new TableLink('t', 'SECRET');
    await link.refresh();
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/tables/t?since=0');
    expect(path).not.toContain('SECRET');
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer SECRET');
    expect(link.status).toBe('open');
    expect(link.myTurn).toBe(true);
    expect(link.movesOf('pass')).toHaveLength(1);
    expect(link.log.map((line) => line.n)).toEqual([1]);
  });

  it('calls a seat its stand-in’s while that plays, and mine again when the game is over', async () => {
    const seats = [{ seat: 'A', kind: 'bot', name: 'Ana', club: '', crest: '', online: true }] as never;
    const link = new TableLink('t', 'SECRET');
    for (const [result, name] of [
      [null, 'Your stand-in'],
      [{ places: [1] }, 'You'],
    ] as const) {
      fetched.mockResolvedValueOnce(answer(shown({ seats, result, decision: result ? 2 : 1 })));
      await link.refresh();
      expect(link.nameOf('A')).toBe(name);
    }
  });

  it('shows a long log when all its pages are there, so that none is taken for news', async () => {
    const page = (...lines: number[]) =>
      answer(shown({ log: lines.map((n) => ({ n, type: 'passed' })), lines: 5 }));
    const link = new TableLink('t', 'SECRET');
    const pages = [page(1, 2), page(3, 4), page(5)];
    const seen: unknown[] = [];
    fetched.mockImplementation(() => {
      seen.push([link.status, link.log.length]);
      return Promise.resolve(pages.shift() ?? answer({}, 500));
    });
    await link.refresh();
    expect(seen).toEqual(Array(3).fill(['loading', 0]));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(
      [0, 2, 4].map((n) => `/api/tables/t?since=${n}`),
    );
    expect(link.log.map((line) => line.n)).toEqual([1, 2, 3, 4, 5]);
    expect(link.status).toBe('open');
  });

  it('acts against the decision it saw, asks for news only, and strikes what was taken back', async () => {
    fetched.mockResolvedValueOnce(answer(shown({ decision: 7, log: [{ n: 1, type: 'raised' }], lines: 1 })));
    const link = new TableLink('t', 'k');
    await link.refresh();
    fetched.mockResolvedValueOnce(
      answer(shown({ decision: 8, log: [{ n: 2, type: 'undone', struck: [1] }], lines: 2 })),
    );
    expect(await link.act('pass')).toBe(true);
    const [path, init] = fetched.mock.calls[1] ?? [];
    expect(path).toBe('/api/tables/t/moves?since=1');
    expect(JSON.parse(String(init?.body))).toEqual({ decision: 7, moves: ['pass'] });
    expect(link.log).toEqual([
      { n: 1, type: 'raised', undone: true },
      { n: 2, type: 'undone', struck: [1] },
    ]);
  });

  it('shows and says a refusal with its rule, and stays open', async () => {
    fetched.mockResolvedValueOnce(answer(shown()));
    const link = new TableLink('t', 'k');
    await link.refresh();
    fetched.mockResolvedValueOnce(
      answer({ error: { rule: 'TABLE-002', key: 'not-on-offer', args: {}, index: 0 } }, 422),
    );
    expect(await link.act('raise 500')).toBe(false);
    expect(link.refusal?.rule).toBe('TABLE-002');
    expect(live.notes.at(-1)).toMatchObject({
      text: tableEn['refusal.TABLE-002.not-on-offer'],
      rule: 'TABLE-002',
      tone: 'refusal',
    });
    expect(link.status).toBe('open');
    expect(link.busy).toBe(false);
  });

  it('looks again after a stale decision', async () => {
    fetched.mockResolvedValueOnce(answer(shown()));
    const link = new TableLink('t', 'k');
    await link.refresh();
    fetched.mockResolvedValueOnce(answer({ error: { rule: 'TABLE-003', key: 'stale', args: {} } }, 409));
    fetched.mockResolvedValue(answer(shown({ decision: 9, lines: 4, log: [] })));
    expect(await link.act('pass')).toBe(false);
    await vi.waitFor(() => expect(link.shown?.decision).toBe(9));
  });

  it('knows a dead link from a server that does not answer', async () => {
    fetched.mockResolvedValueOnce(
      answer({ error: { rule: 'TABLE-011', key: 'unknown-link', args: {} } }, 401),
    );
    const dead = new TableLink('t', 'k');
    await dead.refresh();
    expect(dead.status).toBe('gone');
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    const lost = new TableLink('t', 'k');
    await lost.refresh();
    expect(lost.status).toBe('lost');
  });

  it('follows the stream: fetches again when the table changed, and ends when the link dies', async () => {
    let version = 1;
    fetched.mockImplementation((path) => {
      if (path.endsWith('/stream')) {
        return Promise.resolve(
          new Response('id: 2-0-0\nevent: changed\ndata: {}\n\nevent: gone\ndata: {}\n\n'),
        );
      }
      return Promise.resolve(answer(shown({ decision: version, version: `${version++}-0-0` })));
    });
    const link = new TableLink('t', 'k');
    await link.open();
    await vi.waitFor(() => expect(link.status).toBe('gone'));
    expect(fetched.mock.calls.filter(([path]) => path.includes('since')).length).toBe(2);
    link.close();
  });

  it('does not let an answer that was overtaken turn the table back', async () => {
    fetched.mockResolvedValueOnce(answer(shown({ decision: 5, lines: 0, view: 'new' })));
    const link = new TableLink('t', 'k');
    await link.refresh();
    fetched.mockResolvedValueOnce(answer(shown({ decision: 4, lines: 0, view: 'old' })));
    await link.refresh();
    expect(link.shown?.view).toBe('new');
  });
});
