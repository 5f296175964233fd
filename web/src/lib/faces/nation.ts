import { draw } from './rng';
import { plainId } from './svg';

/** How a nation's badge is divided. */
export type Division = 'h' | 'v' | 'x' | 'd' | 'q';

export interface NationSpec {
  a: string;
  b: string;
  d: Division;
}

/** The countries of Match of the Season (invented), then whatever a pack brings: those get a badge from their name. */
const KNOWN: Record<string, NationSpec> = {
  Marovia: { a: '#1f4e8c', b: '#f3b81f', d: 'h' },
  Ostland: { a: '#c8322b', b: '#fff8e8', d: 'x' },
  Lirien: { a: '#23764a', b: '#fff8e8', d: 'v' },
  Brenna: { a: '#2b211c', b: '#f3b81f', d: 'v' },
  Solveg: { a: '#fff8e8', b: '#1f4e8c', d: 'x' },
  Quintara: { a: '#23764a', b: '#c8322b', d: 'h' },
  Aldoria: { a: '#6a2a5c', b: '#fff8e8', d: 'h' },
  Tarn: { a: '#c8322b', b: '#1f4e8c', d: 'v' },
};

const COLOURS = ['#1f4e8c', '#c8322b', '#23764a', '#f3b81f', '#2b211c', '#6a2a5c', '#fff8e8', '#d8702a', '#1f6b7a', '#86b9dd'];
const DIVISIONS: Division[] = ['h', 'v', 'x', 'd', 'q'];

export function nationSpec(name: string): NationSpec {
  const known = KNOWN[name];
  if (known) return known;
  const r = draw(`nation ${name}`);
  const a = r.one(COLOURS);
  const others = COLOURS.filter((c) => c !== a);
  return { a, b: r.one(others), d: r.one(DIVISIONS) };
}

const SHAPES: Record<Division, (b: string) => string> = {
  h: (b) => `<rect y="7" width="20" height="6" fill="${b}"/>`,
  v: (b) => `<rect x="7" width="6" height="20" fill="${b}"/>`,
  x: (b) => `<path d="M7 0h4v20H7zM0 8h20v4H0z" fill="${b}"/>`,
  d: (b) => `<path d="M0 20L20 0V20z" fill="${b}"/>`,
  q: (b) => `<path d="M10 0h10v10H10zM0 10h10v10H0z" fill="${b}"/>`,
};

/** A nation's round badge; hidden from screen readers. */
export function nationPicture(name: string, id?: string): string {
  const { a, b, d } = nationSpec(name);
  const clip = plainId(id ?? `n${name}`);
  return (
    `<svg class="nation" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><clipPath id="${clip}"><circle cx="10" cy="10" r="8.5"/></clipPath>` +
    `<g clip-path="url(#${clip})"><rect width="20" height="20" fill="${a}"/>${SHAPES[d](b)}</g>` +
    `<circle cx="10" cy="10" r="9.2" fill="none" stroke="#2b211c" stroke-opacity=".35" stroke-width="1"/><circle cx="10" cy="10" r="8.8" fill="none" stroke="#fff8e8" stroke-width="1.6"/></svg>`
  );
}
