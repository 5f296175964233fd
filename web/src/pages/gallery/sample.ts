/** Invented content for the gallery: one club, its men, a season. */
import { TEAM_LOOKS, type Club, type Player, type Position, type TrackDay } from '$lib';

export const CLUBS: Record<'red' | 'blue' | 'green' | 'yellow', Club> = {
  red: { id: 'red', name: 'Redmere Rovers', short: 'Redmere', ...TEAM_LOOKS.red },
  blue: { id: 'blue', name: 'Port Alder', ...TEAM_LOOKS.blue },
  green: { id: 'green', name: 'Fernhill United', short: 'Fernhill', ...TEAM_LOOKS.green },
  yellow: { id: 'yellow', name: 'Goldcrest Town', short: 'Goldcrest', ...TEAM_LOOKS.yellow },
};

const BADGES: Record<string, string> = {
  Solveg: 'cross #fff8e8 #1f4e8c',
  Ostland: 'cross #c8322b #fff8e8',
  Tarn: 'pale #c8322b #1f4e8c',
  Lirien: 'pale #23764a #fff8e8',
  Aldoria: 'band #6a2a5c #fff8e8',
  Marovia: 'band #1f4e8c #f3b81f',
  Brenna: 'pale #2b211c #f3b81f',
};
const man = (
  name: string,
  position: Position,
  stars: number,
  nation: string | undefined,
  age: number,
): Player => ({
  id: name,
  name,
  position,
  stars,
  nation,
  age,
  badge: nation === undefined ? undefined : BADGES[nation],
});
export const SQUAD: Player[] = [
  man('Brandl', 'GK', 3, 'Solveg', 31),
  man('Dvorny', 'DF', 4, 'Ostland', 29),
  man('Tamm', 'DF', 2, undefined, 24),
  man('Arkwright', 'DF', 2, undefined, 33),
  man('Ferro', 'DF', 1, undefined, 19),
  man('Strand', 'MF', 3, 'Tarn', 27),
  man('Quental', 'MF', 5, 'Lirien', 30),
  man('Bello', 'MF', 2, undefined, 22),
  man('Menck', 'FW', 3, 'Aldoria', 25),
  man('Valadas', 'FW', 4, 'Lirien', 28),
  man('Pellow', 'FW', 2, undefined, 31),
  man('Dekker', 'MF', 1, undefined, 20),
  man('Hollis', 'FW', 1, undefined, 18),
  man('Vos', 'GK', 1, undefined, 21),
  man('Okafor', 'DF', 3, 'Marovia', 26),
];
export const BENCH = SQUAD.slice(11);
export const BAPTISTE: Player = man('Baptiste', 'DF', 4, 'Brenna', 27);
export const YOUTH: Player = man('Kai', 'ANY', 4, undefined, 18);
export const byName = (name: string): Player => {
  const found = SQUAD.find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

const KINDS =
  'chance transfer super injury chance red league intl chance euro transfer red chance league transfer injury cup chance intl transfer league chance red euro injury intl transfer league plain injury cup red chance transfer league chance red euro injury intl plain league';
export const DAYS: TrackDay[] = KINDS.split(' ').map((kind) => ({
  kind: kind as TrackDay['kind'],
  note: kind === 'intl' ? 'Marovia, Lirien' : undefined,
}));

export const NAMES =
  'Quental Dvorny Valadas Okafor Strand Menck Brandl Bello Tamm Arkwright Pellow Ferro Hollis Dekker Vos Anselmo Kruit Baptiste Lindqvist Moroz Haile Castagna Diallo Prewitt Orsini Novak Sorley Mbeki Tully Yildirim Rask Pombal Gant Ilic Kone Farrow Zeller Amadi Bruun Silvestre'.split(
    ' ',
  );
