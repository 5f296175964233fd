/** What has befallen my teams since the marker went on, so that nobody learns it from the log alone. */
import type { Team } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';

/** Who left, who is missing, which card I keep, what was won. */
const TOLD: readonly string[] = ['lost', 'absent', 'kept', 'trophy'];
const MOST = 4;

/** The last of these lines after line `read`, the oldest first. */
export const tidingsAfter = (
  log: readonly LogEntry[],
  read: number,
  mine: readonly Team[],
): readonly LogEntry[] =>
  log
    .slice(log.findLastIndex((line) => line.type === 'rolled' && !line.undone) + 1)
    .filter(
      (line) =>
        line.n > read &&
        !line.undone &&
        TOLD.includes(line.type) &&
        mine.some((team) => team === line['team']),
    )
    .slice(-MOST);
