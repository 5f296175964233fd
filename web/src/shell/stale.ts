/** When a move that came too late may be sent again without asking: somebody else acted covered at the same moment. */
import { ApiError } from './api';
import type { LogEntry, Shown } from './types';

const STALE = 409;

/** The table had gone on when the moves arrived. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === STALE && error.refusal?.key === 'stale';

const offered = (shown: Shown): string =>
  [shown.moves, shown.asides].map((all) => (all ?? []).map((move) => move.text).join()).join('|');

/**
 * Whether the seat is still asked the same: only `quiet` lines have been told to it in between, and all that it may do
 * is what it could do then, the first of its moves among it.
 */
export function sameQuestion(
  before: Shown | undefined,
  now: Shown | undefined,
  move: string | undefined,
  told: { log: readonly LogEntry[]; quiet: ((line: LogEntry) => boolean) | undefined },
): boolean {
  if (!before || !now || before.you !== now.you) return false;
  const since = told.log.filter((line) => line.n > before.lines);
  if (since.length !== now.lines - before.lines || !since.every((line) => told.quiet?.(line))) return false;
  const all = [...(now.moves ?? []), ...(now.asides ?? [])];
  return all.some((one) => one.text === move) && offered(before) === offered(now);
}
