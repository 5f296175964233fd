/** What counts as a phone. Style sheets cannot read it, so the same width stands in their media queries. */
const PHONE = '(max-width: 759px)';

/** Tells at once and at every change whether the page is a phone's; the answer stops that. */
export function followPhone(tell: (phone: boolean) => void): () => void {
  const query = window.matchMedia(PHONE);
  const see = () => tell(query.matches);
  see();
  query.addEventListener('change', see);
  return () => query.removeEventListener('change', see);
}

/** Whether the page is a phone's now. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
