/** The reports of matches: those that nobody has read yet, and the one that was asked for again. */
import { getContext, setContext } from 'svelte';
import type { LogEntry } from '../../../shell/types';
import { matchAt, type MatchMoment } from './moment';

const KEY = Symbol('reports');
const tables = new WeakMap<object, Reports>();
/** More are not queued up behind the one being read: they lie in the log. */
const MOST = 2;

export class Reports {
  #queue = $state.raw<readonly MatchMoment[]>([]);
  /** Not read yet, the oldest first; those of matches that were taken back are not. */
  readonly unread: readonly MatchMoment[] = $derived.by(() => {
    const undone = this.#log().flatMap((line) => (line.undone ? [line.n] : []));
    return this.#queue.filter((one) => !undone.includes(one.n));
  });
  /** Lies open over the table, from the log or the fixtures. */
  open = $state.raw<MatchMoment>();
  readonly #log: () => readonly LogEntry[];
  #folded = $state(0);

  constructor(log: () => readonly LogEntry[]) {
    this.#log = log;
  }
  /** Matches that have just been played. Who only watches is shown the newest; else the one being read stays. */
  add(matches: readonly MatchMoment[], watching: boolean): void {
    if (matches.length === 0) return;
    const [reading, ...more] = this.unread;
    if (watching) this.#queue = matches.slice(-1);
    else this.#queue = [...(reading ? [reading] : []), ...[...more, ...matches].slice(-MOST)];
  }
  /** The table stands elsewhere in the game now, as when a replay is moved. */
  forget(): void {
    this.#queue = [];
    this.#folded = 0;
    this.open = undefined;
  }
  /** The first has been read; the next comes up. */
  read = (): void => {
    this.#queue = this.unread.slice(1);
  };
  /** A match day or a season has begun since: what was left unread then lies in the log. */
  old = (n: number): boolean =>
    this.#log().some(
      (line) => line.n > n && !line.undone && (line.type === 'match-day' || line.type === 'season-began'),
    );
  /** It has given way to a decision, and stays a strip over the board. */
  folds = (n: number): boolean => n <= this.#folded;
  fold = (n: number): void => {
    this.#folded = Math.max(n, this.#folded);
  };
  /** Opens the report of the match whose end stands there in the log. */
  show = (n: number): void => {
    this.open = matchAt(this.#log(), n);
  };
  /** Closes it, and goes on with those that are not read yet where it was one of them. */
  close = (): void => {
    const was = this.open;
    this.open = undefined;
    if (!was || this.unread[0]?.n !== was.n) return;
    this.read();
    this.open = this.unread[0];
  };
}

/** Rows and lines below in the page may open a report. */
export function provideReports(reports: Reports, link: () => object): Reports {
  $effect.pre(() => void tables.set(link(), reports));
  return setContext(KEY, reports);
}
/** What lies beside the table, as the sheet with the whole log, asks for those of a line to it. */
export const reportsOf = (link: object): Reports | undefined => tables.get(link);
/** Undefined where nothing can be opened, as in a part that is shown alone. */
export const useReports = (): Reports | undefined => getContext<Reports | undefined>(KEY);
