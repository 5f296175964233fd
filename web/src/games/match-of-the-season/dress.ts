/** What a manager wished for when the table was set, as it looks on his team: his club's name, his sign on the crest. */
import { TEAM_LOOKS, type Club } from '$lib';
import { crestOf, type CrestSpec } from '$lib/faces';
import type { MotsView, Team } from '../../generated/match-of-the-season';
import type { Chair } from '../../shell/types';

export interface Dress {
  /** The club's name; empty for the team's own. */
  club: string;
  sign?: CrestSpec['sign'];
  /** One manager leads several teams: each says its colour too. */
  several?: boolean;
}
export type Dresses = Partial<Record<Team, Dress>>;

/** So many letters where room is short. */
const SHORT = 15;
const LOOKS = Object.entries(TEAM_LOOKS) as [Team, { crest?: CrestSpec }][];

/** The team in whose colours the crest was chosen. */
export const wishedTeam = (crest: string): Team | undefined => {
  const { a, b } = crestOf(crest);
  return LOOKS.find(([, look]) => look.crest?.a === a && look.crest?.b === b)?.[0];
};

/** What was chosen for this chair; the sign only where it is another than comes with the colours. */
function dressOf(chair: Pick<Chair, 'club' | 'crest'>): Dress {
  const { sign } = crestOf(chair.crest);
  const usual = TEAM_LOOKS[wishedTeam(chair.crest) ?? 'red'].crest?.sign;
  return { club: chair.club, ...(sign && sign !== usual && { sign }) };
}

/** Team by team, for those that have a manager. */
export function dressesOf(view: Pick<MotsView, 'teams'> | undefined, chairs: readonly Chair[]): Dresses {
  const teams = (view?.teams ?? []).filter((one) => one.seat !== null);
  const all: Dresses = {};
  for (const { team, seat } of teams) {
    const chair = chairs.find((one) => one.seat === seat);
    if (chair && (chair.club || chair.crest))
      all[team] = { ...dressOf(chair), several: teams.filter((one) => one.seat === seat).length > 1 };
  }
  return all;
}

/** The club in that dress. Its colours stay the team's, for the board is printed in them. */
export function dressed(own: Club, dress: Dress | undefined, colour: string): Club {
  if (!dress) return own;
  const name = dress.club && (dress.several ? `${dress.club} (${colour})` : dress.club);
  return {
    ...own,
    ...(name && {
      name,
      short: dress.several ? `${shortened(dress.club, colour)} ${colour}` : shortened(name),
    }),
    ...(dress.sign && { crest: { ...own.crest, sign: dress.sign } }),
  };
}

/** The club as it would look if this chair's manager took it. */
export const tried = (own: Club, chair: Pick<Chair, 'club' | 'crest'> | undefined, colour: string): Club =>
  chair ? dressed(own, { ...dressOf(chair), several: true }, colour) : own;

/** Whole words as far as they fit, with a word after them if given, else as many letters. */
function shortened(name: string, more = ''): string {
  const room = more ? SHORT - more.length - 1 : SHORT;
  if (name.length <= room) return name;
  const cut = name.slice(0, room + 1).lastIndexOf(' ');
  // No name ends in "of" or "de".
  if (cut > 2) return name.slice(0, cut).replace(/(\s+\p{Ll}+)+$/u, '');
  return `${name.slice(0, room - 1)}…`;
}
