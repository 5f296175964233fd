import { beforeEach, describe, expect, it } from 'vitest';
import { gameWords, loadGame, money, number, percent, speak, t } from '../i18n/index.svelte';
import { dress, isDark } from '../theme.svelte';
import { flat } from '../text';

beforeEach(() => {
  localStorage.clear();
  speak('en');
});

describe('words', () => {
  it('count, and change with the language, which is kept', () => {
    expect(t('part.stars', { count: 1 })).toBe('1 star');
    expect(t('part.stars', { count: 3 })).toBe('3 stars');
    speak('pt');
    expect(t('part.stars', { count: 3 })).toBe('3 estrelas');
    expect(document.documentElement.lang).toBe('pt');
    expect(localStorage.getItem('touchline.lang')).toBe('pt');
  });

  it('write money and shares with their unit and sign', () => {
    expect([money(85), money(20, true), money(-10, true), money(0, true)]).toEqual([
      '85k',
      '+20k',
      '−10k',
      '0k',
    ]);
    expect(percent(0.379)).toBe('38%');
    expect(number(12345)).toBe('12,345');
  });

  it('come from the game too, and a key without words shows itself', async () => {
    await loadGame('match-of-the-season');
    const words = gameWords('match-of-the-season');
    expect(words.t('game.name')).toBe('Match of the Season');
    expect(words.t('word.week', { week: 4 })).toBe('Week 4');
    expect(words.has('no.such.key')).toBe(false);
    expect(words.t('no.such.key')).toBe('no.such.key');
    expect(flat(words.tr('word.money', { amount: 25 }))).toBe('25k');
    await loadGame('no-such-game');
    expect(gameWords('no-such-game').t('x')).toBe('x');
  });
});

describe('colours', () => {
  it('follow the choice, which is kept and written to the document', () => {
    dress('dark');
    expect(isDark()).toBe(true);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('touchline.theme')).toBe('dark');
    dress('auto');
    expect(isDark()).toBe(false);
  });
});
