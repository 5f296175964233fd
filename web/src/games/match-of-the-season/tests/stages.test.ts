import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { AuctionView } from '../../../generated/match-of-the-season';
import { previewsOf } from '../lineup/preview';
import { namesIn } from '../names';
import { bidsFor, endOf, orderUpTo, reach } from '../stages/bidding';
import { candidates } from '../stages/candidates';
import { tacticsIn, tacticsWords } from '../stages/tactics';
import { impossible } from '../stages/trading';
import Table from '../Table.svelte';
import { BOX, LOT, MATCH, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

const names = namesIn(BOX);
let asked: string[];

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  asked = answering();
});
afterEach(() => vi.unstubAllGlobals());

describe('bidding', () => {
  it('lets a maximum be anything up to my money, in steps', () => {
    expect(reach(LOT, 703)).toBe(700);
    expect(reach({ ...LOT, least: 101, step: 1 }, 703)).toBe(703);
    expect(reach(LOT, 99)).toBe(0);
    expect(orderUpTo('red', 640)).toEqual({
      type: 'bid red',
      limit: 640,
      otherwise: 'pass',
      until: '/auction/player',
    });
  });

  it('reads the bids for the man who is up, and not what was taken back', () => {
    const bid = (n: number, price: number, undone = false) => ({
      n,
      type: 'bid',
      team: 'red',
      player: 61,
      price,
      undone,
    });
    const log = [
      bid(1, 90),
      { n: 2, type: 'turned-up', player: 61 },
      bid(3, 100),
      bid(4, 105, true),
      bid(5, 110),
    ];
    expect(bidsFor(log, 61).map((one) => one.k)).toEqual([100, 110]);
  });

  it('tells how a maximum ended', () => {
    const stood = { player: 61, max: 120 };
    const on = (over: Partial<AuctionView>) => viewOf({ stage: 'auction', auction: { ...LOT, ...over } });
    expect(endOf(stood, on({ leader: 'red', price: 115 }), [], ['blue'])).toBeUndefined();
    expect(endOf(stood, on({ leader: 'red', price: 125 }), [], ['blue'])?.key).toBe('maxPassed');
    const signed = (team: string) => [{ n: 9, type: 'signed', player: 61, team, price: 115 }];
    expect(endOf(stood, viewOf({}), signed('blue'), ['blue'])).toEqual({
      key: 'maxWon',
      price: 115,
      team: 'blue',
    });
    expect(endOf(stood, viewOf({}), signed('red'), ['blue'])?.key).toBe('maxLost');
    expect(endOf(stood, viewOf({}), [], ['blue'])).toBeUndefined();
  });

  it('sends a standing maximum far above the least bid, by keyboard', async () => {
    const { link } = linkOf(viewOf({ stage: 'auction', auction: LOT }), [
      ...Array.from({ length: 121 }, (_, i) => move('bid', { team: 'blue', price: 100 + 5 * i })),
      move('pass'),
    ]);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    const stepper = await screen.findByRole('spinbutton');
    expect(stepper).toHaveAttribute('aria-valuemax', '700');
    stepper.focus();
    for (let i = 0; i < 30; i++) await user.keyboard('{PageUp}');
    await user.click(await screen.findByRole('button', { name: /^Up to 700k/ }));
    expect(link.order).toHaveBeenCalledWith(orderUpTo('blue', 700));
  });
});

describe('trade', () => {
  it('asks about everything that lies there and is not on offer, once', () => {
    const view = viewOf({}, [6, 1]);
    const teams = view.teams.slice(0, 1);
    const offered = [move('to-bank', { number: 4 }), move('from-pool', { team: 'blue', number: 62 })];
    const texts = impossible(view, teams, offered, names);
    expect(texts).toContain('to-bank 5');
    expect(texts).toContain('for-sale 4 400');
    expect(texts).toContain('from-pool blue 61');
    expect(texts).toContain('scout blue 61');
    expect(texts).not.toContain('to-bank 4');
    expect(texts).not.toContain('from-pool blue 62');
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.some((text) => text.startsWith('central-attack'))).toBe(false);
  });

  it('lays what is impossible flat, with the rule’s words, and sends nothing for it', async () => {
    const { link, act } = linkOf(viewOf({}), [move('throw')]);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Buy' }));
    await waitFor(() => expect(asked).toContain('from-pool blue 62'));
    const man = await screen.findByRole('button', { name: /^Man 62,.*thirteen/i });
    expect(man).toHaveAttribute('aria-disabled', 'true');
    await user.click(man);
    expect(act).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Buy Man 62/ })).toBeNull();
  });

  it('is one stop for Tab, with arrows among the men and Enter to choose', async () => {
    const { link } = linkOf(
      viewOf({}),
      [move('throw')],
      [61, 62, 63].map((number) => move('from-pool', { team: 'blue', number })),
    );
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Buy' }));
    const man = await screen.findByRole('button', { name: /^Man 61,/ });
    man.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('button', { name: /^Buy Man 63, 300k/ })).toBeInTheDocument();
    expect(screen.getByText('Then you have 400k.')).toBeInTheDocument();
  });
});

describe('one man', () => {
  it('tells what each costs and what is left', async () => {
    const view = viewOf({
      stage: 'shortage',
      closing: { places: [], turn: 'blue', lost: 0, extensionsLeft: 0 },
      terms: [
        { number: 61, money: -55 },
        { number: 62, money: -7 },
      ],
    });
    const { link, act } = linkOf(view, [move('fill-up', { number: 61 }), move('fill-up', { number: 62 })]);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    expect(await screen.findByText('You have 700k.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Man 61,.*−55k/ }));
    expect(screen.getByText('You have 700k, then 645k.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Sign Man 61, −55k/ }));
    expect(act).toHaveBeenCalledWith('fill-up 61');
  });

  it('shows the pool or the bench around those on offer', () => {
    const view = viewOf({ terms: [{ number: 61, money: 0 }] });
    const blue = view.teams[0];
    if (!blue) throw new Error('no team');
    expect(candidates('accept', view, blue)).toEqual([61, 62, 63, 64]);
    expect(candidates('accept', viewOf({ terms: [{ number: 101, money: 0 }] }), blue)).toEqual([]);
    expect(candidates('replace', view, blue)).toEqual([12, 13, 14, 15]);
  });
});

describe('kick-off', () => {
  it('says the right thing about tactics cards', () => {
    const blue = viewOf({}, [1, 3, 1]).teams[0];
    expect(tacticsIn(blue, names)).toEqual(['central-attack']);
    expect(tacticsWords(MATCH, [], 0)).toBe('noneHeld');
    expect(tacticsWords(MATCH, ['wing-attack'], 0)).toBe('noneFits');
    expect(tacticsWords(MATCH, ['wing-attack'], 1)).toBeUndefined();
    expect(tacticsWords({ ...MATCH, laid: true }, [], 0)).toBe('laid');
  });

  it('shows the stake as the game tells it, and a card that does not fit flat with its reason', async () => {
    const match = {
      ...MATCH,
      odds: { home: [], away: [], homeTakers: 1, awayTakers: 1, win: 50, draw: 20, lose: 30 },
    };
    const day = MATCHES ? { ...MATCHES, list: [match] } : null;
    const { link, act } = linkOf(viewOf({ stage: 'kick-off', matches: day }, [2]), [move('begin')]);
    render(Table, { link, tools: TOOLS });
    expect(await screen.findByText('+17k')).toBeInTheDocument();
    expect(screen.getByText('−10k')).toBeInTheDocument();
    const card = await screen.findByRole('button', { name: /wing-attack does.*thirteen/i });
    await userEvent.click(card);
    expect(act).not.toHaveBeenCalled();
    expect(asked).toEqual(['lay wing-attack']);
  });
});

describe('a swap', () => {
  it('shows what both sides get before it is made', async () => {
    const view = viewOf({
      stage: 'swaps',
      closing: { places: [], turn: 'blue', lost: 0, extensionsLeft: 0 },
    });
    const { link } = linkOf(view, [move('swap', { take: 20, give: 2 }), move('no-swap')]);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    // Man 20 has five stars, man 2 two.
    await user.click(await screen.findByRole('button', { name: /^Man 20,/ }));
    expect(screen.getByRole('button', { name: /^Swap/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Man 2,/ }));
    expect(screen.getByText('14 → 17')).toBeInTheDocument();
    expect(screen.getByText('14 → 11')).toBeInTheDocument();
  });

  it('that was made is weighed no more while the next is asked for: the man taken stands in my line now', async () => {
    const view = viewOf({
      stage: 'swaps',
      closing: { places: [], turn: 'blue', lost: 0, extensionsLeft: 0 },
    });
    const { link } = linkOf(view, [move('swap', { take: 20, give: 2 }), move('no-swap')]);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Man 20,/ }));
    await user.click(screen.getByRole('button', { name: /^Man 2,/ }));
    const then = structuredClone(view);
    const changed = (team: number, from: number, to: number) => {
      const one = then.teams[team];
      if (one) one.line = one.line.map((man) => (man === from ? to : man));
    };
    changed(0, 2, 20);
    changed(1, 20, 2);
    const moves = [move('swap', { take: 21, give: 3 }), move('no-swap')];
    link.shown = link.shown && { ...link.shown, view: then, moves, decision: 6 };
    await tick();
    expect(screen.queryByText('14 → 17')).toBeNull();
    expect(screen.getByRole('button', { name: /^Man 21,/ })).toHaveAttribute('data-mark', 'may');
  });

  it('asks why the others are not to be had', async () => {
    const view = viewOf({
      stage: 'swaps',
      closing: { places: [], turn: 'blue', lost: 0, extensionsLeft: 0 },
    });
    const { link } = linkOf(view, [move('swap', { take: 20, give: 2 }), move('no-swap')]);
    render(Table, { link, tools: TOOLS });
    await waitFor(() => expect(asked).toContain('swap 17 2'));
    expect(asked).toContain('swap 20 6');
    expect(asked).not.toContain('swap 20 2');
    expect(await screen.findByRole('button', { name: /^Man 17,.*thirteen/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('a man in hand', () => {
  it('is weighed in every place he fits, the best first', () => {
    const now = { formation: '4-4-2', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
    const may = (_: number, place: number) => place >= 1 && place <= 4;
    // Man 13 has three stars; the defence has 2, 3, 4 and 5.
    const found = previewsOf({ hand: 13, now, may }, names);
    expect(found[0]).toMatchObject({ place: 2, out: 'Man 2' });
    expect(found[0]?.text).toBe('Defenders 14 to 15, all 31 to 32.');
    expect(found).toHaveLength(3);
    expect(previewsOf({ hand: 2, now, may }, names)).toEqual([]);
  });
});
