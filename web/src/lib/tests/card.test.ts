import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hideHint, hint } from '../hint.svelte';
import { speak } from '../i18n/index.svelte';
import { live } from '../live.svelte';
import type { Player } from '../model';
import ActCard from '../parts/ActCard.svelte';
import Card from '../parts/Card.svelte';
import Slot from '../parts/Slot.svelte';

const dvorny: Player = { id: '7', name: 'Dvorny', position: 'DF', stars: 4, nation: 'Ostland' };

beforeEach(() => {
  speak('en');
  hideHint();
});

describe('a card', () => {
  it('tells a screen reader everything it shows', () => {
    render(Card, { player: dvorny, number: 2, onpick: () => undefined });
    expect(
      screen.getByRole('button', { name: 'Dvorny, defender, 4 stars, Ostland, place 2' }),
    ).toBeInTheDocument();
  });

  it('that cannot be touched at all is a picture with a name', () => {
    render(Card, { player: dvorny });
    expect(screen.getByRole('img', { name: /Dvorny, defender/ })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('may be picked by mouse and by Enter', async () => {
    const onpick = vi.fn();
    render(Card, { player: dvorny, mark: 'may', onpick });
    await userEvent.click(screen.getByRole('button'));
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenCalledTimes(2);
  });

  it('in hand is pressed', () => {
    render(Card, { player: dvorny, mark: 'chosen', onpick: () => undefined });
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('that is flat does nothing, and says why, with the rule', async () => {
    const onpick = vi.fn();
    render(Card, { player: dvorny, mark: 'flat', why: 'He is away for Ostland.', rule: 'MOTS-055', onpick });
    const card = screen.getByRole('button', { name: /not now: He is away for Ostland/ });
    expect(card).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(card);
    expect(onpick).not.toHaveBeenCalled();
    expect(hint()).toMatchObject({ text: 'He is away for Ostland.', rule: 'MOTS-055' });
    expect(live.urgent).toContain('MOTS-055');
    expect(card).toHaveClass('shake');
  });

  it('shows the reason when it gets the focus, and hides it when it loses it', () => {
    render(Card, { player: dvorny, mark: 'flat', why: 'Injured.' });
    screen.getByRole('button').focus();
    expect(hint()?.text).toBe('Injured.');
    screen.getByRole('button').blur();
    expect(hint()).toBeUndefined();
  });

  it('speaks Portuguese', () => {
    speak('pt');
    render(Card, { player: dvorny, onpick: () => undefined });
    expect(screen.getByRole('button', { name: /defesa, 4 estrelas/ })).toBeInTheDocument();
  });
});

describe('an act card', () => {
  it('says what it does', () => {
    render(ActCard, {
      name: 'Wet Sponge',
      icon: 'sponge',
      colour: '#bb2a22',
      text: 'One injured man may play.',
      onpick: () => undefined,
    });
    expect(screen.getByRole('button', { name: 'Wet Sponge: One injured man may play.' })).toBeInTheDocument();
  });
});

describe('a slot', () => {
  it('names its place and takes Enter only while it is offered', async () => {
    const onpick = vi.fn();
    const { rerender } = render(Slot, { number: 5, position: 'DF', mark: 'may', onpick });
    const slot = screen.getByRole('button', { name: 'place 5, defender, empty' });
    slot.focus();
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenCalledOnce();
    await rerender({ mark: 'flat', why: 'He is no defender.' });
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenCalledOnce();
  });
});
