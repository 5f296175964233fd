import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import SeatRow from '../../pages/setup/SeatRow.svelte';
import { usualSeats } from '../../pages/setup/wish';
import { nameOf } from '../../pages/home/nameOf';
import { calledBy } from '../called';
import { TableLink } from '../link.svelte';
import type { Chair, Shown } from '../types';

const chair = (name: string, club: string) => ({ seat: 'B', kind: 'person', name, club }) as Chair;
const kept = (name: string) =>
  nameOf({ table: 't', game: 'demo', spectator: '', at: 0, seats: [{ seat: 'B', token: 'k', name }] });

it.each([
  ['Ana', 'Lapa', 'Ana'],
  ['', 'Lapa', 'Lapa'],
  ['', '', 'Manager B'],
])('a seat named "%s" with the club "%s" is called the same everywhere', (name, club, called) => {
  speak('en');
  const one = chair(name, club);
  const link = new TableLink('t', 'k');
  link.shown = { you: 'A', seats: [one] } as unknown as Shown;
  expect(calledBy('B', one)).toBe(called);
  expect(link.nameOf('B')).toBe(called);
  expect(kept(name || club)).toBe(called);
});

it('set-up calls a seat without a name what the table will call it', () => {
  speak('en');
  const [seat] = usualSeats(2);
  if (!seat) throw new Error('no seat');
  render(SeatRow, { index: 1, seat, onchange: () => undefined });
  expect(screen.getByLabelText('Name')).toHaveAttribute('placeholder', calledBy('B', undefined));
});
