import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import OddsBar from '../parts/OddsBar.svelte';

beforeEach(() => speak('en'));

it.each([
  [0.38, 0.41, 0.21],
  [0.03, 0.1, 0.87],
  [0.12, 0.2, 0.68],
  [0.9, 0.06, 0.04],
])('every part of the odds says what it is and how much: %d, %d, %d', (win, draw, lose) => {
  render(OddsBar, { win, draw, lose });
  const parts = [...screen.getByRole('img').querySelectorAll('.odds > span')];
  const pct = (share: number) => `${Math.round(share * 100)}%`;
  expect(parts.map((part) => part.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    `Win ${pct(win)}`,
    `Draw ${pct(draw)}`,
    `Lose ${pct(lose)}`,
  ]);
});

it('a part that cannot come has no place', () => {
  render(OddsBar, { win: 0.6, lose: 0.4 });
  expect(screen.queryByText('Draw')).toBeNull();
});
