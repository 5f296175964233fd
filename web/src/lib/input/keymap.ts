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
  if (event.key === 'Enter') return isOperable(event.target) ? undefined : 'main';
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
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const command = commandOf(event);
    if (command && run(command)) event.preventDefault();
  };
  target.addEventListener('keydown', press);
  return () => target.removeEventListener('keydown', press);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]')
  );
}

/** Enter on a button or link presses that one, not the main button. */
function isOperable(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a[href], summary, input, select, textarea') !== null
  );
}
