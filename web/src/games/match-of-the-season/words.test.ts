import { beforeAll, describe, expect, it } from 'vitest';
import { flat, gameWords, loadGame } from '$lib';
import type { MotsContent } from '../../generated/match-of-the-season';
import { FIRST_CLUB, GAME, namesIn } from './names';
import { standings } from './panels/standings';
import { argsWithNames, dayName, wordsFor } from './words';

const BOX = {
  players: [
    { number: 1, name: 'Brandl', position: 'gk', stars: 3, nation: 'SO' },
    { number: 2, name: 'Bello', position: 'mf', stars: 2, nation: null },
  ],
  nations: [{ code: 'SO', nameEn: 'Solveg', namePt: 'Solvega', badge: 'cross #fff8e8 #1f4e8c' }],
  board: [],
  fixtures: [],
  chances: [
    {
      id: 'max',
      effect: 'youth',
      copies: 1,
      amount: 1,
      nameEn: 'Max',
      namePt: 'Max',
      textEn: '',
      textPt: '',
    },
  ],
  clubs: [
    {
      name: 'Sankt Veit 08',
      country: '',
      formation: { defenders: 4, midfielders: 3, attackers: 3 },
      stars: [],
    },
  ],
} as unknown as MotsContent;
const names = namesIn(BOX);
const event = (parts: Record<string, unknown> & { type: string }) =>
  flat(gameWords(GAME).tr(`event.${parts.type}`, argsWithNames(parts, names)));

beforeAll(() => loadGame(GAME));

describe('names', () => {
  it('come from the box', () => {
    expect(names.player(1)).toMatchObject({ name: 'Brandl', position: 'GK', stars: 3, nation: 'Solveg' });
    expect(names.side(FIRST_CLUB).name).toBe('Sankt Veit 08');
    expect(names.side(1).short).toBe('Redmere');
    expect(names.stranger(FIRST_CLUB)?.formation).toBe('4-3-3');
    expect(names.card(1)).toBe('Max');
  });
});

describe('moves and events', () => {
  it('are told with names', () => {
    expect(flat(wordsFor({ type: 'bring-on', text: '', out: 1, in: 2 }, names))).toBe('Bello on, Brandl off');
    expect(event({ type: 'drafted', rule: '', team: 'red', player: 2 })).toBe('Redmere picks Bello (MF ★★).');
    expect(event({ type: 'fixture', rule: '', competition: 'euro-cup', home: 0, away: 10 })).toBe(
      'Euro Cup: Port Alder at home to Sankt Veit 08.',
    );
  });

  it('keep the number on a shirt, and say why somebody is absent', () => {
    expect(event({ type: 'called', rule: '', side: 0, number: 2 })).toContain('number 2 of Port Alder');
    expect(event({ type: 'absent', rule: '', team: 'blue', player: 1, why: 'injured' })).toBe(
      'Brandl (Port Alder) misses the next league match: injured.',
    );
  });

  it('name days, and the final after the last Sunday', () => {
    expect(dayName(8)).toBe('Monday');
    expect(dayName(43)).toBe('Euro Cup final');
  });
});

describe('standings', () => {
  it('share a place while level', () => {
    const team = (leaguePoints: number) => ({ leaguePoints }) as Parameters<typeof standings>[0][number];
    expect(standings([team(1), team(4), team(4), team(0)]).map((row) => row.place)).toEqual([
      '1=',
      '1=',
      '3',
      '4',
    ]);
  });

  it('show the places that deciders have brought', () => {
    const team = (leaguePoints: number, place: number) =>
      ({ leaguePoints, place }) as Parameters<typeof standings>[0][number];
    const rows = standings([team(4, 2), team(4, 1), team(1, 0), team(1, 0)]);
    expect(rows.map((row) => row.place)).toEqual(['1', '2', '3=', '3=']);
    expect(rows.map((row) => row.team.place)).toEqual([1, 2, 0, 0]);
  });
});
