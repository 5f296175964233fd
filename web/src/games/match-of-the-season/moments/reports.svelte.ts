/** The report that was asked for again, from the log, the fixtures or the strip over the board. */
import { getContext, setContext } from 'svelte';
import type { LogEntry } from '../../../shell/types';
import { matchAt, type MatchMoment } from './moment';

const KEY = Symbol('reports');
const tables = new WeakMap<object, Reports>();

export class Reports {
  /** Lies open over the table. */
  open = $state.raw<MatchMoment>();
  readonly #log: () => readonly LogEntry[];

  constructor(log: () => readonly LogEntry[]) {
    this.#log = log;
  }
  /** Opens the report of the match whose end stands there in the log. */
  show = (n: number): void => {
    this.open = matchAt(this.#log(), n);
  };
  close = (): void => {
    this.open = undefined;
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
