import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { listen, onCommand, type Command } from '../input/keymap';
import { live } from '../live.svelte';
import DecisionPanel from '../parts/DecisionPanel.svelte';

let stop: () => void;
beforeEach(() => {
  speak('en');
  stop = listen();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('the keys', () => {
  it.each<[string, Command]>([
    ['m', 'moves'],
    ['l', 'log'],
    ['r', 'rules'],
    ['u', 'undo'],
    ['b', 'speed'],
    ['?', 'help'],
    ['{Enter}', 'main'],
    ['{Escape}', 'back'],
  ])('%s means %s', async (key, command) => {
    const run = vi.fn(() => true);
    const off = onCommand(command, run);
    await userEvent.keyboard(key);
    expect(run).toHaveBeenCalledOnce();
    off();
    await userEvent.keyboard(key);
    expect(run).toHaveBeenCalledOnce();
  });

  it('leave somebody who types alone, except Escape', async () => {
    const moves = vi.fn(() => true);
    const back = vi.fn(() => true);
    const offs = [onCommand('moves', moves), onCommand('back', back)];
    document.body.innerHTML = '<input aria-label="name">';
    await userEvent.type(screen.getByLabelText('name'), 'mum{Escape}');
    expect(moves).not.toHaveBeenCalled();
    expect(back).toHaveBeenCalledOnce();
    offs.forEach((off) => off());
  });

  it('ask the newest first, and go on to the next where it declines', async () => {
    const said: string[] = [];
    const offs = [
      onCommand('back', () => (said.push('old'), true)),
      onCommand('back', () => (said.push('new'), false)),
    ];
    await userEvent.keyboard('{Escape}');
    expect(said).toEqual(['new', 'old']);
    offs.forEach((off) => off());
  });
});

describe('a key held down', () => {
  it.each([
    ['that repeats', '{Enter>5/}'],
    ['whose repeats are not marked', '{Enter>}'],
  ])('%s gives one command, and one more after it was let go', async (_, held) => {
    const main = vi.fn(() => true);
    const off = onCommand('main', main);
    const user = userEvent.setup();
    await user.keyboard(held);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
    expect(main).toHaveBeenCalledTimes(held.endsWith('/}') ? 2 : 1);
    await user.keyboard('{/Enter}{Enter}');
    expect(main.mock.calls.length).toBeGreaterThan(1);
    off();
  });

  it('does not press the button it finds there', () => {
    document.body.innerHTML = '<button>Next</button>';
    const press = (repeat: boolean) =>
      screen.getByRole('button').dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          code: 'Enter',
          bubbles: true,
          cancelable: true,
          repeat,
        }),
      );
    expect(press(false)).toBe(true);
    expect(press(true)).toBe(false);
  });
});

describe('the decision', () => {
  const action = (id: string, label: string, run: () => void, off?: string) => ({ id, label, run, off });

  it('asks in a heading and runs the main button with Enter from anywhere', async () => {
    const lock = vi.fn();
    const best = vi.fn();
    render(DecisionPanel, {
      question: 'Pick eleven.',
      actions: [action('a', 'Lock', lock), action('b', 'Strongest', best)],
    });
    expect(screen.getByRole('region', { name: 'Pick eleven.' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(lock).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Strongest' }));
    expect(best).toHaveBeenCalledOnce();
  });

  it('keeps a button that cannot be pressed, and says what is missing', async () => {
    const lock = vi.fn();
    render(DecisionPanel, { question: 'Pick eleven.', actions: [action('a', 'Lock', lock, 'needs eleven')] });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Lock needs eleven/ }));
    expect(lock).not.toHaveBeenCalled();
    expect(live.urgent).toContain('needs eleven');
  });

  it('presses a focused button once, not the main button too', async () => {
    const lock = vi.fn();
    const best = vi.fn();
    render(DecisionPanel, {
      question: 'Pick eleven.',
      actions: [action('a', 'Lock', lock), action('b', 'Strongest', best)],
    });
    screen.getByRole('button', { name: 'Strongest' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(best).toHaveBeenCalledOnce();
    expect(lock).not.toHaveBeenCalled();
  });

  it('is made with Enter after a button was pressed with the mouse, which keeps the focus', async () => {
    const lock = vi.fn();
    const best = vi.fn();
    render(DecisionPanel, {
      question: 'Pick eleven.',
      actions: [action('a', 'Lock', lock), action('b', 'Strongest', best)],
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Strongest' }));
    expect(screen.getByRole('button', { name: 'Strongest' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(best).toHaveBeenCalledOnce();
    expect(lock).toHaveBeenCalledOnce();
    await user.tab({ shift: true });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Strongest' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(best).toHaveBeenCalledTimes(2);
    expect(lock).toHaveBeenCalledOnce();
  });
});
