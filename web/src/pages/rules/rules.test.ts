import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { parseRules, spansOf } from './parse';
import RulesView from './RulesView.svelte';

const GAMES = '../games/src/main/resources/touchline/games';
beforeEach(() => speak('en'));

describe('rules in our words', () => {
  it('are read heading by heading, rulings under the rule they settle', () => {
    const rules = parseRules(
      '# Title\n\nHello.\n\n- one\n- two\n\n## MOTS-001 First\n\nText with **bold** and MOTS-002.\n\n### MOTS-A63 Level\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n',
    );
    expect(rules.title).toBe('Title');
    expect(rules.intro.map((block) => block.kind)).toEqual(['text', 'list']);
    expect(rules.entries.map((entry) => [entry.id, entry.title, entry.ruling])).toEqual([
      ['MOTS-001', 'First', false],
      ['MOTS-A63', 'Level', true],
    ]);
    expect(rules.entries[1]?.blocks[0]).toMatchObject({ kind: 'table', rows: { length: 2 } });
    expect(spansOf('see MOTS-025, *now*').map((span) => span.kind)).toEqual(['plain', 'rule', 'plain', 'em']);
  });

  it('of Match of the Season are all there, in both languages', () => {
    const ids = (file: string) =>
      parseRules(readFileSync(`${GAMES}/match-of-the-season/${file}`, 'utf8')).entries.map(
        (entry) => entry.id,
      );
    const english = ids('rules.md');
    expect(english.filter((id) => /^MOTS-\d/.test(id))).toHaveLength(170);
    expect(new Set(english).size).toBe(english.length);
    expect(ids('rules.pt.md')).toEqual(english);
  });

  it('leave no markup in what is shown', () => {
    for (const game of readdirSync(GAMES).filter((one) => existsSync(`${GAMES}/${one}/rules.md`))) {
      for (const entry of parseRules(readFileSync(`${GAMES}/${game}/rules.md`, 'utf8')).entries) {
        expect(`${entry.id} ${entry.title}`).not.toMatch(/[*`#|]/);
      }
    }
  });

  it('open at a rule and can be searched', async () => {
    render(RulesView, { game: 'match-of-the-season', rule: 'MOTS-025' });
    const heading = await screen.findByRole('heading', { name: /MOTS-025/ });
    expect(heading.closest('article')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Find in the rules'), 'MOTS-A14');
    expect(screen.getAllByRole('article').length).toBeLessThan(5);
  });
});
