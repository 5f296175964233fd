import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { seen } from '../../../../test/views';
import { GAME } from '../names';
import CupLines from './CupLines.svelte';
import { waysOf } from './result';
import { seasonOf } from './season';
import SeasonSheet from './SeasonSheet.svelte';

beforeAll(() => loadGame(GAME));
beforeEach(() => speak('en'));

/** A table in its first season of so many. */
function first(seasons: number) {
  const { link, view, names } = seen('two-managers');
  expect(view.season).toBe(1);
  return { link, view: { ...view, seasons }, names, season: seasonOf(link.log) };
}

it.each([
  ['League', 1],
  ['Cups', 1],
  ['Who is out', 1],
  ['Managers', 1],
] as const)('nothing on the leaf %s promises a second season to a game of %d', async (leaf, seasons) => {
  const at = first(seasons);
  const ways = waysOf(at.link.shown?.options);
  render(SeasonSheet, { ...at, ways, sheet: 'absent', onteam: () => undefined });
  await userEvent.click(screen.getByRole('radio', { name: leaf }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/season 2|next season|begins in/);
});

it('the cups say that there is no Euro Cup in one season, and when it begins in more', () => {
  const { unmount } = render(CupLines, { ...first(1), onopen: () => undefined });
  expect(screen.getByText('A game of one season has no Euro Cup.')).toBeInTheDocument();
  unmount();
  render(CupLines, { ...first(3), onopen: () => undefined });
  expect(screen.getByText(/begins in season 2/)).toBeInTheDocument();
});
