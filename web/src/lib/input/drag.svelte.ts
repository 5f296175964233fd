import type { Attachment } from 'svelte/attachments';

/**
 * Dragging with mouse, pen or finger. Whatever can be dragged can also be picked up with Enter and put down with
 * Enter: dragging only ever calls the same functions.
 */
export interface Carried {
  /** What is carried, as the game names it. */
  id: string;
  /** The place under the pointer that would take it, if any. */
  over: string | undefined;
}

const state = $state<{ carried: Carried | undefined }>({ carried: undefined });

/** What is being dragged now; places light up by it. */
export const carried = (): Carried | undefined => state.carried;

export interface DragOptions {
  id: string;
  /** Whether it may be dragged now. */
  may: boolean;
  /** Which places would take it; all by default. */
  accepts?: ((place: string) => boolean) | undefined;
  /** Called when it is let go over a place that takes it. */
  drop: (place: string) => void;
  /** Called when the drag begins. */
  start?: (() => void) | undefined;
}

const FAR = 7;

/** Makes an element draggable onto elements with `data-drop="place"`. */
export function draggable(options: () => DragOptions): Attachment<HTMLElement> {
  return (element) => {
    let begun: { x: number; y: number; pointer: number } | undefined;
    let ghost: HTMLElement | undefined;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !options().may) return;
      begun = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', stop);
      window.addEventListener('keydown', escape, true);
    };
    const move = (event: PointerEvent) => {
      if (!begun || event.pointerId !== begun.pointer) return;
      const dx = event.clientX - begun.x;
      const dy = event.clientY - begun.y;
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        options().start?.();
        ghost = copyOf(element);
        state.carried = { id: options().id, over: undefined };
      }
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      state.carried = { id: options().id, over: placeAt(event.clientX, event.clientY, options().accepts) };
    };
    const up = (event: PointerEvent) => {
      if (!begun || event.pointerId !== begun.pointer) return;
      const dragged = ghost !== undefined;
      const over = state.carried?.over;
      stop();
      if (!dragged) return;
      swallowClick();
      if (over !== undefined) options().drop(over);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ghost) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    const stop = () => {
      ghost?.remove();
      ghost = undefined;
      begun = undefined;
      state.carried = undefined;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', escape, true);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', prevent);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', prevent);
    };
  };
}

const prevent = (event: Event) => event.preventDefault();

/** The click that a browser sends after a drag must not press what lies there. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function copyOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: '0',
    zIndex: '90',
    pointerEvents: 'none',
    transition: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

function placeAt(x: number, y: number, accepts?: (place: string) => boolean): string | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  return place !== undefined && (accepts?.(place) ?? true) ? place : undefined;
}
