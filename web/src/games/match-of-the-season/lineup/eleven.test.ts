import { describe, expect, it } from 'vitest';
import type { Player, Position } from '$lib';
import { batchOf, couldFill, facesOf, fill, oddsOf, placesOf, sideOf } from './eleven';
import { squadCounts, starsIn, wanting } from './squad';

/** Numbers 10 to 19 are goalkeepers, 20 defenders, 30 midfielders, 40 forwards, 50 men for any place; the last digit are stars. */
const LINES: Position[] = ['GK', 'DF', 'MF', 'FW', 'ANY'];
const look = (number: number): Player => ({
  id: String(number),
  name: `man ${number}`,
  position: LINES[Math.floor(number / 10) - 1] ?? 'ANY',
  stars: number % 10,
});
const ELEVEN = [13, 24, 23, 22, 21, 33, 32, 31, 43, 42, 41];

describe('places', () => {
  it('run from the goalkeeper up, in the order of the rules', () => {
    expect(placesOf('3-5-2').join(' ')).toBe('GK DF DF DF MF MF MF MF MF FW FW');
  });
});

describe('filling an eleven', () => {
  it('keeps the men who are wanted and adds the strongest of the rest', () => {
    const men = fill('4-3-3', [11, 21, 22], [...ELEVEN, 11], look);
    expect(men).toEqual([11, 21, 22, 24, 23, 33, 32, 31, 43, 42, 41]);
  });

  it('leaves out men who are not free, and a place where nobody fits', () => {
    const free = ELEVEN.filter((one) => one !== 41);
    expect(fill('4-3-3', ELEVEN, free, look)).toEqual([...ELEVEN.slice(0, 10), 0]);
    expect(couldFill('4-3-3', fill('4-3-3', [], free, look), free, look)).toBe(false);
  });

  it('puts a man who may stand anywhere where nobody else fits', () => {
    const free = [...ELEVEN.filter((one) => one !== 13), 54];
    expect(fill('4-3-3', [], free, look)[0]).toBe(54);
  });

  it('sees a place that a free man could fill', () => {
    expect(couldFill('4-3-3', [0, ...ELEVEN.slice(1)], ELEVEN, look)).toBe(true);
  });

  it('is sent as one batch, with gaps left empty', () => {
    expect(batchOf('4-3-3', [13, 0, 22])).toEqual(['shape 4 3 3', 'pick 13', 'leave', 'pick 22', 'ready']);
    expect(batchOf('4-3-3', [13, 0, 22], 2, true)).toEqual(['pick 22', 'ready']);
  });
});

describe('what the die asks', () => {
  const stars = (men: number[]) => men.map((one) => one % 10);
  const ours = sideOf('4-3-3', stars(ELEVEN));
  const theirs = sideOf('4-4-2', [2, 3, 3, 3, 3, 2, 2, 1, 1, 3, 3]);

  it('adds up the lines', () => {
    expect([ours.ALL, ours.GK, ours.DF, ours.MF, ours.FW]).toEqual([25, 3, 10, 6, 6]);
    expect([theirs.ALL, theirs.GK, theirs.DF, theirs.MF, theirs.FW]).toEqual([26, 2, 12, 6, 6]);
  });

  it('weighs each face a sixth and a penalty by its takers', () => {
    const faces = facesOf(ours, theirs, true, false);
    expect(faces.map((face) => face.verdict)).toEqual(['lose', 'draw', 'draw', 'lose', 'win', 'draw']);
    expect(faces.map((face) => face.die)).toEqual([1, 2, 3, 4, 5, 6]);
    const odds = oddsOf(faces);
    // five of our eleven (3 4 3 3 3) have more than two stars; none of theirs has more than three
    expect(odds.win).toBeCloseTo(5 / 11 / 6);
    expect(odds.lose).toBeCloseTo(2 / 6);
    expect(odds.win + odds.draw + odds.lose).toBeCloseTo(1);
  });

  it('sets defence against attack under the house rule', () => {
    const [, two, , four] = facesOf(ours, theirs, true, true);
    expect([two?.ours, two?.theirs, four?.ours, four?.theirs]).toEqual([10, 6, 6, 12]);
    const [, away2, , away4] = facesOf(ours, theirs, false, true);
    expect([away2?.ours, away2?.theirs, away4?.ours, away4?.theirs]).toEqual([6, 12, 10, 6]);
  });

  it('asks for their penalty first when they are at home', () => {
    expect(facesOf(ours, theirs, false, false).map((face) => face.kind)).toEqual([
      'all',
      'attack',
      'midfield',
      'defence',
      'theirPenalty',
      'ourPenalty',
    ]);
  });
});

describe('a squad on its way', () => {
  it('may count on the further formations only where the house rule has them', () => {
    const counts = { GK: 1, DF: 5, MF: 4, FW: 1, ANY: 0 };
    expect(wanting(counts)).not.toEqual([]);
    expect(wanting(counts, true)).toEqual([]);
  });

  it('adds up the stars of each position', () => {
    const stars = (['GK', 'DF', 'MF', 'FW'] as const).map((one) => starsIn(ELEVEN, one, look));
    expect(stars).toEqual([3, 10, 6, 6]);
  });

  it('knows what the nearest formation lacks', () => {
    const counts = squadCounts([13, 24, 23, 22, 33, 32, 31, 43, 42], look);
    expect(wanting(counts).reduce((all, want) => all + want.count, 0)).toBe(2);
    expect(wanting(squadCounts(ELEVEN, look))).toEqual([]);
    expect(wanting(squadCounts([...ELEVEN.slice(0, 10), 51], look))).toEqual([]);
  });
});
