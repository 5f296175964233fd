import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { playsOn, toTheEnd, untilNews } from '../lineup/playsOn';
import PlaysOn from '../lineup/PlaysOn.svelte';
import { MATCH, MATCHES, linkOf, move, viewOf } from './fixture';

const view = viewOf({ stage: 'substitutions', matches: MATCHES });
const asked = (over = {}) => linkOf(view, [move('play-on')], [], over).link;

beforeEach(() => speak('en'));

it('leaves the server an order to play on to the end of this match, or until something happens', async () => {
  const link = asked();
  render(PlaysOn, { link, offers: true });
  await userEvent.click(screen.getByRole('button', { name: 'No more changes in this match' }));
  const stages = ['six-throws', 'taker', 'replacement', 'substitutions'];
  // At once: no die that is in the air could make it wrong.
  expect(link.order).toHaveBeenLastCalledWith({ moves: ['play-on'], while: '/stage', in: stages }, true);
  await userEvent.click(screen.getByRole('button', { name: /until something happens/ }));
  expect(link.order).toHaveBeenLastCalledWith({
    ...toTheEnd(),
    until: '/matches/list/0/homeGoals /matches/list/0/awayGoals /teams/0/line /teams/1/line',
  });
});

it('shows what holds, and ends it at once', async () => {
  for (const standing of [toTheEnd(), untilNews(view)]) {
    const link = asked({ standing });
    link.forget = vi.fn<typeof link.forget>().mockResolvedValue(true);
    const offers = render(PlaysOn, { link, offers: true });
    expect(screen.queryByRole('button')).toBeNull();
    offers.unmount();
    const { unmount } = render(PlaysOn, { link });
    expect(screen.getByRole('status')).toHaveTextContent(standing?.until ? /until a goal/ : /to the end/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(link.forget).toHaveBeenCalledOnce();
    unmount();
  }
});

it('nobody is called to what his order answers', () => {
  expect(asked().myTurn).toBe(true);
  expect(asked({ standing: toTheEnd() }).myTurn).toBe(false);
  expect(asked({ standing: toTheEnd() }).waits).toBe('Your order answers.');
  expect(asked().waits).toMatch(/to move/);
  const { link } = linkOf(view, [move('replace', { number: 3 })], [], { standing: toTheEnd() });
  expect(link.myTurn).toBe(true);
});

it('points at values that are there, also against a club of the Euro Cup', () => {
  const euro = viewOf({
    stage: 'substitutions',
    matches: { ...MATCHES, list: [MATCH, { ...MATCH, home: 2, away: 11 }], playing: 1 } as typeof MATCHES,
  });
  const pointers = untilNews(euro)?.until?.split(' ') ?? [];
  expect(pointers).toEqual([
    '/matches/list/1/homeGoals',
    '/matches/list/1/awayGoals',
    '/teams/2/line',
    '/matches/club',
  ]);
  for (const pointer of pointers) {
    const at = pointer
      .slice(1)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], euro);
    expect(at, pointer).toBeDefined();
  }
  expect(playsOn({ type: 'bid red', limit: 40, otherwise: 'pass' })).toBeUndefined();
});
