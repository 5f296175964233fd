import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import tableEn from '@engine/messages.en.json';
import tablePt from '@engine/messages.pt.json';
import { refusalText } from '../../shell/answers';
import en from './en.json';
import { gameWords, speak } from './index.svelte';
import pt from './pt.json';

const GAMES = '../games/src/main/resources/touchline/games';
/**
 * Second names for things that have one: the cup is the Taça Europeia, the marker the peão (marcadores take penalties),
 * how men stand a formação (táticas are cards), a man a jogador, undoing is desfazer.
 */
const STRANGE =
  /Taça Europa\b|Euro Cup|\bmarcador\b|\b[Tt]ática (já|possível)|^Tática$|\b[Hh]ome(m|ns)\b|\bAnular\b|\bMC\b/;

type Catalogue = Record<string, string>;

/** Names of the arguments and marks a message uses, sorted. */
function needs(message: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        Object.values(element.options).forEach((o) => walk(o.value));
    }
  };
  walk(parse(message));
  return [...found].sort();
}

function expectSame(english: Catalogue, portuguese: Catalogue) {
  expect(Object.keys(portuguese).sort()).toEqual(Object.keys(english).sort());
  for (const [key, message] of Object.entries(english)) {
    expect([key, needs(portuguese[key] ?? '')]).toEqual([key, needs(message)]);
  }
}

describe('catalogues', () => {
  it('say the same things in both languages, with the same arguments', () => expectSame(en, pt));

  it('are kept complete by every game', () => {
    const games = GAMES;
    for (const game of existsSync(games) ? readdirSync(games) : []) {
      const file = (lang: string) => `${games}/${game}/messages.${lang}.json`;
      if (!existsSync(file('en'))) continue;
      const read = (lang: string) => JSON.parse(readFileSync(file(lang), 'utf8')) as Catalogue;
      expectSame(read('en'), read('pt'));
    }
  });

  it('are kept by every part of a game’s page that has words of its own', () => {
    const pages = readdirSync('src/games', { recursive: true, encoding: 'utf8' });
    const found = pages.filter((file) => file.endsWith('en.json'));
    expect(found.length).toBeGreaterThan(3);
    for (const file of found) {
      const read = (path: string) => JSON.parse(readFileSync(`src/games/${path}`, 'utf8')) as Catalogue;
      expectSame(read(file), read(file.replace(/en\.json$/, 'pt.json')));
    }
  });

  it('hold no text that nothing shows', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join('\n');
    const whole = new Set([...code.matchAll(/['"]([\w-]+(?:\.[\w-]+)*)['"]/g)].map(([, key]) => key));
    // `track.kind.${kind}` shows each key of that shape.
    const made = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)((?:\$\{[^}`]+\}|[\w.-])+)`/g)].map(
      ([, start = '', rest = '']) =>
        new RegExp(
          `^${start.replace(/\./g, '\\.')}${rest.replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`,
        ),
    );
    const catalogues = files.filter((file) => file.endsWith('en.json'));
    expect(catalogues.length).toBeGreaterThan(4);
    const unused = catalogues.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(`src/${file}`, 'utf8')) as Catalogue)
        .filter((key) => !whole.has(key) && !made.some((pattern) => pattern.test(key)))
        .map((key) => `${file}: ${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('call one thing by one name in Portuguese', () => {
    const files = [
      ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`),
      ...readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).map((file) => `${GAMES}/${file}`),
    ].filter((file) => /(^|[/.])pt\.json$/.test(file));
    const strange = files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
        .filter(([, text]) => STRANGE.test(text) && !/Homem da Gabardina/.test(text))
        .map(([key, text]) => `${file} ${key}: ${text}`),
    );
    expect(files.length).toBeGreaterThan(6);
    expect(strange).toEqual([]);
  });

  it('marks words only with the tags that the page knows', () => {
    for (const message of [...Object.values(en), ...Object.values(pt)]) {
      const tags = needs(message).filter((need) => need.startsWith('<'));
      expect(tags.filter((tag) => !['<b>', '<plus>', '<minus>'].includes(tag))).toEqual([]);
    }
  });
});

describe('what holds at every table', () => {
  afterEach(() => speak('en'));
  const ARGS = { field: 'f', expected: 'e', why: 'y', what: 'w', entry: 1, found: 'x', name: 'n', hash: 'h' };
  const REFUSAL = /^refusal\.([^.]+)\.(.+)$/;

  it('is said by the engine’s catalogues alone', () => {
    expectSame(tableEn, tablePt);
    expect([...Object.keys(en), ...Object.keys(pt)].filter((key) => REFUSAL.test(key))).toEqual([]);
  });

  it.each(['en', 'pt'] as const)('is said for every refusal of the table, in %s', (lang) => {
    speak(lang);
    const all = Object.keys(tableEn).flatMap((key) => {
      const [, rule = '', name = ''] = REFUSAL.exec(key) ?? [];
      return rule ? [{ rule, key: name, args: ARGS }] : [];
    });
    expect(all.length).toBeGreaterThan(25);
    const texts = (lang === 'en' ? tableEn : tablePt) as Catalogue;
    for (const refusal of all) {
      const start = texts[`refusal.${refusal.rule}.${refusal.key}`]?.split('{')[0] ?? '?';
      expect(refusalText(refusal)).toMatch(new RegExp(`^${start.replace(/[.?]/g, '\\$&')}`));
      expect(refusalText(refusal, 'match-of-the-season')).toBe(refusalText(refusal));
    }
  });

  it.each(['en', 'pt'] as const)('keeps back what the server tells in English only, in %s', (lang) => {
    speak(lang);
    const found = { why: 'expected a word', expected: 'a word', found: 'a word', what: 'a word', entry: 3 };
    for (const [rule, key] of [
      ['TABLE-007', 'unreadable'],
      ['TABLE-012', 'malformed'],
      ['TABLE-013', 'unknown'],
      ['TABLE-015', 'does-not-replay'],
    ] as const) {
      for (const field of ['record', 'seats']) {
        const text = refusalText({ rule, key, args: { ...found, field } });
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/a word/);
      }
    }
  });

  it('is found through a game’s words too, and the game’s own come first', () => {
    const words = gameWords('no-such-game');
    expect(words.t('event.undone', { moves: 2 })).toBe('You took back 2 moves.');
    expect(words.has('refusal.TABLE-001.not-your-turn')).toBe(true);
  });
});
