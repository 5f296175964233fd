/** Both catalogues of everything the page can say, to tell in which language a text is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Catalogue = Record<string, string>;
const root = fileURLToPath(new URL('../..', import.meta.url));
const GAME = 'match-of-the-season';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

/** Pairs of English and Portuguese files: the shell's, those of the game's page, the game's own, the engine's. */
function pairs(): [Catalogue, Catalogue][] {
  const src = join(root, 'web/src');
  const here = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('en.json'),
  );
  const messages = [
    join(root, `games/src/main/resources/touchline/games/${GAME}/messages.`),
    join(root, 'engine/src/main/resources/touchline/engine/messages.'),
  ];
  return [
    ...here.map((one): [string, string] => [join(src, one), join(src, one.replace(/en\.json$/, 'pt.json'))]),
    ...messages.map((one): [string, string] => [`${one}en.json`, `${one}pt.json`]),
  ].map(([en, pt]) => [read(en), read(pt)]);
}

interface Pattern {
  whole: RegExp;
  /** How much of it is fixed. */
  letters: number;
  open: boolean;
}

function patternOf(message: string): Pattern {
  let letters = 0;
  let open = false;
  const write = (parts: MessageFormatElement[]): string =>
    parts
      .map((part) => {
        if (part.type === TYPE.literal) {
          letters += part.value.replace(/\P{L}/gu, '').length;
          return part.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
        }
        if (part.type === TYPE.tag) return write(part.children);
        open = true;
        if (part.type === TYPE.plural || part.type === TYPE.select)
          return `(?:${Object.values(part.options)
            .map((option) => write(option.value))
            .join('|')})`;
        return '.+';
      })
      .join('');
  const text = write(parse(message));
  return { whole: new RegExp(`^${text}$`, 's'), letters, open };
}

const telling = ({ letters, open }: Pattern) => letters >= (open ? 6 : 1);

const all = pairs();
const english = all.flatMap(([en, pt]) =>
  Object.entries(en)
    .filter(([key, text]) => pt[key] !== text)
    .map(([key, text]) => ({ key, ...patternOf(text) })),
);
const portuguese = all.flatMap(([, pt]) => Object.values(pt).map(patternOf));

/** The English texts among these, each with the key that it has. */
export function englishIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const key = english.find((one) => telling(one) && one.whole.test(text))?.key;
    if (key === undefined || portuguese.some((one) => telling(one) && one.whole.test(text))) return [];
    return [`${key}: ${text}`];
  });
}

/** Texts that are keys of a catalogue: nobody has written them yet. */
export const unwritten = (texts: readonly string[]): string[] =>
  texts.filter((text) => /^[a-z]+(-[a-z]+)*(\.[a-z0-9-]+)+$/i.test(text));
