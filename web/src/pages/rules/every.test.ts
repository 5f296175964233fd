import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOfRule, ruleHref } from '$lib';
import { parse } from '../../shell/router.svelte';
import { loadRules } from './load';

const files = (folder: string, ends: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && one.name.endsWith(ends))
    .map((one) => join(one.parentPath, one.name));

/** Every id that a refusal, an event or an option of the server can carry: quoted in its code, or in its catalogues. */
const sources = ['engine', 'games', 'server'].flatMap((module) =>
  files(`../${module}/src/main/java`, '.java'),
);
const messages = ['engine', 'games'].flatMap((module) =>
  files(`../${module}/src/main/resources`, 'messages.en.json'),
);
const ids = new Set(
  [...sources, ...messages].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"(?:refusal\.)?((?!SHA)[A-Z]{2,5}-A?\d{2,3})\b/g)].map(
      (one) => one[1] ?? '',
    ),
  ),
);

describe('every rule that a refusal or an event names', () => {
  it('is of the table or of a game', () => {
    expect([...ids].filter((id) => id.startsWith('TABLE-')).length).toBeGreaterThan(15);
    expect([...ids].filter((id) => id.startsWith('MOTS-')).length).toBeGreaterThan(100);
  });

  it.each(['en', 'pt'] as const)('can be read where its link leads: %s', async (lang) => {
    const unread: string[] = [];
    for (const id of ids) {
      const route = parse(ruleHref(id));
      const game = route.page === 'rules' ? route.game : '';
      expect(game).toBe(gameOfRule(id));
      const rules = await loadRules(game, lang);
      if (!rules?.entries.some((entry) => entry.id === id)) unread.push(id);
    }
    expect(unread).toEqual([]);
  });
});
