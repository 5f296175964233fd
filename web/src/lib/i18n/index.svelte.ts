/**
 * Words for people. Page texts lie in en.json and pt.json beside this file; each game brings
 * messages.en.json and messages.pt.json among its own resources, and so does the engine for what holds at every
 * table. All are ICU messages, and may mark
 * words with <b>, <plus> and <minus>, which `rich` keeps as pieces and `t` drops.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Piece, Rich, Tone } from '../text';
import { stored } from '../stored';
import tableEn from '@engine/messages.en.json';
import tablePt from '@engine/messages.pt.json';
import en from './en.json';
import pt from './pt.json';

export type Lang = 'en' | 'pt';
export const LANGS: readonly Lang[] = ['en', 'pt'];
export type PageKey = keyof typeof en;
export type Args = Record<string, string | number | boolean | Date | null | undefined>;
type Catalogue = Record<string, string>;

const page: Record<Lang, Catalogue> = { en, pt };
/** What the engine and the server say at every table: their refusals, and that moves were taken back. */
const table: Record<Lang, Catalogue> = { en: tableEn, pt: tablePt };
const games = $state<{ [game: string]: Record<Lang, Catalogue> }>({});
const ready: Record<string, IntlMessageFormat> = {};
const files = import.meta.glob<Catalogue>('@games/*/messages.*.json', { import: 'default' });

const choice = $state<{ lang: Lang }>({ lang: firstLang() });

function firstLang(): Lang {
  const kept = stored.get('lang');
  if (kept === 'en' || kept === 'pt') return kept;
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/** The language in use. Reading it in markup or an effect follows changes. */
export const lang = (): Lang => choice.lang;

/** Changes the language, keeps the choice, and tells the document. */
export function speak(next: Lang): void {
  choice.lang = next;
  stored.set('lang', next);
  document.documentElement.lang = next;
}

/** A page text. */
export function t(key: PageKey, args?: Args): string {
  return plain(format(page, `page ${key}`, key, args));
}

/** A page text with its marked words as pieces. */
export function tr(key: PageKey, args?: Args): Rich {
  return format(page, `page ${key}`, key, args);
}

/**
 * The words of one game, once `loadGame` has fetched them, and those of every table; a key without words gives the key
 * itself. An empty name has the words of every table only.
 */
export function gameWords(game: string) {
  const of = (key: string) => (games[game]?.en[key] === undefined ? table : games[game]);
  const tr = (key: string, args?: Args): Rich => format(of(key), `${game} ${key}`, key, args);
  return {
    has: (key: string): boolean => of(key)?.[choice.lang]?.[key] !== undefined,
    t: (key: string, args?: Args): string => plain(tr(key, args)),
    tr,
  };
}

/** Fetches a game's catalogues. A game without catalogues is no error: its keys show as they are. */
export async function loadGame(game: string): Promise<void> {
  if (games[game]) return;
  const load = async (l: Lang): Promise<Catalogue> => {
    const path = Object.keys(files).find((file) => file.endsWith(`/${game}/messages.${l}.json`));
    const loader = path === undefined ? undefined : files[path];
    return loader ? loader() : {};
  };
  const [english, portuguese] = await Promise.all([load('en'), load('pt')]);
  games[game] = { en: english, pt: portuguese };
}

function format(catalogues: Record<Lang, Catalogue> | undefined, id: string, key: string, args?: Args): Rich {
  const words = catalogues?.[choice.lang]?.[key] ?? catalogues?.en[key];
  if (words === undefined) return key;
  if (!/[{<'#]/.test(words)) return words;
  try {
    const values = { ...args, b: mark('strong'), plus: mark('plus'), minus: mark('minus') };
    return gather(compile(`${choice.lang} ${id}`, words).format(values));
  } catch (error) {
    console.warn(`message ${key}: ${String(error)}`);
    return words;
  }
}

function compile(id: string, words: string): IntlMessageFormat {
  const known = ready[id];
  if (known) return known;
  const made = new IntlMessageFormat(words, choice.lang === 'pt' ? 'pt-PT' : 'en-GB');
  ready[id] = made;
  return made;
}

const mark =
  (tone: Tone) =>
  (chunks: (string | Piece)[]): Piece => ({
    text: chunks.map((c) => (typeof c === 'string' ? c : c.text)).join(''),
    tone,
  });

function gather(result: unknown): Rich {
  if (!Array.isArray(result))
    return typeof result === 'string' ? result : String((result as Piece).text ?? result);
  return result.map((part: unknown) =>
    typeof part === 'object' && part !== null ? (part as Piece) : { text: String(part) },
  );
}

const plain = (rich: Rich): string =>
  typeof rich === 'string' ? rich : rich.map((piece) => piece.text).join('');

/** A number the way the language writes it. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(choice.lang === 'pt' ? 'pt-PT' : 'en-GB', options).format(value);

/** A share between 0 and 1 as whole percent. */
export const percent = (share: number): string =>
  number(share, { style: 'percent', maximumFractionDigits: 0 });

/** Thousands of euro, short: 85k. With `sign`, gains carry a plus; losses always carry a minus. */
export const money = (k: number, sign = false): string =>
  `${k < 0 ? '−' : sign && k > 0 ? '+' : ''}${number(Math.abs(k))}k`;
