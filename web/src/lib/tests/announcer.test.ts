import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { live, dismiss, note } from '../live.svelte';
import Announcer from '../parts/Announcer.svelte';
import Dialog from '../parts/Dialog.svelte';
import { onRule } from '../rules';

const children = createRawSnippet(() => ({ render: () => '<button>first</button>' }));
const dialog = (title: string) => render(Dialog, { title, open: true, onclose: () => undefined, children });
const sheet = (title: string) => screen.getByRole('dialog', { name: title });

beforeEach(() => {
  speak('en');
  [...live.notes].forEach((one) => dismiss(one.id));
});

describe('what the page says', () => {
  it('is drawn and read inside the uppermost open dialog, for all else is covered and silent', async () => {
    render(Announcer);
    const moves = dialog('Moves');
    const rules = dialog('Rules');
    note('Not now', { tone: 'refusal' });
    await tick();
    const parts = () => [screen.getByRole('group', { name: 'Notes' }), ...screen.getAllByText('Not now')];
    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
    for (const part of [...parts(), screen.getByRole('alert'), screen.getByRole('status')])
      expect(sheet('Rules')).toContainElement(part);

    await rules.rerender({ open: false });
    for (const part of parts()) expect(sheet('Moves')).toContainElement(part);

    moves.unmount();
    await tick();
    for (const part of parts()) {
      expect(part).toBeInTheDocument();
      expect(part.closest('dialog')).toBeNull();
    }
  });

  it('comes back when the browser closes the dialog by itself', async () => {
    render(Announcer);
    dialog('Moves');
    note('Copied');
    await tick();
    const said = screen.getByRole('group', { name: 'Notes' });
    (sheet('Moves') as HTMLDialogElement).close();
    await tick();
    expect(said.closest('dialog')).toBeNull();
  });

  it('shows a rule where the page can, and leaves the page only where it cannot', async () => {
    const read = vi.fn();
    render(Announcer);
    note('Not now', { rule: 'MOTS-025' });
    await tick();
    const link = screen.getByRole('link', { name: /MOTS-025/ });
    const press = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const stop = onRule(read);
    expect(press()).toBe(false);
    expect(read).toHaveBeenCalledWith('MOTS-025');
    stop();
    expect(press()).toBe(true);
    expect(read).toHaveBeenCalledOnce();
  });
});
