/** Old moments of a table, each with the whole log of whoever is looked at: what is missing of another's is fetched. */
import { api } from './api';
import type { TableLink } from './link.svelte';
import type { LogEntry, Past } from './types';

export class OldMoments {
  readonly #live: TableLink;
  /** Lines are numbered for each viewer. */
  #lines: Record<string, LogEntry[]> = {};

  constructor(live: TableLink) {
    this.#live = live;
  }

  /** The table as `viewer` saw it when he had been told that line; as I saw it unless somebody is given. */
  async at(line: number, viewer?: string): Promise<Past> {
    const { key, newest } = this.#live;
    if (viewer === undefined || viewer === newest?.you) return api.past(key, line, viewer);
    for (;;) {
      const since = Math.min(line, this.#last(viewer));
      const past = await api.past(key, line, viewer, since);
      const before = this.#last(viewer);
      this.#lines[viewer] = [...this.#of(viewer), ...past.log.filter((one) => one.n > before)];
      if (this.#last(viewer) >= line || past.log.length === 0)
        return { ...past, log: this.#of(viewer).filter((one) => one.n <= line) };
    }
  }
  readonly #of = (viewer: string): LogEntry[] => this.#lines[viewer] ?? [];
  readonly #last = (viewer: string): number => this.#of(viewer).at(-1)?.n ?? 0;
}
