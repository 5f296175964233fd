/** What the page reads of a record itself: enough to ask who sits where and how far to go. The server reads the rest. */
export interface RecordHead {
  game: string;
  seats: number;
  /** How many entries it has: what `upto` of a sandbox counts. */
  entries: number;
}

/** The head of a complete record; nothing where it has no seats, or was made for one seat during play. */
export function headOf(record: string): RecordHead | undefined {
  const seats = Number(/^seats +(\d+)/m.exec(record)?.[1] ?? 0);
  const redacted = /^redacted\b/m.test(record);
  if (redacted || seats < 1 || seats > 8) return undefined;
  return { game: gameOf(record), seats, entries: record.match(/^(LUCK|[A-H]|undo|rewind) /gm)?.length ?? 0 };
}

export const gameOf = (record: string): string => /^game\s+(\S+)/m.exec(record)?.[1] ?? 'match-of-the-season';
