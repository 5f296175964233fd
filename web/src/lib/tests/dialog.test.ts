import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import Dialog from '../parts/Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<button>first</button>' }));

describe('a dialog', () => {
  it('closed by its caller does not tell the caller to close what he opened instead', async () => {
    const onclose = vi.fn();
    const { rerender } = render(Dialog, { title: 'Menu', open: true, onclose, children });
    await rerender({ open: false });
    await tick();
    expect(onclose).not.toHaveBeenCalled();
  });

  it('closed by the browser does', async () => {
    const onclose = vi.fn();
    const { container } = render(Dialog, { title: 'Menu', open: true, onclose, children });
    container.querySelector('dialog')?.close();
    await tick();
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('puts the focus on what it holds', () => {
    const { container } = render(Dialog, { title: 'Menu', open: true, onclose: () => undefined, children });
    expect(container.querySelector('.body button')).toHaveFocus();
  });

  it.each([
    [true, 'button'],
    [false, 'input'],
  ])('calls up no keyboard that covers it, under a finger: %s', (coarse, focused) => {
    const find = createRawSnippet(() => ({
      render: () => '<div><input type="search" /><button>first</button></div>',
    }));
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: coarse && query === '(pointer: coarse)' }));
    const { container } = render(Dialog, {
      ...{ title: 'My moves', open: true, onclose: () => undefined, children: find },
    });
    vi.unstubAllGlobals();
    expect(container.querySelector(`.body ${focused}`)).toHaveFocus();
  });
});
