import { beforeAll, expect, it } from 'vitest';
import { crestText } from '$lib/faces';
import { TEAM_LOOKS } from '$lib/model';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { Chair } from '../../../shell/types';
import { dressesOf, tried, wishedTeam } from '../dress';
import { namesIn } from '../names';
import { BOX, viewOf } from './fixture';

beforeAll(async () => {
  speak('en');
  await loadGame('match-of-the-season');
});

const red = TEAM_LOOKS.red.crest ?? {};
const chair = (seat: string, over: Partial<Chair> = {}) =>
  ({
    seat,
    kind: 'person',
    bot: '',
    name: '',
    club: '',
    colours: [],
    crest: crestText(red),
    ...over,
  }) as Chair;
const teams = viewOf({}).teams;

it('a club bears the name and the sign that its manager chose, in the colours of its team', () => {
  const crest = crestText({ ...red, sign: 'ship' });
  const names = namesIn(
    BOX,
    dressesOf({ teams }, [chair('A', { club: 'Sporting Lapa', crest }), chair('B')]),
  );
  const club = names.club('blue');
  expect(club).toMatchObject({ name: 'Sporting Lapa', short: 'Sporting Lapa', kit: TEAM_LOOKS.blue.kit });
  expect(club.crest).toEqual({ ...TEAM_LOOKS.blue.crest, sign: 'ship' });
  expect(names.side(0)).toEqual(club);
  expect(names.club('red')).toEqual(namesIn(BOX).club('red'));
});

it('the crest that comes with the colours leaves every team its own', () => {
  const names = namesIn(BOX, dressesOf({ teams }, [chair('A')]));
  expect(names.club('blue')).toEqual(namesIn(BOX).club('blue'));
});

it('where one manager leads two teams each says its colour, and long names are cut where room is short', () => {
  const both = teams.map((team, i) => ({ ...team, seat: i < 2 ? ('A' as const) : null }));
  const names = namesIn(BOX, dressesOf({ teams: both }, [chair('A', { club: 'Lapa' })]));
  expect(names.club('blue')).toMatchObject({ name: 'Lapa (Blue)', short: 'Lapa Blue' });
  expect(names.club('red').name).toBe('Lapa (Red)');
  const clubs = namesIn(BOX, dressesOf({ teams: both }, [chair('A', { club: 'Sporting Lapa' })]));
  expect([clubs.club('blue').short, clubs.club('red').short]).toEqual(['Sporting Blue', 'Sporting Red']);
  const long = namesIn(
    BOX,
    dressesOf({ teams }, [chair('A', { club: 'Associacao Desportiva de Vila Nova' })]),
  );
  expect(long.club('blue').short).toBe('Associacao');
  const of = namesIn(BOX, dressesOf({ teams }, [chair('A', { club: 'Ana United of the North' })]));
  expect(of.club('blue').short).toBe('Ana United');
  const one = namesIn(BOX, dressesOf({ teams }, [chair('A', { club: 'Donaudampfschifffahrt' })]));
  expect(one.club('blue').short).toBe('Donaudampfschi…');
});

it('knows the colours a crest was chosen in', () => {
  expect(wishedTeam(crestText({ ...TEAM_LOOKS.green.crest, sign: 'key' }))).toBe('green');
  expect(wishedTeam('')).toBeUndefined();
  const own = namesIn(BOX).club('red');
  expect(tried(own, chair('A', { club: 'Lapa' }), 'Red').name).toBe('Lapa (Red)');
  expect(tried(own, undefined, 'Red')).toEqual(own);
});
