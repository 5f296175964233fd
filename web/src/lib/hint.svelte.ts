import type { Attachment } from 'svelte/attachments';
import { say } from './live.svelte';

/** Why something cannot be done: shown beside it on hover, focus or touch. One at a time, drawn by Hint.svelte. */
export interface Hint {
  text: string;
  rule?: string | undefined;
  x: number;
  y: number;
  /** Drawn under the thing where there is no room above. */
  below: boolean;
}

const state = $state<{ hint: Hint | undefined }>({ hint: undefined });
let owner: Element | undefined;

export const hint = (): Hint | undefined => state.hint;

/** Hides the hint. Returns whether there was one. */
export function hideHint(): boolean {
  const any = state.hint !== undefined;
  state.hint = undefined;
  owner = undefined;
  return any;
}

function showHint(element: Element, text: string, rule?: string): void {
  const box = element.getBoundingClientRect();
  const below = box.top < 90;
  owner = element;
  state.hint = { text, rule, x: box.left + box.width / 2, y: below ? box.bottom + 8 : box.top - 8, below };
}

/** Lets an element say why it is not for now: on hover and focus quietly, on touch or Enter with a shake and aloud. */
export function why(
  reason: () => { text?: string | undefined; rule?: string | undefined },
): Attachment<HTMLElement> {
  return (element) => {
    const show = () => {
      const { text, rule } = reason();
      if (text) showHint(element, text, rule);
    };
    const hide = () => {
      if (owner === element) hideHint();
    };
    const insist = () => {
      const { text, rule } = reason();
      if (!text) return;
      showHint(element, text, rule);
      say(rule ? `${text} (${rule})` : text, true);
      element.classList.remove('shake');
      void element.offsetWidth;
      element.classList.add('shake');
    };
    element.addEventListener('pointerenter', show);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focus', show);
    element.addEventListener('blur', hide);
    element.addEventListener('click', insist);
    return () => {
      hide();
      element.removeEventListener('pointerenter', show);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', hide);
      element.removeEventListener('click', insist);
    };
  };
}
