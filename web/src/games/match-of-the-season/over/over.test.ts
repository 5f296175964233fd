import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame } from '$lib';
import { seen } from '../../../../test/views';
import { GAME } from '../names';
import Final from './Final.svelte';

beforeAll(() => loadGame(GAME));

describe('the end', () => {
  it('lists every manager in the order of the result, with the honours of his teams', () => {
    const { link, view, names, tools } = seen('europe');
    render(Final, { link, tools, names });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const { places } = link.shown?.result as { places: number[] };
    expect(rows.map((row) => parseInt(row.textContent?.trim() ?? ''))).toEqual([...places].sort());
    for (const chair of link.shown?.seats ?? []) {
      const row = rows.find((one) => one.textContent?.includes(link.nameOf(chair.seat)));
      const own = view.teams.filter((team) => team.seat === chair.seat);
      const sum = (of: 'points' | 'leagues' | 'cups' | 'euros') => own.reduce((all, one) => all + one[of], 0);
      const cells = row ? within(row).getAllByRole('cell') : [];
      expect(cells.slice(0, 4).map((cell) => Number(cell.textContent))).toEqual([
        sum('points'),
        sum('leagues'),
        sum('cups'),
        sum('euros'),
      ]);
    }
  });

  it('names who won, or says that the win is shared', () => {
    const { link, names, tools } = seen('over');
    const { places } = link.shown?.result as { places: number[] };
    const first = (link.shown?.seats ?? []).filter((_, i) => places[i] === 1);
    render(Final, { link, tools, names });
    const title = screen.getByRole('heading', { name: /win/ });
    const only = first.length === 1 ? first[0] : undefined;
    expect(title).toHaveTextContent(
      !only ? 'shared' : only.seat === 'A' ? 'You win' : `${only.name} wins the game.`,
    );
  });

  it('offers the same again, and the story', async () => {
    const { link, names, tools } = seen('over');
    render(Final, { link, tools, names });
    await userEvent.click(screen.getByRole('button', { name: /Same again/ }));
    await userEvent.click(screen.getByRole('button', { name: /The whole story/ }));
    expect(vi.mocked(tools.rematch)).toHaveBeenCalledOnce();
    expect(vi.mocked(tools.log)).toHaveBeenCalledOnce();
  });
});
