/** One set of keys in every game. Letters work unless somebody is typing; Escape and ? always do. */
export type Command = 'moves' | 'log' | 'rules' | 'undo' | 'speed' | 'main' | 'back' | 'help';

/** How each key is written on buttons and in the help sheet. */
export const KEY_NAMES: Record<Command, string> = {
  moves: 'M',
  log: 'L',
  rules: 'R',
  undo: 'U',
  speed: 'B',
  main: 'Enter',
  back: 'Esc',
  help: '?',
};

const LETTERS: Record<string, Command> = { m: 'moves', l: 'log', r: 'rules', u: 'undo', b: 'speed' };

type Handler = () => boolean | undefined;
const handlers: { command: Command; run: Handler }[] = [];

/**
 * Answers a key until the returned function is called. The newest handler is asked first; one that returns false
 * passes the key on to the next.
 */
export function onCommand(command: Command, run: Handler): () => void {
  const entry = { command, run };
  handlers.push(entry);
  return () => {
    const at = handlers.indexOf(entry);
    if (at >= 0) handlers.splice(at, 1);
  };
}

/** Which command a key press means, if any. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (event.key === 'Escape') return 'back';
  if (isTyping(event.target)) return undefined;
  if (event.key === '?') return 'help';
  if (event.key === 'Enter')
    return isOperable(event.target) && !wasPointedAt(event.target) ? undefined : 'main';
  return event.shiftKey ? undefined : LETTERS[event.key.toLowerCase()];
}

/** Runs the newest willing handler. Returns whether one took it. */
export function run(command: Command): boolean {
  for (const entry of [...handlers].reverse()) {
    if (entry.command === command && entry.run() !== false) return true;
  }
  return false;
}

/** Listens on the window; called once by the shell. Returns how to stop. */
export function listen(target: Window = window): () => void {
  // A key that is held down was meant for what stood there when it went down, not for what has come since.
  const down = new Set<string>();
  const press = (event: KeyboardEvent) => {
    const held = event.repeat || down.has(event.code);
    // Where ⌘ is held the release of other keys is never told.
    if (event.code !== '' && !event.metaKey) down.add(event.code);
    if (event.key !== 'Enter') pointedAt = null;
    if (held) return void (presses(event) && event.preventDefault());
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const command = commandOf(event);
    if (command && run(command)) event.preventDefault();
  };
  const point = (event: Event) => {
    pointedAt = event.target instanceof Element ? event.target.closest('button') : null;
  };
  const release = (event: KeyboardEvent) => void down.delete(event.code);
  const leave = () => down.clear();
  target.addEventListener('pointerdown', point, true);
  target.addEventListener('keydown', press);
  target.addEventListener('keyup', release);
  target.addEventListener('blur', leave);
  return () => {
    target.removeEventListener('pointerdown', point, true);
    target.removeEventListener('keydown', press);
    target.removeEventListener('keyup', release);
    target.removeEventListener('blur', leave);
  };
}

/** Whether the browser would press something for this key, once for every repeat. */
const presses = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof Element &&
  event.target.closest('button, a[href], summary') !== null;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]')
  );
}

/** The button that mouse or finger pressed last: it has the focus, but no key has gone to it since. */
let pointedAt: Element | null = null;

const wasPointedAt = (target: EventTarget | null): boolean =>
  pointedAt !== null && target instanceof Node && pointedAt.contains(target);

/** Enter on a button or link presses that one, not the main button. */
function isOperable(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a[href], summary, input, select, textarea') !== null
  );
}
