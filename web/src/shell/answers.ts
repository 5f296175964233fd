/** What answers of the server mean, whatever was asked. */
import { gameWords, t, type Args } from '$lib/i18n/index.svelte';
import { ApiError } from './api';
import type { LogEntry, Refusal } from './types';

/** The link opens nothing any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 404);

/** Lines that were taken back stay, marked. */
export function strike(log: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  const struck = new Set(fresh.flatMap((line) => line.struck ?? []));
  return struck.size === 0 ? log : log.map((line) => (struck.has(line.n) ? { ...line, undone: true } : line));
}

/** A refusal in words: the game's, else the table's own, else a plain no. */
export function refusalText(refusal: Refusal, game?: string): string {
  const key = `refusal.${refusal.rule}.${refusal.key}`;
  const args = refusal.args as Args;
  const words = gameWords(game ?? '');
  return words.has(key) ? words.t(key, args) : t('table.refused');
}
