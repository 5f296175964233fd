/** Who wears a number that the log calls. */
import type { LogEntry } from '../../shell/types';
import { TEAMS } from './names';

/** Lines that tell of a number on a shirt, and not of a card. */
export const SHIRTS = new Set(['called', 'penalty', 'sent-off', 'hurt']);

/**
 * The man with the number in this line: he stands at that place of the eleven his team showed last. Undefined once
 * somebody has come on for it, for that may change the formation and with it the numbers, and for clubs of cards only.
 */
export function wearer(entry: LogEntry, log: readonly LogEntry[]): number | undefined {
  const team = TEAMS[Number(entry['side'])];
  if (!SHIRTS.has(entry.type) || team === undefined) return undefined;
  const last = log.findLast(
    (one) =>
      one.n < entry.n &&
      !one.undone &&
      one['team'] === team &&
      (one.type === 'lined-up' || one.type === 'came-on'),
  );
  if (last?.type !== 'lined-up') return undefined;
  const man = (last['players'] as number[])[Number(entry['number']) - 1];
  return man ? man : undefined;
}
