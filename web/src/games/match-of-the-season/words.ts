/** Moves, log lines and the state of the table in words, with names instead of numbers. */
import { gameWords, pieces, t, type Args, type IconName, type Rich } from '$lib';
import type { Line } from '$lib/parts/LogLine.svelte';
import type { Absence, Effect, MotsView, Team } from '../../generated/match-of-the-season';
import { calledBy } from '../../shell/called';
import type { TableLink } from '../../shell/link.svelte';
import type { LogEntry, Move, SeatLetter } from '../../shell/types';
import { namesOf } from './box.svelte';
import { myTeams } from './mine';
import { GAME, type Names } from './names';
import { questionOf } from './questions';
import { SHIRTS, wearer } from './shirts';

const PLAYERS = new Set(['player', 'taken', 'given', 'take', 'give', 'out', 'in']);
const SIDES = new Set(['side', 'home', 'away', 'first', 'second', 'club', 'who']);
const TEAM_PARTS = new Set(['team', 'other']);

/** Here a man is heard of for the first time. */
const NEW = new Set(['dealt', 'drafted', 'turned-up']);
/** "Bello (MF ★★)". */
function withStars(number: unknown, names: Names): string {
  const { name, position, stars } = names.player(Number(number));
  return `${name} (${t(`position.short.${position}`)} ${'★'.repeat(stars)})`;
}

const short = (club: { name: string; short?: string | undefined }) => club.short ?? club.name;

/** One part of a move or event as it is said. */
function said(type: string, part: string, value: unknown, names: Names): Args[string] {
  const words = gameWords(GAME);
  if (PLAYERS.has(part))
    return value === 0 ? 0 : NEW.has(type) ? withStars(value, names) : names.player(Number(value)).name;
  if (SIDES.has(part)) return short(names.side(Number(value)));
  if (TEAM_PARTS.has(part)) return short(names.club(value as Team));
  if (part === 'number') return SHIRTS.has(type) ? Number(value) : names.player(Number(value)).name;
  if (part === 'kind') return names.card(Number(value));
  if (part === 'card') return names.effect(value as Effect);
  if (part === 'amount') return `${Number(value) < 0 ? '−' : '+'}${Math.abs(Number(value))}`;
  if (part === 'stars' || part === 'keeper') return `${String(value)} ★`;
  if (part === 'cause' || part === 'square' || part === 'competition')
    return words.t(`${part}.${String(value)}.name`);
  if (part === 'purpose') return value === 'none' ? 'none' : words.t(`purpose.${String(value)}.name`);
  if (part === 'day' || part === 'to') return dayName(Number(value));
  // A word joiner keeps a formation in one line.
  if (part === 'formation') return String(value).replaceAll('-', '-\u2060');
  if (part === 'why') return absenceWords([value].flat() as Absence[]);
  return value as Args[string];
}

/** Why somebody misses a match: "injured, suspended". */
export const absenceWords = (why: readonly Absence[]): string =>
  why.map((one) => gameWords(GAME).t(`absence.${one}.name`)).join(', ');

/** The day of the week on a square; the square after the last is the final. */
export function dayName(day: number): string {
  const words = gameWords(GAME);
  if (day <= 0) return words.t('square.whistle.name');
  return day > 42 ? words.t('square.euro-final.name') : words.t(`day.${((day - 1) % 7) + 1}.name`);
}

/** What a message about this move or event needs, with names. */
export function argsWithNames(parts: Record<string, unknown> & { type: string }, names: Names): Args {
  const skip = ['type', 'text', 'rule', 'n', 'undone', 'struck', 'seat', 'players'];
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([part]) => !skip.includes(part))
      .map(([part, value]) => [part, said(parts.type, part, value, names)]),
  );
}

/** A move in words; the notation where the box is not here yet. */
export function moveWords(move: Move, link: TableLink): Rich {
  const names = namesOf(link);
  if (!names) return move.text;
  const words = wordsFor(move, names);
  const team = teamOf(move, link);
  return team ? [...pieces(words), { text: ` (${short(names.club(team))})` }] : words;
}

/** Whose man a move is about, where I have more teams than one and the words do not say which. */
function teamOf(move: Move, link: TableLink): Team | undefined {
  const mine = link.shown ? myTeams(link.shown.view as MotsView, link.me) : [];
  const man = Number(move['number'] ?? move['out']);
  if (mine.length < 2 || move['team'] !== undefined) return undefined;
  return mine.find((one) => one.squad.includes(man))?.team;
}

export function wordsFor(move: Move, names: Names): Rich {
  return gameWords(GAME).tr(`move.${move.type}`, argsWithNames(move, names));
}

/** A line of the log. */
export function logLine(entry: LogEntry, link: TableLink): Omit<Line, 'n' | 'rule'> {
  const names = namesOf(link);
  const words = gameWords(GAME);
  const key = `event.${entry.type}`;
  if (!names || !words.has(key)) return { icon: 'arrow', text: entry.type };
  const args = argsWithNames(entry, names);
  const man = wearer(entry, link.log);
  if (man !== undefined) args['number'] = `${String(entry['number'])} (${names.player(man).name})`;
  if (typeof entry['seat'] === 'string')
    args['seat'] = seatName(entry['seat'] as SeatLetter, link, entry.type === 'took' ? undefined : names);
  return { icon: iconOf(entry), text: words.tr(key, args) };
}

/** A manager by name, else by his team, where he has one: in the log nobody is "you". */
function seatName(seat: SeatLetter, link: TableLink, names: Names | undefined): string {
  const chair = link.chair(seat);
  const [team, ...more] = link.shown ? myTeams(link.shown.view as MotsView, seat) : [];
  const club = team && more.length === 0 && names ? short(names.club(team.team)) : '';
  return calledBy(seat, { ...chair, club: chair?.club || club });
}

const ICONS: Record<string, IconName> = {
  covered: 'lock',
  'lined-up': 'eye',
  threw: 'dice',
  rolled: 'dice',
  called: 'dice',
  bid: 'transfer',
  signed: 'transfer',
  unsold: 'transfer',
  'turned-up': 'transfer',
  'put-up': 'transfer',
  swapped: 'transfer',
  'sold-to-bank': 'transfer',
  passed: 'transfer',
  money: 'money',
  drew: 'chance',
  kept: 'chance',
  'kept-unseen': 'chance',
  declined: 'chance',
  used: 'chance',
  revealed: 'counter',
  laid: 'counter',
  absent: 'injury',
  hurt: 'injury',
  'sent-off': 'red',
  penalty: 'league',
  goal: 'league',
  paired: 'euro',
  'left-out': 'euro',
  trophy: 'cup',
  'season-began': 'whistle',
  took: 'flag',
  dealt: 'person',
  drafted: 'person',
  'came-on': 'person',
  extended: 'check',
  lost: 'no',
  'asked-to-wait': 'hand',
};
const CUPS: Record<string, IconName> = {
  'national-cup': 'cup',
  'euro-cup': 'euro',
  'super-cup': 'super',
};
const SQUARES: Record<string, IconName> = {
  ...CUPS,
  injury: 'injury',
  'red-card': 'red',
  international: 'intl',
  transfer: 'transfer',
  chance: 'chance',
  league: 'league',
  plain: 'plain',
};

function iconOf(entry: LogEntry): IconName {
  if (entry.type === 'landed' || entry.type === 'match-day')
    return SQUARES[String(entry['square'])] ?? 'arrow';
  if (entry.type === 'played' || entry.type === 'fixture' || entry.type === 'walkover')
    return CUPS[String(entry['competition'])] ?? 'league';
  return ICONS[entry.type] ?? 'arrow';
}

/** What the table waits for, in a sentence. */
export function status(link: TableLink): string {
  const shown = link.shown;
  if (!shown || shown.turn.length === 0) return t('table.over');
  if (link.myTurn) return questionOf(shown.view as MotsView, link.moves, link.me);
  return link.waits;
}
