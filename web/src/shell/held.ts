import type { LogEntry, Shown } from './types';

/** A table that is not all told yet: what a die in the air will bring is kept back. */
export interface Held<View> {
  readonly shown: Shown<View> | undefined;
  readonly log: readonly LogEntry[];
  /** One press lets more of it be told. Returns whether anything was kept back. */
  hurry(): boolean;
}
