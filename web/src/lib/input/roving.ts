import type { Attachment } from 'svelte/attachments';

/**
 * Arrow keys over a group of cards or places. The group is one stop for Tab; inside it the arrows go to the next
 * item of the same row, or to the nearest one of the row above or below. Items carry `data-row` (a number, top row
 * first) and `data-x` (0 to 1, left to right); Home and End go to the ends of the row.
 */
export function roving(): Attachment<HTMLElement> {
  return (group) => {
    let current: HTMLElement | undefined;
    const items = () => [...group.querySelectorAll<HTMLElement>('[data-row]')];
    const settle = () => {
      const all = items();
      if (current === undefined || !all.includes(current)) {
        current = all.find((item) => item.dataset.mark === 'may') ?? all[0];
      }
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    };
    const press = (event: KeyboardEvent) => {
      const from = (event.target as Element).closest<HTMLElement>('[data-row]');
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = target(items(), from, event.key);
      if (!to) return;
      event.preventDefault();
      current = to;
      settle();
      to.focus();
    };
    const focus = (event: FocusEvent) => {
      current = (event.target as Element).closest<HTMLElement>('[data-row]') ?? current;
      settle();
    };
    group.addEventListener('keydown', press);
    group.addEventListener('focusin', focus);
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    settle();
    return () => {
      group.removeEventListener('keydown', press);
      group.removeEventListener('focusin', focus);
      watcher.disconnect();
    };
  };
}

const row = (item: HTMLElement): number => Number(item.dataset.row);
const x = (item: HTMLElement): number => Number(item.dataset.x ?? 0);

function target(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const same = items.filter((item) => row(item) === row(from)).sort((a, b) => x(a) - x(b));
  const at = same.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return same[at - 1];
    case 'ArrowRight':
      return same[at + 1];
    case 'Home':
      return same[0];
    case 'End':
      return same.at(-1);
    case 'ArrowUp':
      return nearest(items, from, (r) => r < row(from), Math.max);
    case 'ArrowDown':
      return nearest(items, from, (r) => r > row(from), Math.min);
    default:
      return undefined;
  }
}

function nearest(
  items: HTMLElement[],
  from: HTMLElement,
  beyond: (r: number) => boolean,
  closest: (...rows: number[]) => number,
): HTMLElement | undefined {
  const rows = items.map(row).filter(beyond);
  if (rows.length === 0) return undefined;
  const next = closest(...rows);
  return items
    .filter((item) => row(item) === next)
    .sort((a, b) => Math.abs(x(a) - x(from)) - Math.abs(x(b) - x(from)))[0];
}
