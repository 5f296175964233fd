/** Where the decision takes the board's room: on low phones, when something in it says that it is tall, and it is. */
const LOW = '(max-width: 759px) and (max-height: 790px)';
/** In px: in less nothing of the board can be seen. */
const ROOM = 150;

/** Tells at once and at every change whether the board is away in this frame; the answer stops that. */
export function followTall(frame: Element, tell: (away: boolean) => void): () => void {
  const query = window.matchMedia(LOW);
  const board = frame.querySelector('.mid');
  const see = () =>
    tell(query.matches && frame.querySelector('[data-tall]') !== null && (board?.clientHeight ?? 0) < ROOM);
  const changes = new MutationObserver(see);
  changes.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-tall'] });
  const sizes = new ResizeObserver(see);
  if (board) sizes.observe(board);
  query.addEventListener('change', see);
  see();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    query.removeEventListener('change', see);
  };
}
