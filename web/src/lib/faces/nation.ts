import { draw } from './rng';
import { plainId } from './svg';

/** How a nation's badge is divided: a band across, a pale down the middle, a cross, a bend, or quarters. */
const DIVISIONS = {
  band: (b: string) => `<rect y="7" width="20" height="6" fill="${b}"/>`,
  pale: (b: string) => `<rect x="7" width="6" height="20" fill="${b}"/>`,
  cross: (b: string) => `<path d="M7.500 0h5v20h-5zM0 7.500h20v5H0z" fill="${b}"/>`,
  bend: (b: string) => `<path d="M0 20L20 0V20z" fill="${b}"/>`,
  quarters: (b: string) => `<path d="M10 0h10v10H10zM0 10h10v10H0z" fill="${b}"/>`,
};
export type Division = keyof typeof DIVISIONS;

export interface NationSpec {
  division: Division;
  a: string;
  b: string;
}

const COLOURS = [
  '#1f4e8c',
  '#c8322b',
  '#23764a',
  '#f3b81f',
  '#2b211c',
  '#6a2a5c',
  '#fff8e8',
  '#d8702a',
  '#1f6b7a',
];
const WRITTEN = /^(band|pale|cross|bend|quarters) (#[0-9a-f]{6}) (#[0-9a-f]{6})$/i;

/** The badge as a pack writes it ("cross #c8322b #fff8e8"), or one drawn from the name where none is written. */
export function nationSpec(name: string, written = ''): NationSpec {
  const [, division, first, second] = WRITTEN.exec(written) ?? [];
  if (division && first && second) return { division: division as Division, a: first, b: second };
  const r = draw(`nation ${name}`);
  const a = r.one(COLOURS);
  const b = r.one(COLOURS.filter((colour) => colour !== a));
  return { division: r.one(Object.keys(DIVISIONS) as Division[]), a, b };
}

/** A nation's round badge; hidden from screen readers. */
export function nationPicture(name: string, written?: string, id?: string): string {
  const { a, b, division } = nationSpec(name, written);
  const clip = plainId(id ?? `n${name}`);
  return (
    `<svg class="nation" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><clipPath id="${clip}"><circle cx="10" cy="10" r="8.5"/></clipPath>` +
    `<g clip-path="url(#${clip})"><rect width="20" height="20" fill="${a}"/>${DIVISIONS[division](b)}</g>` +
    `<circle cx="10" cy="10" r="9.2" fill="none" stroke="#2b211c" stroke-opacity=".35" stroke-width="1"/><circle cx="10" cy="10" r="8.8" fill="none" stroke="#fff8e8" stroke-width="1.6"/></svg>`
  );
}
