import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../formations';
import { speak } from '../i18n/index.svelte';
import { carried } from '../input/drag.svelte';
import Pitch, { type PitchPlace } from '../parts/Pitch.svelte';

const rows = (): PitchPlace[][] =>
  rowsOf('4-3-3').map((row) =>
    row.map((place) => ({
      ...place,
      key: `p${place.number}`,
      player:
        place.number === 5
          ? undefined
          : { id: `m${place.number}`, name: `Man${place.number}`, position: place.position, stars: 2 },
    })),
  );
const focused = () => document.activeElement?.textContent;

beforeEach(() => speak('en'));

describe('the pitch', () => {
  it('is one stop for Tab; arrows go along a line and to the nearest place of the next', async () => {
    render(Pitch, { rows: rows(), label: 'Your eleven', onpick: () => undefined });
    await userEvent.tab();
    expect(focused()).toContain('Man9');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('Man10');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toContain('Man3');
    await userEvent.keyboard('{End}');
    expect(focused()).toContain('place 5, defender, empty');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toContain('Man1');
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(focused()).toContain('Man10');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('tells which place was picked by Enter and by click', async () => {
    const onpick = vi.fn();
    render(Pitch, { rows: rows(), label: 'Your eleven', onpick });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /place 5, defender/ }));
    expect(onpick.mock.calls).toEqual([['p9'], ['p5']]);
  });

  it('takes what is dragged onto a place, lights it on the way, and presses nothing', async () => {
    const ondrop = vi.fn();
    const onpick = vi.fn();
    render(Pitch, {
      rows: rows(),
      label: 'Your eleven',
      onpick,
      ondrop,
      fits: (_id: string, key: string) => key === 'p5',
    });
    const man = screen.getByRole('button', { name: /Man4/ });
    const target = screen.getByRole('button', { name: /place 5/ });
    const other = screen.getByRole('button', { name: /Man7/ });
    const over = vi.fn(() => other as Element | null);
    document.elementFromPoint = over;
    await fireEvent.pointerDown(man, { button: 0, clientX: 10, clientY: 10, pointerId: 1 });
    await fireEvent.pointerMove(window, { clientX: 40, clientY: 40, pointerId: 1 });
    expect(carried()).toEqual({ id: 'm4', over: undefined });
    over.mockReturnValue(target);
    await fireEvent.pointerMove(window, { clientX: 80, clientY: 80, pointerId: 1 });
    expect(carried()?.over).toBe('p5');
    await fireEvent.pointerUp(window, { clientX: 80, clientY: 80, pointerId: 1 });
    await fireEvent.click(man);
    expect(ondrop.mock.calls).toEqual([['m4', 'p5']]);
    expect(onpick).not.toHaveBeenCalled();
    expect(carried()).toBeUndefined();
  });

  it('lets Escape cancel a drag', async () => {
    const ondrop = vi.fn();
    render(Pitch, { rows: rows(), label: 'Your eleven', onpick: () => undefined, ondrop });
    document.elementFromPoint = () => screen.getByRole('button', { name: /place 5/ });
    await fireEvent.pointerDown(screen.getByRole('button', { name: /Man4/ }), {
      button: 0,
      clientX: 0,
      clientY: 0,
      pointerId: 1,
    });
    await fireEvent.pointerMove(window, { clientX: 50, clientY: 50, pointerId: 1 });
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.pointerUp(window, { clientX: 50, clientY: 50, pointerId: 1 });
    expect(ondrop).not.toHaveBeenCalled();
  });
});

describe('formations', () => {
  it('number from the goalkeeper upwards, left to right, forwards on top', () => {
    const [fw, mf, df, gk] = rowsOf('5-3-2').map((row) =>
      row.map((place) => `${place.position}${place.number}`),
    );
    expect(gk).toEqual(['GK1']);
    expect(df).toEqual(['DF2', 'DF3', 'DF4', 'DF5', 'DF6']);
    expect(mf).toEqual(['MF7', 'MF8', 'MF9']);
    expect(fw).toEqual(['FW10', 'FW11']);
    expect(() => rowsOf('4-x')).toThrow();
  });
});
