/** What the server says, as JSON. What a game adds (view, moves, events) is typed in the game's own folder. */
export type SeatLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
export type Level = 'trainee' | 'coach';

export interface OptionInfo {
  id: string;
  values: string[];
  standard: string;
  /** The rule or ruling it stands for. */
  rule: string;
}

export interface GameInfo {
  id: string;
  name: string;
  seats: { fewest: number; most: number };
  edition: number;
  options: OptionInfo[];
  bots: Level[];
  packs: string[];
}

/** One chair at a table, as everybody sees it. */
export interface Chair {
  seat: SeatLetter;
  kind: 'person' | 'bot';
  bot: Level | '';
  name: string;
  club: string;
  colours: string[];
  crest: string;
  online: boolean;
  awaySince?: string | null;
}

/** What may be asked for when a table is set. */
export interface NewChair {
  kind: 'person' | 'bot';
  bot?: Level;
  name?: string;
  club?: string;
  colours?: string[];
  crest?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats: NewChair[];
  pack?: string;
  name?: string;
  pace?: number;
}

/** The secret links of a new table; shown once. */
export interface Links {
  table: string;
  host: SeatLetter | 'spectator';
  seats: { seat: SeatLetter; token?: string }[];
  spectator: string;
}

/** A legal move: its notation, its type, and its parts. */
export interface Move {
  text: string;
  type: string;
  [part: string]: unknown;
}

/** A line of the log: what was told, by which rule. */
export interface LogEntry {
  n: number;
  type: string;
  rule?: string;
  undone?: boolean;
  struck?: number[];
  [part: string]: unknown;
}

export interface Consent {
  by: SeatLetter;
  agreed: SeatLetter[];
  waiting: SeatLetter[];
}

/** The table as one viewer sees it. */
export interface Shown<View = unknown> {
  table: string;
  game: string;
  edition: number;
  pack: { name: string; hash: string };
  options: Record<string, string>;
  you: SeatLetter | 'spectator';
  host: boolean;
  version: string;
  decision: number;
  name: string;
  pace: number;
  seats: Chair[];
  turn: SeatLetter[];
  result: unknown;
  consent: Consent | null;
  /** How many own moves may be taken back freely. */
  undoable?: number;
  rewindable?: boolean;
  standing?: StandingOrder | null;
  absence: number;
  moves?: Move[];
  asides?: Move[];
  view: View;
  log: LogEntry[];
  /** How many log lines there are for this viewer. */
  lines: number;
}

/** What a seat wants done when its turn comes. */
export interface StandingOrder {
  moves?: string[];
  type?: string;
  limit?: number;
  otherwise?: string;
  /** JSON pointers into the own view, with blanks between them: it ends when a value at one of them changes. */
  until?: string;
  /** A JSON pointer into the own view: it ends when the value there is none of those in `in`, and rests till then. */
  while?: string;
  in?: string[];
}

/** The table as it once was, for one viewer. */
export interface Past<View = unknown> {
  table: string;
  as: SeatLetter | 'spectator';
  line: number;
  lines: number;
  /** The entry of the record after which it stood so, once the game is over. */
  entry: number | null;
  turn: SeatLetter[];
  result: unknown;
  view: View;
  log: LogEntry[];
}

/** Why not: a rule, a key of the catalogues, arguments. */
export interface Refusal {
  rule: string;
  key: string;
  args: Record<string, string | number>;
  /** Which move of a batch, from 0. */
  index?: number;
}
