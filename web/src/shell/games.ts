/** The games' pages. A game's folder under src/games brings an index.ts with a default export of this shape. */
import type { Component } from 'svelte';
import { gameWords, type Args } from '$lib/i18n/index.svelte';
import type { Club } from '$lib/model';
import type { Line } from '$lib/parts/LogLine.svelte';
import type { Rich } from '$lib/text';
import type { Mood } from '$lib/theme.svelte';
import type { TableLink } from './link.svelte';
import type { LogEntry, Move, SeatLetter, Shown } from './types';

/** What the shell does for a game's table: the drawers and keys that every game shares. */
export interface TableTools {
  moves(): void;
  log(): void;
  /** Opens the rules, at a rule if one is given. */
  rules(rule?: string): void;
  menu(): void;
  speed(): void;
  /** Takes back my last move if that is free; else offers to ask the others. */
  undo(): void;
  /** Who holds the device, where several people play at it. */
  readonly holder?: string | undefined;
  /** Sets the same table again: same people, bots and house rules. */
  rematch(): void;
}

export interface GamePage {
  mood: Mood;
  /** The table. Without one the plain list of moves is the table. */
  Table?: Component<{ link: TableLink; tools: TableTools }>;
  /** A move in words, for the plain list. */
  moveWords?(move: Move, link: TableLink): Rich;
  /** A line of the log in words. */
  logLine?(entry: LogEntry, link: TableLink): Omit<Line, 'n' | 'rule'>;
  /** Shows more of what a line tells, as a report; undefined where there is no more. */
  opens?(entry: LogEntry, link: TableLink): (() => void) | undefined;
  /** A line that tells nothing a decision could hang on, as that somebody has made up his mind covered. */
  quiet?(entry: LogEntry): boolean;
  /** All that lies on the table is open to everybody, and whatever is asked is asked openly: nobody has to look away. */
  openly?(shown: Shown): boolean;
  /** The club that this seat leads, as the table shows it; before there is one, what was chosen for the seat is shown. */
  club?(seat: SeatLetter, link: TableLink): Club | undefined;
  /** What the table waits for, in a sentence, for the list on the start page. */
  status?(link: TableLink): string;
}

const pages = import.meta.glob<GamePage>('../games/*/index.ts', { import: 'default' });

/** A game's page, or a plain one for games that have none yet. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = pages[`../games/${game}/index.ts`];
  return load ? await load() : { mood: 'season' };
}

/** The parts of a move or event that can stand in a message. */
export function argsOf(parts: Record<string, unknown>): Args {
  const plain = Object.entries(parts).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as Args;
}

/** A move in the game's words, or in the notation where there are none. */
export function wordsOfMove(page: GamePage, move: Move, link: TableLink): Rich | undefined {
  if (page.moveWords) return page.moveWords(move, link);
  const words = gameWords(link.shown?.game ?? '');
  const key = `move.${move.type}`;
  return words.has(key) ? words.tr(key, argsOf(move)) : undefined;
}

/** A log entry as a line. */
export function lineOf(page: GamePage, entry: LogEntry, link: TableLink): Line {
  const words = gameWords(link.shown?.game ?? '');
  const key = `event.${entry.type}`;
  const made = page.logLine?.(entry, link) ?? {
    icon: 'arrow' as const,
    text: words.has(key) ? words.tr(key, argsOf(entry)) : entry.type,
  };
  return { n: entry.n, rule: entry.rule, ...made, undone: entry.undone, onopen: page.opens?.(entry, link) };
}
