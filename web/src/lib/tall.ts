/** Where the decision takes the board's room: on low phones, as soon as something in it says that it is tall. */
const LOW = '(max-width: 759px) and (max-height: 790px)';

/** Tells at once and at every change whether the board is away in this frame; the answer stops that. */
export function followTall(frame: Element, tell: (away: boolean) => void): () => void {
  const query = window.matchMedia(LOW);
  const see = () => tell(query.matches && frame.querySelector('[data-tall]') !== null);
  const changes = new MutationObserver(see);
  changes.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-tall'] });
  query.addEventListener('change', see);
  see();
  return () => {
    changes.disconnect();
    query.removeEventListener('change', see);
  };
}
