/** What is being chosen on the set-up page, and what becomes of it. */
import { crestOf, crestText, CREST_SIGNS, type CrestSpec } from '$lib/faces';
import { TEAM_LOOKS } from '$lib/model';
import { BOT_NAMES } from '../../shell/start';
import type { Chair, GameInfo, NewChair, NewTable } from '../../shell/types';

export type Sitter = 'person' | 'trainee' | 'coach';
export const SITTERS: readonly Sitter[] = ['person', 'trainee', 'coach'];

export interface SeatWish {
  sitter: Sitter;
  name: string;
  club: string;
  crest: CrestSpec;
}

const LOOKS = [TEAM_LOOKS.red, TEAM_LOOKS.blue, TEAM_LOOKS.green, TEAM_LOOKS.yellow];

/** The usual table: one person, coaches in the other seats. */
export function usualSeats(count: number): SeatWish[] {
  return Array.from({ length: count }, (_, i) => ({
    sitter: i === 0 ? 'person' : 'coach',
    name: i === 0 ? '' : (BOT_NAMES[i - 1] ?? ''),
    club: '',
    crest: { ...LOOKS[i % LOOKS.length]?.crest },
  }));
}

/** The seats of a table that has been, as they were taken. */
export const satAt = (chairs: readonly Chair[]): SeatWish[] =>
  chairs.map(({ bot, name, club, crest }) => ({
    sitter: bot === '' ? 'person' : bot,
    name,
    club,
    crest: crestOf(crest),
  }));

/** The same seats, more or fewer; those that stay keep what was chosen. */
export function resized(seats: readonly SeatWish[], count: number): SeatWish[] {
  return usualSeats(count).map((usual, i) => seats[i] ?? usual);
}

/** The next sign for a crest. */
export function nextCrest(crest: CrestSpec): CrestSpec {
  const at = crest.sign ? CREST_SIGNS.indexOf(crest.sign) : -1;
  return { ...crest, sign: CREST_SIGNS[(at + 1) % CREST_SIGNS.length] };
}

/** Somebody else sits down: bots bring a name, people are asked for theirs. */
export function seated(seat: SeatWish, sitter: Sitter, index: number): SeatWish {
  const bot = BOT_NAMES[(index + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? '';
  const named = sitter === 'person' ? (BOT_NAMES.includes(seat.name) ? '' : seat.name) : seat.name || bot;
  return { ...seat, sitter, name: named };
}

export function wishOf(
  game: GameInfo,
  seats: readonly SeatWish[],
  options: Record<string, string>,
  pack?: string,
): NewTable {
  const changed = game.options.filter(
    (option) => options[option.id] !== undefined && options[option.id] !== option.standard,
  );
  return {
    game: game.id,
    seats: seats.map(chairOf),
    ...(pack !== undefined && { pack }),
    options: Object.fromEntries(changed.map((option) => [option.id, options[option.id] as string])),
  };
}

/** What is asked of the server for a seat. */
export function chairOf({ sitter, name, club, crest }: SeatWish): NewChair {
  return {
    ...(sitter === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, bot: sitter }),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(club.trim() !== '' && { club: club.trim() }),
    crest: crestText(crest),
  };
}

/** A rough length in minutes: seasons take time, and people more than bots. */
export function minutes(seats: readonly SeatWish[], options: Record<string, string>): number {
  const seasons = Number(options.seasons ?? 6) || 1;
  const people = seats.filter((seat) => seat.sitter === 'person').length;
  const once = 8 + 4 * people;
  return Math.round((once + seasons * (7 + 5 * people)) / 5) * 5;
}
