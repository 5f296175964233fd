/** Which rules an id belongs to, by its letters: a game's, or those of the table itself. */
const GAME_OF: Record<string, string> = {
  TABLE: 'table',
  MOTS: 'match-of-the-season',
  FS: 'football-stars',
  CS: 'club-stories',
  WOF: 'world-of-football',
};

/**
 * The game whose rules hold this id, `table` for the table's own. A game that is not listed is called like the letters
 * of its rules, as docs/new-game.md has it: TWIN-031 is a rule of `twin`.
 */
export const gameOfRule = (rule: string): string => GAME_OF[letters(rule)] ?? letters(rule).toLowerCase();

const letters = (rule: string): string => rule.split('-')[0] ?? '';

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
