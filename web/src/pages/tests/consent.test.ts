import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { speak } from '$lib/i18n/index.svelte';
import { TableLink } from '../../shell/link.svelte';
import ConsentAsk from '../table/ConsentAsk.svelte';

const seat = (letter: string, name: string) => ({ seat: letter, kind: 'person', name, club: '' });
/** A table where A asks to go back, as B or A sees it. */
function at(you: 'A' | 'B' | 'spectator') {
  const link = new TableLink('one', 'token');
  link.shown = {
    you,
    seats: [seat('A', 'Ana'), seat('B', 'Rui')],
    consent: { by: 'A', agreed: [], waiting: ['B'] },
  } as unknown as NonNullable<typeof link.shown>;
  const answered = vi.spyOn(link, 'answerBack').mockResolvedValue(true);
  render(ConsentAsk, { link });
  return answered;
}

beforeEach(() => localStorage.clear());
afterEach(() => speak('en'));

describe('who asks to go back', () => {
  it.each([
    ['en', 'You ask to go back a move.', 'Withdraw', 'Rui to move.'],
    ['pt', 'Pedes para voltar uma jogada atrás.', 'Retirar o pedido', 'À espera de Rui.'],
  ] as const)('is addressed himself, and may withdraw (%s)', async (lang, asks, withdraw, waits) => {
    speak(lang);
    const answered = at('A');
    expect(screen.getByRole('status')).toHaveTextContent(asks);
    expect(screen.getByRole('status')).toHaveTextContent(waits);
    await userEvent.click(screen.getByRole('button', { name: withdraw }));
    expect(answered).toHaveBeenCalledWith(false);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('is named to who is asked, who agrees or declines', () => {
    at('B');
    expect(screen.getByRole('status')).toHaveTextContent('Ana asks to go back a move.');
    expect(screen.getAllByRole('button').map((one) => one.textContent?.trim())).toEqual(['Agree', 'Decline']);
  });

  it('is named to those who only watch', () => {
    at('spectator');
    expect(screen.getByRole('status')).toHaveTextContent('Ana asks to go back a move.');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
