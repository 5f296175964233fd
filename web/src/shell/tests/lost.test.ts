import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak, t } from '$lib/i18n/index.svelte';
import { dismiss, live } from '$lib/live.svelte';
import { TableLink } from '../link.svelte';

const shown = (decision = 1) => ({
  table: 't',
  game: 'demo',
  you: 'A',
  version: `${decision}-0-0`,
  decision,
  turn: ['A'],
  moves: [],
  log: [],
  lines: 0,
});
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const silent = () => new Response(new ReadableStream<Uint8Array>());
const broken = () =>
  new Response(new ReadableStream<Uint8Array>({ start: (to) => to.error(new TypeError('network error')) }));
const refused = (status: number) =>
  answer({ error: { rule: 'TABLE-010', key: 'too-fast', args: {} } }, status);

/** All that can come instead of an answer. */
const FAILURES: Record<string, () => Promise<Response>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a body that breaks off': () => Promise.resolve(broken()),
  'a page of some proxy': () => Promise.resolve(new Response('<html>Bad gateway</html>')),
  'a proxy that says 502': () => Promise.resolve(new Response('<html>', { status: 502 })),
  'too many requests': () => Promise.resolve(refused(429)),
  'a server that is stopping': () => Promise.resolve(refused(503)),
  'a fault of our own': () => Promise.reject(new ReferenceError('ours')),
};

let look: () => Promise<Response>;
let change: () => Promise<Response>;
let stream: () => Promise<Response>;
let looks: number;
let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  [...live.notes].forEach((one) => dismiss(one.id));
  looks = 0;
  look = () => Promise.resolve(answer(shown()));
  change = look;
  stream = () => Promise.resolve(silent());
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/stream')) return stream();
    if ((init.method ?? 'GET') !== 'GET') return change();
    looks++;
    return look();
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  link = new TableLink('t', 'k');
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe.each(Object.entries(FAILURES))('%s', (_, failing) => {
  it('as the answer to my move is told once, and the table is not lost while it still answers', async () => {
    await link.open();
    change = failing;
    expect(await link.act('pass')).toBe(false);
    await settle();
    expect(live.notes).toHaveLength(1);
    expect(link.busy).toBe(false);
    expect(link.status).toBe('open');
  });

  it('as the answer to a look is shown, told to nobody, and tried again until it works', async () => {
    await link.open();
    look = failing;
    await link.refresh();
    expect(link.status).toBe('lost');
    await settle(20_000);
    expect(looks).toBeGreaterThan(3);
    expect(live.notes).toHaveLength(0);
    look = () => Promise.resolve(answer(shown(2)));
    await settle(10_000);
    expect(link.status).toBe('open');
    expect(link.shown?.decision).toBe(2);
  });

  it('when the table is opened, or in place of the stream, does not end the following', async () => {
    look = failing;
    stream = failing;
    await link.open();
    await settle(5_000);
    expect(link.status).toBe('lost');
    look = () => Promise.resolve(answer(shown(3)));
    stream = () =>
      Promise.resolve(
        new Response(
          new ReadableStream<Uint8Array>({
            start: (to) => to.enqueue(new TextEncoder().encode('event: gone\ndata: {}\n\n')),
          }),
        ),
      );
    await settle(20_000);
    expect(link.status).toBe('gone');
  });
});

it.each(['abc€', '%0d%0aX:1', 'a b\r\nX: 1', ''])(
  'a link that was copied badly (%s) is no link',
  async (token) => {
    const odd = new TableLink('t', decodeURIComponent(token));
    await odd.open();
    expect(odd.status).toBe('gone');
    odd.close();
  },
);

it('a status without a reason is told with its number', async () => {
  await link.open();
  change = () => Promise.resolve(new Response('', { status: 500 }));
  await link.act('pass');
  expect(live.notes.at(-1)?.text).toBe(t('error.unknown', { status: 500 }));
});

it('looks again when the page is seen again or the network is back, until it is closed', async () => {
  await link.open();
  const before = looks;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(looks).toBe(before + 2);
  link.close();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(60_000);
  expect(looks).toBe(before + 2);
});

it('opens the stream again when it fell silent', async () => {
  let opened = 0;
  stream = () => (opened++, Promise.resolve(silent()));
  await link.open();
  await settle();
  expect(opened).toBe(1);
  await settle(45_000);
  expect(opened).toBe(2);
});
