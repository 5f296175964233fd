import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import pt from './pt.json';

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
    const games = '../games/src/main/resources/touchline/games';
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

  it('marks words only with the tags that the page knows', () => {
    for (const message of [...Object.values(en), ...Object.values(pt)]) {
      const tags = needs(message).filter((need) => need.startsWith('<'));
      expect(tags.filter((tag) => !['<b>', '<plus>', '<minus>'].includes(tag))).toEqual([]);
    }
  });
});
