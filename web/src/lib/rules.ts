/** Which game a rule id belongs to, by its letters. TABLE ids are the rules of the table itself. */
const GAME_OF: Record<string, string> = {
  MOTS: 'match-of-the-season',
  FS: 'football-stars',
  CS: 'club-stories',
  WOF: 'world-of-football',
  DEMO: 'demo',
};

/** The game whose rules hold this id; MOTS unless the letters say otherwise. */
export const gameOfRule = (rule: string): string =>
  GAME_OF[rule.split('-')[0] ?? ''] ?? 'match-of-the-season';

/** Where a rule can be read: #/rules/match-of-the-season/MOTS-025. */
export const ruleHref = (rule: string): string => `#/rules/${gameOfRule(rule)}/${rule}`;
