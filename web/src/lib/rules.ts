/** Which rules an id belongs to, by its letters: a game's, or those of the table itself. */
const GAME_OF: Record<string, string> = {
  TABLE: 'table',
  MOTS: 'match-of-the-season',
  FS: 'football-stars',
  CS: 'club-stories',
  WOF: 'world-of-football',
  DEMO: 'demo',
};

/** The game whose rules hold this id, `table` for the table's own; MOTS unless the letters say otherwise. */
export const gameOfRule = (rule: string): string =>
  GAME_OF[rule.split('-')[0] ?? ''] ?? 'match-of-the-season';

/** Where a rule can be read: #/rules/match-of-the-season/MOTS-025. */
export const ruleHref = (rule: string): string => `#/rules/${gameOfRule(rule)}/${rule}`;

const readers: ((rule: string) => void)[] = [];

/**
 * Lets a page that holds unsent work show rules in place: without it a link to a rule leaves the page. Returns the end
 * of it, for an `$effect`.
 */
export function onRule(read: (rule: string) => void): () => void {
  readers.push(read);
  return () => void readers.splice(readers.lastIndexOf(read), 1);
}

/** Shows a rule in place, if the page can. The newest reader is asked. */
export function readRule(rule: string): boolean {
  const read = readers.at(-1);
  read?.(rule);
  return read !== undefined;
}
