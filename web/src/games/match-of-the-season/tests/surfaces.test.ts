import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { AnyMove, MotsView, Purpose } from '../../../generated/match-of-the-season';
import generated from '../../../generated/match-of-the-season.ts?raw';
import type { Move } from '../../../shell/types';
import Table from '../Table.svelte';
import { LOT, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

type Kind = AnyMove['type'];
interface Sample {
  view: MotsView;
  moves: Move[];
  asides?: Move[];
  /** What a person does on the surface. */
  hand: (user: UserEvent) => Promise<void>;
  sends: string[];
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const press = (...names: RegExp[]) =>
  async function (user: UserEvent) {
    for (const name of names) await user.click(await button(name));
  };
const tab = (name: string, ...names: RegExp[]) =>
  async function (user: UserEvent) {
    await user.click(await screen.findByRole('radio', { name }));
    await press(...names)(user);
  };

const building = (over: Partial<MotsView['building'][number]> = {}): MotsView['building'] => [
  {
    team: 'blue',
    purpose: 'matches' as Purpose,
    closed: false,
    strongestOnly: false,
    formation: '',
    picks: [],
    bestFormation: '4-4-2',
    best: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ...over,
  },
];
const lining: Sample = {
  view: viewOf({ stage: 'line-ups', matches: MATCHES, building: building() }),
  moves: [move('shape', { defenders: 4, midfielders: 4, attackers: 2 })],
  hand: press(/^Lock/),
  sends: ['shape 4 4 2', ...Array.from({ length: 11 }, (_, i) => `pick ${i + 1}`), 'ready'],
};
const short: Sample = {
  ...lining,
  view: (() => {
    const view = viewOf({ stage: 'line-ups', matches: MATCHES, building: building() });
    const blue = view.teams[0];
    if (blue) blue.squad = blue.line = blue.line.slice(0, 10).concat(0);
    if (blue) blue.squad = blue.line.slice(0, 10);
    view.building = building({ best: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0] });
    return view;
  })(),
  hand: press(/^Play with 10/),
  sends: ['shape 4 4 2', ...Array.from({ length: 10 }, (_, i) => `pick ${i + 1}`), 'leave', 'ready'],
};
const auction = viewOf({
  stage: 'auction',
  auction: LOT,
});
const bids = [
  move('bid', { team: 'blue', price: 100 }),
  move('bid', { team: 'blue', price: 105 }),
  move('pass'),
];
const day = viewOf({});
const throwing = [move('throw')];
const about = (
  stage: MotsView['stage'],
  kind: string,
  number: number,
  rest: Partial<MotsView> = {},
): Sample => ({
  view: viewOf({ stage, ...rest }),
  moves: [move(kind, { number }), move(kind, { number: number + 1 })],
  hand: press(new RegExp(`^Man ${number},`), new RegExp(`Man ${number}\\b(?!,)`)),
  sends: [`${kind} ${number}`],
});
const choice = { team: 'blue' as const, kind: 1, makeRoom: false };
const closing = { places: [], turn: 'blue' as const, lost: 0, extensionsLeft: 1 };
const red = (kind: Kind, held: number, parts: Record<string, string | number>, use: RegExp): Sample => ({
  view: viewOf({}, [held]),
  moves: throwing,
  asides: [move(kind, parts)],
  hand: tab('Red cards', new RegExp(`^${kind}:.*`), use),
  sends: [move(kind, parts).text],
});

/** One decision for every kind of move that a seat makes, and how it is made on the page. */
const SAMPLES: Record<Exclude<Kind, (typeof LUCK)[number]>, Sample> = {
  take: {
    view: viewOf({ stage: 'colours' }),
    moves: [move('take', { team: 'red' })],
    hand: press(/Take Redmere/),
    sends: ['take red'],
  },
  choose: {
    view: viewOf({ stage: 'draft' }),
    moves: [move('choose', { number: 61 })],
    hand: press(/^Man 61,/, /^Pick Man 61/),
    sends: ['choose 61'],
  },
  shape: lining,
  pick: lining,
  ready: lining,
  leave: short,
  keep: {
    view: viewOf({ stage: 'changes', matches: MATCHES, building: building() }),
    moves: [move('keep'), ...lining.moves],
    hand: press(/^Keep it/),
    sends: ['keep'],
  },
  exchange: {
    view: viewOf({ stage: 'changes', matches: MATCHES, building: building() }),
    moves: [move('keep'), move('exchange', { out: 2, in: 13 })],
    hand: press(/^Man 13,/, /^Man 2,/, /^Make this change/),
    sends: ['exchange 2 13'],
  },
  bid: { view: auction, moves: bids, hand: press(/^Bid 100k$/), sends: ['bid blue 100'] },
  pass: { view: auction, moves: bids, hand: press(/^Pass/), sends: ['pass'] },
  throw: { view: day, moves: throwing, hand: press(/^Throw/), sends: ['throw'] },
  'turn-card': {
    view: viewOf({ stage: 'turn-over' }),
    moves: [move('turn-card')],
    hand: press(/^Turn the card/),
    sends: ['turn-card'],
  },
  'go-on': { view: day, moves: [move('go-on')], hand: press(/^Done, go on/), sends: ['go-on'] },
  wait: { view: day, moves: [], asides: [move('wait')], hand: press(/^Wait for me/), sends: ['wait'] },
  accept: about('choice', 'accept', 61, { choice }),
  'make-room': about('choice', 'make-room', 3, { choice: { ...choice, makeRoom: true } }),
  decline: {
    view: viewOf({ stage: 'choice', choice }),
    moves: [move('accept', { number: 61 }), move('decline')],
    hand: press(/^No, thank you/),
    sends: ['decline'],
  },
  lay: {
    view: viewOf({ stage: 'kick-off', matches: MATCHES }, [1]),
    moves: [move('begin'), move('lay', { card: 'central-attack' })],
    hand: press(/what central-attack does/),
    sends: ['lay central-attack'],
  },
  begin: {
    view: viewOf({ stage: 'kick-off', matches: MATCHES }),
    moves: [move('begin')],
    hand: press(/^Kick off/),
    sends: ['begin'],
  },
  replace: about('replacement', 'replace', 13),
  'bring-on': {
    view: viewOf({
      stage: 'substitutions',
      matches: MATCHES,
      building: building({ formation: '4-4-2', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
    }),
    moves: [move('play-on'), move('bring-on', { out: 2, in: 13 })],
    hand: press(/^Man 13,/, /^Man 2,/),
    sends: ['bring-on 2 13'],
  },
  'play-on': {
    view: viewOf({
      stage: 'substitutions',
      matches: MATCHES,
      building: building({ formation: '4-4-2', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
    }),
    moves: [move('play-on')],
    hand: press(/^Play on/),
    sends: ['play-on'],
  },
  extend: {
    view: viewOf({ stage: 'contracts', closing }),
    moves: [move('extend', { number: 4 }), move('extend', { number: 5 })],
    hand: press(/^Man 4,/, /^Extend 1/),
    sends: ['extend 4'],
  },
  rush: about('emergency', 'rush', 61, { closing }),
  'quick-sale': about('emergency', 'quick-sale', 13, { closing }),
  'fill-up': about('shortage', 'fill-up', 61, { closing }),
  swap: {
    view: viewOf({ stage: 'swaps', closing }),
    moves: [move('swap', { take: 17, give: 2 }), move('swap', { take: 17, give: 3 }), move('no-swap')],
    hand: press(/^Man 17,/, /^Man 3,/, /^Man 3 for Man 17/),
    sends: ['swap 17 3'],
  },
  'no-swap': {
    view: viewOf({ stage: 'swaps', closing }),
    moves: [move('swap', { take: 17, give: 2 }), move('no-swap')],
    hand: press(/^No swap/),
    sends: ['no-swap'],
  },
  'to-bank': {
    view: day,
    moves: throwing,
    asides: [move('to-bank', { number: 4 })],
    hand: async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Sell' }));
      const men = await screen.findAllByRole('button', { name: /^Man 4,/ });
      await user.click(men.at(-1) as HTMLElement);
      await press(/^To the bank/)(user);
    },
    sends: ['to-bank 4'],
  },
  'for-sale': {
    view: day,
    moves: throwing,
    asides: [395, 400].map((reserve) => move('for-sale', { number: 4, reserve })),
    hand: tab('Sell', /^Man 4,/, /^Put up from/),
    sends: ['for-sale 4 400'],
  },
  'from-pool': {
    view: day,
    moves: throwing,
    asides: [move('from-pool', { team: 'blue', number: 62 })],
    hand: tab('Buy', /^Man 62,/, /^Buy Man 62/),
    sends: ['from-pool blue 62'],
  },
  physio: red('physio', 3, { number: 4 }, /^Wet Sponge/),
  appeal: red('appeal', 4, { number: 4 }, /^A Good Lawyer/),
  'stay-home': red('stay-home', 5, { number: 4 }, /^Letter from Mother/),
  scout: red('scout', 6, { team: 'blue', number: 61 }, /^Man in the Raincoat/),
  'home-ground': red('home-ground', 7, { team: 'blue' }, /^Our Own Grass/),
  loyalty: red('loyalty', 8, { team: 'blue' }, /^Heart on the Sleeve/),
};
/** Moves that nobody chooses. */
const LUCK = ['dealt', 'd3', 'd6', 'd12', 'up', 'draw', 'entrant', 'left-out'] as const;

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

describe('every decision has a surface', () => {
  it('and every kind of move the game knows is tried here, or is luck', () => {
    const moves = generated.slice(generated.indexOf('AnyMove'));
    const kinds = [...moves.matchAll(/type: '([\w-]+)'; text/g)].map((found) => found[1]);
    expect(kinds.length).toBeGreaterThan(40);
    expect([...Object.keys(SAMPLES), ...LUCK].sort()).toEqual([...kinds].sort());
  });

  it.each(Object.entries(SAMPLES))('%s', async (_, sample) => {
    const { link, act } = linkOf(sample.view, sample.moves, sample.asides);
    render(Table, { link, tools: TOOLS });
    await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
    await sample.hand(userEvent.setup());
    await waitFor(() => expect(act).toHaveBeenCalledWith(...sample.sends));
    expect(act).toHaveBeenCalledTimes(1);
    // The plain list is the last resort; nothing here may need it.
    const main = screen.getByRole('main');
    expect(within(main).queryByLabelText('Find a move')).toBeNull();
    expect(main.querySelector('.moves')).toBeNull();
  });
});
