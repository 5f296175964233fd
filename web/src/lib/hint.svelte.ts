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

/** Where the pointer was moved to last. What comes to lie under a pointer that rests is not pointed at. */
let at: { x: number; y: number } | undefined;
window.addEventListener('pointermove', (event) => (at = { x: event.clientX, y: event.clientY }), {
  passive: true,
});
const moved = (event: PointerEvent) => event.clientX !== at?.x || event.clientY !== at.y;

/** Lets an element say why it is not for now: on hover and focus quietly, on touch or Enter with a shake and aloud. */
export function why(
  reason: () => { text?: string | undefined; rule?: string | undefined },
): Attachment<HTMLElement> {
  return (element) => {
    const show = () => {
      const { text, rule } = reason();
      if (text) showHint(element, text, rule);
    };
    const enter = (event: PointerEvent) => {
      if (moved(event)) show();
      else element.addEventListener('pointermove', show, { once: true });
    };
    const leave = () => {
      element.removeEventListener('pointermove', show);
      hide();
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
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', show);
    element.addEventListener('blur', hide);
    element.addEventListener('click', insist);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', hide);
      element.removeEventListener('click', insist);
    };
  };
}
