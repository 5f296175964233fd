import type { Lang } from '$lib/i18n/index.svelte';
import { parseRules, type Rules } from './parse';

const texts = import.meta.glob<string>(['@games/*/rules*.md', '@engine/rules*.md'], {
  query: '?raw',
  import: 'default',
});

/** A game's rules, or those of the `table`, in this language, in English where there is no other, or nothing. */
export async function loadRules(game: string, lang: Lang): Promise<Rules | undefined> {
  const folder = game === 'table' ? '/touchline/engine' : `/touchline/games/${game}`;
  const find = (name: string) => Object.keys(texts).find((file) => file.endsWith(`${folder}/${name}`));
  const file = (lang === 'en' ? undefined : find(`rules.${lang}.md`)) ?? find('rules.md');
  const load = file === undefined ? undefined : texts[file];
  return load ? parseRules(await load()) : undefined;
}
