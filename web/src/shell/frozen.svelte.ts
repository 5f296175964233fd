import { TableLink } from './link.svelte';
import type { LogEntry, Past, Shown } from './types';

/** A table as it once was: shows like a line to a table, takes no moves. For replays. */
export class FrozenLink extends TableLink {
  constructor(now: TableLink, past: Past) {
    super(now.key.table, now.key.token);
    const shown = now.shown;
    if (!shown) return;
    const then: Shown = {
      ...shown,
      you: past.as,
      turn: past.turn,
      result: past.result,
      view: past.view,
      moves: [],
      asides: [],
      undoable: 0,
      rewindable: false,
      consent: null,
      standing: null,
      lines: past.line,
    };
    this.shown = then;
    this.log = now.log.filter((line: LogEntry) => line.n <= past.line);
    this.status = 'open';
  }

  override act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
