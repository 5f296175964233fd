import { draw } from './rng';
import { circle, fill, INK, line, plainId } from './svg';

const SHIELDS = [
  'M12,10 H88 V48 C88,74 66,90 50,96 C34,90 12,74 12,48Z',
  'M50,4 A46,46 0 1 1 49.9,4Z',
  'M12,16 Q32,16 50,5 Q68,16 88,16 C90,58 78,82 50,97 C22,82 10,58 12,16Z',
  'M10,8 H90 L84,60 L50,97 L16,60Z',
  'M50,3 L92,24 V72 L50,97 L8,72 V24Z',
  'M14,8 Q32,14 50,8 Q68,14 86,8 Q94,30 86,54 Q80,82 50,96 Q20,82 14,54 Q6,30 14,8Z',
] as const;
export const SHIELD_COUNT = SHIELDS.length;

const PARTS = {
  plain: () => '',
  pale: (b: string) => `<rect x="50" width="50" height="100" fill="${b}"/>`,
  fess: (b: string) => `<rect y="56" width="100" height="44" fill="${b}"/>`,
  bend: (b: string) => fill('M0,8 L22,0 L100,74 V100Z', b),
  chief: (b: string) => `<rect width="100" height="30" fill="${b}"/>`,
  chevron: (b: string) => fill('M0,96 L50,52 L100,96 V70 L50,30 L0,70Z', b),
  stripes: (b: string) =>
    [0, 2, 4].map((i) => `<rect x="${12 + i * 15.4}" width="15.4" height="100" fill="${b}"/>`).join(''),
  quarters: (b: string) => fill('M50,0H100V50H50ZM0,50H50V100H0Z', b),
};
export type CrestPart = keyof typeof PARTS;
export const CREST_PARTS = Object.keys(PARTS) as CrestPart[];

/** Signs in a 40 x 40 box: f is the fill, k the colour of what is drawn on it. */
const SIGNS = {
  star: (f: string) => fill('M20,2 L25,15 L39,15 L28,24 L32,38 L20,30 L8,38 L12,24 L1,15 L15,15Z', f),
  tower: (f: string) =>
    fill('M9,38 V18 H6 V6 h6 v5 h5 V6 h6 v5 h5 V6 h6 V18 h-3 V38 H24 v-8 q-4,-5 -8,0 v8Z', f),
  anchor: (f: string) =>
    line('M20,11 V36 M11,16 H29 M5,25 Q8,36 20,36 Q32,36 35,25', f, 4.4) +
    circle(20, 7, 4.4, 'none', `stroke="${f}" stroke-width="3.6"`),
  tree: (f: string) =>
    circle(20, 12, 9.5, f) +
    circle(11, 19, 8, f) +
    circle(29, 19, 8, f) +
    fill('M17,22 h6 l1,12 l5,4 H11 l5,-4z', f),
  ball: (f: string, k: string) =>
    circle(20, 20, 18, f, `stroke="${k}" stroke-width="2"`) +
    fill('M20,12 l7,5 -2.6,8 h-8.8 l-2.6,-8z', k) +
    line('M20,12 V3 M27,17 l9,-3 M24.4,25 l6,8 M15.6,25 l-6,8 M13,17 l-9,-3', k, 2),
  ship: (f: string) =>
    fill('M4,27 H36 Q33,37 26,38 H14 Q7,37 4,27Z M19,3 V24 H6 Q15,16 19,3Z M22,7 Q33,14 33,24 H22Z', f),
  crown: (f: string) =>
    fill('M4,12 L12,22 L20,6 L28,22 L36,12 L33,32 H7Z M7,34 H33 V38 H7Z', f) +
    circle(20, 5, 3, f) +
    circle(4, 10, 2.6, f) +
    circle(36, 10, 2.6, f),
  wheat: (f: string) =>
    line('M20,38 V10', f, 2.6) +
    [0, 1, 2, 3].map((i) => grain(13, 12 + i * 6, -38, f) + grain(27, 12 + i * 6, 38, f)).join('') +
    `<ellipse cx="20" cy="7" rx="3.2" ry="5.6" fill="${f}"/>`,
  bridge: (f: string) =>
    fill('M2,34 V20 Q20,6 38,20 V34 H32 Q32,25 26,25 Q21,25 21,34 H19 Q19,25 14,25 Q8,25 8,34Z', f),
  hills: (f: string) => fill('M1,35 L14,9 L21,21 L26,14 L39,35Z', f),
  sun: (f: string) =>
    circle(20, 20, 9, f) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => fill('M17,8 L20,0 L23,8Z', f, `transform="rotate(${i * 45} 20 20)"`))
      .join(''),
  bird: (f: string) =>
    fill('M4,15 Q9,5 17,10 Q25,15 38,8 Q36,19 28,22 L36,30 L27,29 Q16,34 11,24 Q8,19 10,16 L4,15Z', f),
  horseshoe: (f: string) => line('M10,35 C2,20 6,5 20,5 C34,5 38,20 30,35', f, 6.4),
  key: (f: string) =>
    circle(20, 10, 6.5, 'none', `stroke="${f}" stroke-width="4.6"`) +
    line('M20,17 V37 M20,30 H28 M20,36 H29', f, 4.6),
};
export type CrestSign = keyof typeof SIGNS;
export const CREST_SIGNS = Object.keys(SIGNS) as CrestSign[];

const grain = (x: number, y: number, turn: number, f: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="3.3" ry="5.4" fill="${f}" transform="rotate(${turn} ${x} ${y})"/>`;

/** What may be fixed about a crest; the rest follows from the seed (usually the club's name). */
export interface CrestSpec {
  a?: string;
  b?: string;
  /** Number of the shield, 0 to SHIELD_COUNT - 1. */
  shape?: number;
  part?: CrestPart;
  sign?: CrestSign;
}

const GROUNDS = ['#b8322a', '#1f4e8c', '#1f6b43', '#23201f', '#6a2a5c', '#d8901c'];
const SECONDS = ['#f7efdc', '#f2b92f', '#f7efdc', '#bcd6e6'];

/** A club's crest; hidden from screen readers. Same seed and choices, same crest. */
export function crestPicture(seed: string, spec: CrestSpec = {}, id?: string): string {
  const r = draw(seed);
  const rolled = {
    a: r.one(GROUNDS),
    b: r.one(SECONDS),
    shape: Math.floor(r.between(0, SHIELDS.length)),
    part: r.one(CREST_PARTS),
    sign: r.one(CREST_SIGNS),
  };
  const { a, b, shape, part, sign } = { ...rolled, ...defined(spec) };
  const clip = plainId(id ?? `c${seed}`);
  const shield = SHIELDS[shape] ?? SHIELDS[0];
  const disc = part !== 'plain' && part !== 'chief';
  const y = part === 'chief' ? 38 : 27;
  const drawn = SIGNS[sign](disc ? a : b, disc ? b : a);
  return (
    `<svg class="crest" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><clipPath id="${clip}"><path d="${shield}"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect width="100" height="100" fill="${a}"/>${PARTS[part](b)}<path d="M50,0H100V100H50Z" fill="${INK}" opacity=".09"/></g>` +
    (disc ? circle(50, y + 21, 26, b, `stroke="${INK}" stroke-width="2"`) : '') +
    `<g transform="translate(${disc ? 31 : 27},${disc ? y + 2 : y}) scale(${disc ? 0.95 : 1.15})">${drawn}</g>` +
    `<path d="${shield}" fill="none" stroke="${b}" stroke-width="7" stroke-linejoin="round" clip-path="url(#${clip})"/>` +
    `<path d="${shield}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/></svg>`
  );
}

function defined(spec: CrestSpec): CrestSpec {
  return Object.fromEntries(Object.entries(spec).filter(([, value]) => value !== undefined));
}

/** A crest in one line, as a chair keeps it: "bridge chief 0 #c8322b #fff3df". */
export const crestText = ({ sign, part, shape, a, b }: CrestSpec): string =>
  [sign ?? '-', part ?? '-', shape ?? '-', a ?? '-', b ?? '-'].join(' ');

/** Reads such a line; whatever it does not know is left to the seed. */
export function crestOf(text: string): CrestSpec {
  const [sign = '', part = '', shape = '', a = '', b = ''] = text.split(' ');
  const colour = /^#[0-9a-f]{6}$/i;
  return {
    ...(Object.hasOwn(SIGNS, sign) && { sign: sign as CrestSign }),
    ...(Object.hasOwn(PARTS, part) && { part: part as CrestPart }),
    ...(/^[0-5]$/.test(shape) && { shape: Number(shape) }),
    ...(colour.test(a) && { a }),
    ...(colour.test(b) && { b }),
  };
}
