/** The page's own words, so that tests find controls by what people read and follow when a text is reworded. */
import game from '../src/games/match-of-the-season/en.json';
import moments from '../src/games/match-of-the-season/moments/en.json';
import over from '../src/games/match-of-the-season/over/en.json';
import stages from '../src/games/match-of-the-season/stages/en.json';
import page from '../src/lib/i18n/en.json';
import rules from '../../games/src/main/resources/touchline/games/match-of-the-season/messages.en.json';

export const own: Record<string, string> = game;
export const stage: Record<string, string> = stages;
export const match: Record<string, string> = moments;
export const end: Record<string, string> = over;
export const shell: Record<string, string> = page;
export const told: Record<string, string> = rules;

/** A message as a pattern: what is filled in may be anything. */
export function said(message: string | undefined): RegExp {
  if (message === undefined) throw new Error('a text that tests look for is no longer in the catalogue');
  const parts = pieces(message).map((part) =>
    part.startsWith('{') ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${parts.join('')}`);
}

/** Plain text and whole `{…}`, also where braces lie in braces. */
function pieces(message: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let piece = '';
  for (const letter of message) {
    if (letter === '{' && depth++ === 0) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
    if (letter === '}' && --depth === 0) {
      found.push(piece);
      piece = '';
    }
  }
  return [...found, piece].filter((one) => one !== '');
}
