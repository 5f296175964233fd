import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus when what has it is taken away, as a button whose decision is made: it goes on to what is asked
 * next (`next`, a selector), for whoever uses keys or listens must never be sent back to the top of the page.
 */
export function keepFocus(next: string): Attachment<HTMLElement> {
  return (frame) => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => (last = event.target as Element);
    const watcher = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      frame.querySelector<HTMLElement>(next)?.focus();
    });
    frame.addEventListener('focusin', note);
    watcher.observe(frame, { childList: true, subtree: true });
    return () => {
      frame.removeEventListener('focusin', note);
      watcher.disconnect();
    };
  };
}
