import { afterEach, expect, it, vi } from 'vitest';
import { TableLink } from '../link.svelte';
import { OldMoments } from '../moments';
import type { Shown } from '../types';

const asked: string[] = [];
/** The server gives three lines in an answer. */
function server(path: string): Promise<Response> {
  asked.push(path);
  const found = /at\/(\d+)(?:.*since=(\d+))?/.exec(path);
  const line = Number(found?.[1]);
  const since = Number(found?.[2] ?? line - 1);
  const all = Array.from({ length: line }, (_, i) => ({ n: i + 1, type: 'told', rule: 'X-1' }));
  const log = all.filter((one) => one.n > since).slice(0, 3);
  return Promise.resolve(new Response(JSON.stringify({ table: 't', as: 'spectator', line, lines: 9, log })));
}
const numbers = async (moments: OldMoments, line: number, as?: string) =>
  (await moments.at(line, as)).log.map((one) => one.n);

afterEach(() => vi.unstubAllGlobals());

it('another’s moment comes with his whole log, of which each line is fetched once', async () => {
  vi.stubGlobal('fetch', server);
  const live = new TableLink('t', 'k');
  live.newest = { you: 'A' } as Shown;
  const moments = new OldMoments(live);
  expect(await numbers(moments, 7, 'spectator')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked).toHaveLength(3);
  expect(await numbers(moments, 4, 'spectator')).toEqual([1, 2, 3, 4]);
  expect(await numbers(moments, 8, 'spectator')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asked).toHaveLength(5);
  expect(await numbers(moments, 5, 'A')).toEqual([5]);
  expect(asked.at(-1)).not.toContain('since');
});
