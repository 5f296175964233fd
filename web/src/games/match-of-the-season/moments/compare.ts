/** What a face of the d6 compared, from the elevens as they were shown before the match. */
import type { Effect, Formation } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';
import { TEAMS, type Names } from '../names';
import { is } from './moment';

interface Shown {
  formation: string;
  stars: number[];
}
export interface Compared {
  home: number;
  away: number;
  /** How much of the home side's a tactics card added. */
  bonus: number;
}

const CENTRAL_BONUS = 2;
const SEASON_BONUS = 5;
const TOTAL = 1;
const ATTACK = 2;
const MIDFIELD = 3;
const DEFENCE = 4;

/** The eleven a side had shown last before entry `n`. */
export function shownBefore(
  log: readonly LogEntry[],
  n: number,
  side: number,
  names: Names,
): Shown | undefined {
  const stranger = names.stranger(side);
  if (stranger) return stranger;
  const entry = log.findLast(
    (one) => one.n < n && !one.undone && is(one, 'lined-up') && one.team === TEAMS[side],
  );
  if (!entry || !is(entry, 'lined-up')) return undefined;
  return {
    formation: entry.formation,
    stars: entry.players.map((one) => (one === 0 ? 0 : names.player(one).stars)),
  };
}

/** Both sides of a comparison; undefined for the faces that compare nothing. */
export function compared(
  face: number,
  home: Shown,
  away: Shown,
  card: Effect | undefined,
  crossed: boolean,
): Compared | undefined {
  if (card === 'wing-attack') return { home: wings(home), away: wings(away), bonus: 0 };
  if (face < TOTAL || face > DEFENCE) return undefined;
  const theirs = crossed ? swapped(face) : face;
  const [ours, other] = crossed && face !== theirs ? [theirs, face] : [face, face];
  const bonus = bonusOf(home, ours, card);
  return { home: sum(home, ours) + bonus, away: sum(away, other), bonus };
}

const swapped = (face: number): number => (face === ATTACK ? DEFENCE : face === DEFENCE ? ATTACK : face);

/** First place and number of men of a line. */
function lineOf({ formation }: Shown, face: number): [number, number] {
  const { defenders: df, midfielders: mf, attackers: fw } = parse(formation);
  if (face === TOTAL) return [0, 11];
  if (face === ATTACK) return [1 + df + mf, fw];
  return face === MIDFIELD ? [1 + df, mf] : [1, df];
}

function parse(formation: string): Formation {
  const [defenders = 0, midfielders = 0, attackers = 0] = formation.split('-').map(Number);
  return { defenders, midfielders, attackers };
}

const line = (side: Shown, face: number): number[] => {
  const [from, count] = lineOf(side, face);
  return side.stars.slice(from, from + count);
};
const sum = (side: Shown, face: number): number => line(side, face).reduce((all, one) => all + one, 0);
const wings = (side: Shown): number => {
  const men = line(side, MIDFIELD);
  return (men.at(0) ?? 0) + (men.at(-1) ?? 0);
};

/** Central Attack adds to attackers and all midfielders but the widest, Match of the season to the midfield. */
function bonusOf(side: Shown, face: number, card: Effect | undefined): number {
  if (card === 'match-of-the-season') return face === MIDFIELD ? SEASON_BONUS : 0;
  if (card !== 'central-attack' || face === DEFENCE) return 0;
  const standing = (men: number[]) => men.filter((stars) => stars > 0).length * CENTRAL_BONUS;
  const attack = standing(line(side, ATTACK));
  const centre = standing(line(side, MIDFIELD).slice(1, -1));
  if (face === ATTACK) return attack;
  return face === MIDFIELD ? centre : attack + centre;
}
