import { TableLink } from './link.svelte';
import type { LogEntry, Past, Shown } from './types';

/** A table as it once was: shows like a line to a table, takes no moves. For replays. */
export class FrozenLink extends TableLink {
  override readonly past = true;

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
    // Lines are numbered for each viewer: another's come with the moment.
    this.log = past.as === shown.you ? now.log.filter((line: LogEntry) => line.n <= past.line) : past.log;
    this.status = 'open';
  }

  /** Nothing at all changes the table as it was, nor the one that goes on meanwhile. */
  protected override change(): Promise<boolean> {
    return Promise.resolve(false);
  }
  /** Nobody asks the table of today why something could not be done then. */
  override why(moves: string[]): ReturnType<TableLink['why']> {
    return Promise.resolve({ answers: moves.map(() => null), decision: this.shown?.decision ?? 0 });
  }
}
