/** Elevens as numbers: places of a formation, who fits, star totals, what the die would give. */
import { rowsOf, type Player, type Position } from '$lib';

/** The formations there are: five of the rulebook, then the two that a house rule adds. */
export const FORMATIONS = ['5-3-2', '4-4-2', '4-3-3', '3-4-3', '3-5-2', '3-3-4', '5-4-1'] as const;
export const STANDARD = 5;
/** Nobody stands there. */
export const NOBODY = 0;

type Look = (number: number) => Player;

/** The positions of the eleven places in the order of the rules: goalkeeper, then up from the defence. */
export const placesOf = (formation: string): Position[] =>
  rowsOf(formation)
    .flat()
    .sort((a, b) => a.number - b.number)
    .map((place) => place.position);

const fits = (player: Player, position: Position) =>
  player.position === 'ANY' || player.position === position;

/**
 * Eleven men for a formation: those of `wanted` who still fit keep their order, the strongest of the rest fill up, and
 * men who may stand anywhere come last. Gives NOBODY where there is no one.
 */
export function fill(
  formation: string,
  wanted: readonly number[],
  free: readonly number[],
  look: Look,
): number[] {
  const men: number[] = placesOf(formation).map(() => NOBODY);
  const used = new Set<number>();
  const places = placesOf(formation);
  const seat = (pool: readonly number[], allowed: (player: Player, position: Position) => boolean) => {
    for (const number of pool) {
      if (number === NOBODY || used.has(number)) continue;
      const at = places.findIndex((position, i) => men[i] === NOBODY && allowed(look(number), position));
      if (at < 0) continue;
      men[at] = number;
      used.add(number);
    }
  };
  const strongest = [...free].sort((a, b) => look(b).stars - look(a).stars);
  const own = (player: Player, position: Position) => player.position === position;
  seat(
    wanted.filter((one) => free.includes(one)),
    own,
  );
  seat(
    wanted.filter((one) => free.includes(one)),
    fits,
  );
  seat(strongest, own);
  seat(strongest, fits);
  return men;
}

/** Whether a place stands empty although a free man could fill it. */
export const couldFill = (
  formation: string,
  men: readonly number[],
  free: readonly number[],
  look: Look,
): boolean =>
  placesOf(formation).some(
    (position, i) =>
      (men[i] ?? NOBODY) === NOBODY && free.some((one) => !men.includes(one) && fits(look(one), position)),
  );

/** What one side brings to the die: stars of all, of each line, and of each man. */
export interface Side {
  ALL: number;
  GK: number;
  DF: number;
  MF: number;
  FW: number;
  stars: number[];
}

/** Adds up a side from the stars in its places; 0 where nobody stands. */
export function sideOf(formation: string, stars: readonly number[]): Side {
  const sum: Side = { ALL: 0, GK: 0, DF: 0, MF: 0, FW: 0, stars: [...stars] };
  placesOf(formation).forEach((position, i) => {
    const here = stars[i] ?? 0;
    sum.ALL += here;
    if (position !== 'ANY') sum[position] += here;
  });
  return sum;
}

export interface Asked {
  die: number;
  kind: 'all' | 'attack' | 'midfield' | 'defence' | 'ourPenalty' | 'theirPenalty';
  /** Our line and theirs, where not the same two are compared. */
  lines?: readonly [Position, Position];
  ours: number;
  theirs: number;
  /** How many men the taker may be, for penalties. */
  of: number;
  verdict: 'win' | 'draw' | 'lose' | 'open';
}

const takers = (side: Side, keeper: number) => side.stars.filter((star) => star > keeper).length;
const fielded = (side: Side) => side.stars.filter((star) => star > 0).length;
const better = (ours: number, theirs: number) => (ours > theirs ? 'win' : ours < theirs ? 'lose' : 'draw');

/** What each face of the d6 compares. `crossed` is the house rule that sets attack against defence. */
export function facesOf(ours: Side, theirs: Side, home: boolean, crossed: boolean): Asked[] {
  const line = (die: number, kind: Asked['kind'], a: number, b: number): Asked => ({
    die,
    kind,
    ours: a,
    theirs: b,
    of: 0,
    verdict: better(a, b),
  });
  const [two, four] = crossed && home ? (['DF', 'FW'] as const) : (['FW', 'DF'] as const);
  const [twoTheirs, fourTheirs] = crossed ? ([four, two] as const) : ([two, four] as const);
  const our: Asked = {
    die: home ? 5 : 6,
    kind: 'ourPenalty',
    ours: takers(ours, theirs.GK),
    theirs: theirs.GK,
    of: fielded(ours),
    verdict: takers(ours, theirs.GK) > 0 ? 'win' : 'draw',
  };
  const their: Asked = {
    die: home ? 6 : 5,
    kind: 'theirPenalty',
    ours: ours.GK,
    theirs: takers(theirs, ours.GK),
    of: fielded(theirs),
    verdict: takers(theirs, ours.GK) > 0 ? 'lose' : 'draw',
  };
  const outer = (die: number, kind: Asked['kind'], a: 'DF' | 'FW', b: 'DF' | 'FW'): Asked => ({
    ...line(die, kind, ours[a], theirs[b]),
    ...(a !== b && { lines: [a, b] }),
  });
  return [
    line(1, 'all', ours.ALL, theirs.ALL),
    outer(2, 'attack', two, twoTheirs),
    line(3, 'midfield', ours.MF, theirs.MF),
    outer(4, 'defence', four, fourTheirs),
    ...(home ? [our, their] : [their, our]),
  ];
}

/** The chances of one throw, between 0 and 1: each face weighs a sixth, a penalty as many takers as score. */
export function oddsOf(faces: readonly Asked[]): { win: number; draw: number; lose: number } {
  let win = 0;
  let lose = 0;
  for (const face of faces) {
    if (face.kind === 'ourPenalty') win += face.ours / Math.max(1, face.of);
    else if (face.kind === 'theirPenalty') lose += face.theirs / Math.max(1, face.of);
    else if (face.verdict === 'win') win++;
    else if (face.verdict === 'lose') lose++;
  }
  return { win: win / 6, draw: Math.max(0, 1 - (win + lose) / 6), lose: lose / 6 };
}

/** The moves that make this eleven, as one batch; `done` places were decided before. */
export function batchOf(formation: string, men: readonly number[], done = 0, shaped = false): string[] {
  const shape = shaped ? [] : [`shape ${formation.replaceAll('-', ' ')}`];
  const picks = men.slice(done).map((one) => (one === NOBODY ? 'leave' : `pick ${one}`));
  return [...shape, ...picks, 'ready'];
}
