import { expect, it } from 'vitest';
import type { Purpose } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';
import { Draft } from '../lineup/draft.svelte';
import { NOBODY } from '../lineup/eleven';
import { namesIn } from '../names';
import { BOX, linkOf, move, viewOf } from './fixture';

const ELEVEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const building = [
  {
    team: 'blue' as const,
    purpose: 'matches' as Purpose,
    closed: false,
    strongestOnly: false,
    formation: '',
    picks: [],
    bestFormation: '4-4-2',
    best: ELEVEN,
  },
];

/** An eleven being built beside a market; `trade` and `goBack` are what the server would answer. */
function table() {
  const { link } = linkOf(
    viewOf({ stage: 'line-ups', building }),
    ['4 4 2', '4 3 3'].map((shape) => {
      const [defenders = 0, midfielders = 0, attackers = 0] = shape.split(' ').map(Number);
      return move('shape', { defenders, midfielders, attackers });
    }),
  );
  const draft = new Draft(
    () => link,
    () => namesIn(BOX),
  );
  let n = 0;
  const answer = (undoable: number, squad: number[], log: LogEntry[]) => {
    link.log = log;
    if (!link.shown) return;
    const teams = link.shown.view.teams.map((one) => (one.team === 'blue' ? { ...one, squad } : one));
    link.shown = { ...link.shown, undoable, view: { ...link.shown.view, teams } };
  };
  const squad = () => link.shown?.view.teams[0]?.squad ?? [];
  return {
    draft,
    sell: (player: number) =>
      answer(
        (link.shown?.undoable ?? 0) + 1,
        squad().filter((one) => one !== player),
        [...link.log, { n: ++n, type: 'sold-to-bank', team: 'blue', player }],
      ),
    goBack: (player: number) =>
      answer(
        (link.shown?.undoable ?? 0) - 1,
        [...squad(), player],
        [
          ...link.log.map((one) => (one['player'] === player ? { ...one, undone: true } : one)),
          { n: ++n, type: 'undone', seat: 'A', moves: 1 },
        ],
      ),
    others: () =>
      answer(link.shown?.undoable ?? 0, squad(), [...link.log, { n: ++n, type: 'x', team: 'red' }]),
    /** What luck brought, or what another has seen, is not taken back. */
    settle: () => answer(0, squad(), link.log),
  };
}

it('takes the last act back first, whether it was done on the pitch or at the market', () => {
  const { draft, sell, goBack, others } = table();
  draft.put(13, 1);
  sell(14);
  draft.shape('4-3-3');
  sell(15);
  others();
  expect(draft.undo()).toBe(false); // the sale of 15
  goBack(15);
  expect(draft.now.formation).toBe('4-3-3');
  expect(draft.undo()).toBe(true);
  expect(draft.now.formation).toBe('4-4-2');
  expect(draft.undo()).toBe(false); // the sale of 14
  goBack(14);
  expect(draft.now.men[1]).toBe(13);
  expect(draft.undo()).toBe(true);
  expect(draft.now.men).toEqual(ELEVEN);
  expect(draft.undo()).toBe(false);
});

it('does not wait for a sale that cannot be taken back any more', () => {
  const { draft, sell, settle } = table();
  draft.put(13, 1);
  sell(14);
  settle();
  expect(draft.undo()).toBe(true);
  expect(draft.now.men).toEqual(ELEVEN);
});

it('counts no change that changes nothing', () => {
  const { draft } = table();
  draft.put(13, 1);
  draft.shape('4-4-2');
  draft.last();
  draft.last();
  draft.strongest();
  expect(draft.now.men).toEqual(ELEVEN);
  expect(draft.undo()).toBe(true);
  expect(draft.now.men[1]).toBe(13);
  expect(draft.undo()).toBe(true);
  expect(draft.undo()).toBe(false);
});

it('leaves a place empty whose man was sold after he was put there', () => {
  const { draft, sell, goBack } = table();
  draft.put(13, 1);
  sell(13);
  expect(draft.now.men[1]).toBe(NOBODY);
  expect(draft.blocked).toBe('empty');
  goBack(13);
  expect(draft.now.men[1]).toBe(13);
});
