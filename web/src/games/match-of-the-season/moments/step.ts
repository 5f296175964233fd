/** Whether a log went on, or another place of the game was turned to: a replay was moved, or a device has slept. */
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry } from '../../../shell/types';

/** Nobody has followed more lines than this at once. */
const MUCH = 300;

/** Where a log stands: whose it is, and its last line. A replay has a link for each of its places. */
export interface Place {
  link: object;
  n: number;
}

/** Where this log of a table's ends. */
export const placeOf = (link: Pick<TableLink, 'key'>, log: readonly LogEntry[]): Place => ({
  link,
  n: log.at(-1)?.n ?? 0,
});

/** From there to here nothing is shown, heard or reported as if it had just happened. */
export const leaps = (from: Place, to: Place): boolean =>
  to.n < from.n || to.n - from.n > (to.link === from.link ? MUCH : 1);
