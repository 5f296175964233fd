/** Names and pictures for the numbers of views, moves and events: looked up in the box of the table. */
import { TEAM_LOOKS, gameWords, lang, type Club, type Player, type Position } from '$lib';
import type {
  Chance,
  Effect,
  MotsContent,
  Position as Line,
  Team,
} from '../../generated/match-of-the-season';
import { dressed, type Dresses } from './dress';

export const GAME = 'match-of-the-season';
/** Sides of matches: teams in this order are 0 to 3, Euro Cup clubs begin at 10. */
export const TEAMS: readonly Team[] = ['blue', 'red', 'yellow', 'green'];
export const FIRST_CLUB = 10;

const LINES: Record<Line, Position> = { gk: 'GK', df: 'DF', mf: 'MF', fw: 'FW' };

/** What a table's box says. Numbers as in views: players and kinds of chance cards from 1, 0 is nobody. */
export interface Names {
  readonly box: MotsContent;
  /** The man with this number, as a card. */
  player(number: number): Player;
  /** What he is worth, in thousands. */
  face(number: number): number;
  /** What the bank gives for him, in thousands. */
  bank(number: number): number;
  club(team: Team): Club;
  /** A side of a match: a team's club or a Euro Cup club. */
  side(side: number): Club;
  /** Stars of a Euro Cup club place by place and its formation; undefined for teams. */
  stranger(side: number): { stars: number[]; formation: string } | undefined;
  chance(kind: number): Chance | undefined;
  /** The name of a kind of chance card. */
  card(kind: number): string;
  cardText(kind: number): string;
  effect(effect: Effect): string;
  nation(code: string): string;
  /** The first kind with this effect, 0 if there is none. */
  kindOf(effect: Effect): number;
}

/** The position of a card; youths stand anywhere. */
export const positionOf = (line: Line | null): Position => (line === null ? 'ANY' : LINES[line]);

/** Whether a man may stand in a place of this position. */
export const stands = (player: Player, position: Position): boolean =>
  player.position === 'ANY' || player.position === position;

export function namesIn(box: MotsContent, dresses: Dresses = {}): Names {
  const words = gameWords(GAME);
  const local = (en: string, pt: string) => (lang() === 'pt' && pt ? pt : en);
  const nation = (code: string) => {
    const found = box.nations.find((one) => one.code === code);
    return found ? local(found.nameEn, found.namePt) : code;
  };
  const price = (number: number) => box.prices.find((one) => one.stars === men.get(number)?.stars);
  const men = new Map(box.players.map((one) => [one.number, one]));
  const club = (team: Team): Club => {
    const own = {
      id: team,
      name: words.t(`team.${team}.full`),
      short: words.t(`team.${team}.name`),
      ...TEAM_LOOKS[team],
    };
    return dressed(own, dresses[team], words.t(`team.${team}.colour`));
  };
  return {
    box,
    nation,
    club,
    face: (number) => price(number)?.face ?? 0,
    bank: (number) => price(number)?.bank ?? 0,
    player(number) {
      const one = men.get(number);
      if (!one) return { id: String(number), name: `#${number}`, position: 'ANY', stars: 0 };
      const badge = box.nations.find((nation) => nation.code === one.nation)?.badge;
      return {
        id: String(number),
        name: one.name,
        position: positionOf(one.position),
        stars: one.stars,
        ...(one.nation !== null && { nation: nation(one.nation), badge }),
      };
    },
    side(side) {
      const team = TEAMS[side];
      if (team) return club(team);
      const found = box.clubs[side - FIRST_CLUB];
      return { id: `club-${side}`, name: found?.name ?? words.t('team.walkover.name') };
    },
    stranger(side) {
      const found = box.clubs[side - FIRST_CLUB];
      if (side < FIRST_CLUB || !found) return undefined;
      const { defenders, midfielders, attackers } = found.formation;
      return { stars: found.stars, formation: `${defenders}-${midfielders}-${attackers}` };
    },
    chance: (kind) => box.chances[kind - 1],
    card(kind) {
      const found = box.chances[kind - 1];
      return found ? local(found.nameEn, found.namePt) : '?';
    },
    cardText(kind) {
      const found = box.chances[kind - 1];
      return found ? local(found.textEn, found.textPt) : '';
    },
    effect: (effect) => words.t(`effect.${effect}.name`),
    kindOf: (effect) => box.chances.findIndex((one) => one.effect === effect) + 1,
  };
}
