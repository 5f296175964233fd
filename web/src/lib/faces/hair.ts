import { circle, fill, line, n } from './svg';

/** The skull that hair grows on: temples, crown, half width, and the colours at hand. */
export interface Skull {
  left: number;
  right: number;
  top: number;
  w: number;
  hair: string;
  shade: string;
  skin: string;
  band: string;
}

/** What lies behind the head, and what lies over it. */
export type Hair = [back: string, front: string];

/** Outer contour from the left temple over the crown to the right one, then back along the inner hairline. */
const cap = (g: Skull, up: number, out: number, side: number, inner: string): string =>
  `M${n(g.left - out)},${side} C${n(g.left - out - 2)},${n(g.top + 4)} ${n(60 - g.w * 0.62)},${n(g.top - up)} 60,${n(g.top - up)} ` +
  `C${n(60 + g.w * 0.62)},${n(g.top - up)} ${n(g.right + out + 2)},${n(g.top + 4)} ${n(g.right + out)},${side} ` +
  `L${n(g.right - 3)},${side - 3} ${inner} L${n(g.left + 3)},${side - 3}Z`;

/** A hairline that sits at `y`, dips to `mid` in the middle and ends `dx` inside the temples. */
const hairline = (
  g: Skull,
  a: number,
  y1: number,
  b: number,
  y2: number,
  dx: number,
  y: number,
  mid: number,
  end: number,
) =>
  `C${n(g.right - a)},${y1} ${n(g.right - b)},${y2} ${n(g.right - dx)},${y} Q60,${mid} ${n(g.left + dx)},${y} ` +
  `C${n(g.left + b)},${y2} ${n(g.left + a)},${y1} ${n(g.left + 3)},${end}`;

/** A row of curls along an arc over the head. */
function curls(
  g: Skull,
  r: number,
  off: number,
  from: number,
  to: number,
  count: number,
  colour: string,
): string {
  let s = '';
  for (let i = 0; i <= count; i++) {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    s += circle(
      60 + Math.cos(a) * (g.w + off),
      50 - Math.sin(a) * (50 - g.top + off),
      r + (i % 2) * 0.9,
      colour,
    );
  }
  return s;
}

const crop = (g: Skull): Hair => [
  '',
  fill(cap(g, 5, 1, 55, hairline(g, 4, 47, 5, 43, 8, 40, 36, 52)), g.hair),
];

const longBack = (g: Skull): string =>
  fill(
    `M${n(g.left - 3)},50 C${n(g.left - 8)},16 ${n(g.right + 8)},16 ${n(g.right + 3)},50 C${n(g.right + 5)},70 ${n(g.right + 9)},84 ${n(g.right + 8)},100 ` +
      `Q60,112 ${n(g.left - 8)},100 C${n(g.left - 9)},84 ${n(g.left - 5)},70 ${n(g.left - 3)},50Z`,
    g.shade,
  );

const HAIRS = {
  crop,
  buzz: (g: Skull): Hair => [
    '',
    fill(cap(g, 1.5, 0.4, 52, hairline(g, 3, 44, 5, 40, 9, 37, 33, 49)), g.hair, 'opacity=".78"'),
  ],
  part: (g: Skull): Hair => [
    '',
    fill(
      cap(
        g,
        7,
        1.5,
        56,
        `C${n(g.right - 4)},47 ${n(g.right - 5)},45 ${n(g.right - 7)},43 C${n(g.right - 16)},44 57,42 46,31 C45,37 41,41 ${n(g.left + 6)},43 C${n(g.left + 5)},45 ${n(g.left + 4)},48 ${n(g.left + 3)},53`,
      ),
      g.hair,
    ) + line(`M46,31 C50,25 56,22 62,${n(g.top - 3)}`, g.shade, 1.6),
  ],
  quiff: (g: Skull): Hair => [
    '',
    fill(
      `M${n(g.left - 1)},55 C${n(g.left - 4)},36 ${n(g.left + 2)},27 ${n(g.left + 8)},25 C38,12 54,5 74,9 C90,12 ${n(g.right + 2)},22 ${g.right},32 ` +
        `C${n(g.right + 3)},42 ${n(g.right + 1)},50 ${n(g.right + 1)},55 L${n(g.right - 3)},52 C${n(g.right - 4)},44 ${n(g.right - 6)},41 ${n(g.right - 9)},38 ` +
        `C78,33 60,30 47,36 C42,38 ${n(g.left + 7)},40 ${n(g.left + 5)},44 L${n(g.left + 3)},52Z`,
      g.hair,
    ) + line('M45,30 C52,20 66,17 78,21 M52,31 C60,25 70,24 80,28', g.shade, 1.6),
  ],
  mop: (g: Skull): Hair => [
    '',
    fill(
      cap(
        g,
        9,
        5,
        65,
        `C${n(g.right - 1)},56 ${n(g.right - 3)},52 ${n(g.right - 5)},47 L${n(g.right - 11)},45 L75,47.5 L68,45 L61,48 L54,45 L47,47.5 L${n(g.left + 11)},45 L${n(g.left + 5)},47 C${n(g.left + 3)},52 ${n(g.left + 2)},56 ${n(g.left + 2)},62`,
      ),
      g.hair,
    ) + line('M47,44 C47,34 51,27 56,22 M61,45 C60,35 60,28 60,21 M75,44 C74,35 71,28 66,23', g.shade, 1.5),
  ],
  curly: (g: Skull): Hair => [
    curls(g, 7, 1, -4, 184, 12, g.hair),
    curls(g, 7.5, -5, 18, 162, 8, g.hair) +
      curls(g, 5.2, -11, 32, 148, 6, g.hair) +
      curls(g, 2.2, -3, 20, 160, 6, g.shade),
  ],
  afro: (g: Skull): Hair => [
    circle(60, 41, g.w + 10.5, g.hair) + circle(60 - g.w, 52, 12, g.hair) + circle(60 + g.w, 52, 12, g.hair),
    fill(cap(g, 9, 6, 56, hairline(g, 3, 46, 6, 42, 9, 39, 32, 53)), g.hair),
  ],
  long: (g: Skull): Hair => [
    longBack(g),
    fill(
      cap(
        g,
        7,
        4,
        72,
        `C${n(g.right - 1)},58 ${n(g.right - 4)},48 60,31 C${n(g.left + 4)},48 ${n(g.left + 1)},58 ${n(g.left + 3)},69`,
      ),
      g.hair,
    ),
  ],
  curtains: (g: Skull): Hair => [
    '',
    fill(
      cap(
        g,
        7,
        3,
        61,
        `C${n(g.right - 2)},52 ${n(g.right - 6)},45 60,29 C${n(g.left + 6)},45 ${n(g.left + 2)},52 ${n(g.left + 3)},58`,
      ),
      g.hair,
    ) + line(`M60,29 L60,${n(g.top - 5)}`, g.shade, 1.5),
  ],
  bun: (g: Skull): Hair => [
    circle(60, g.top - 7, 10, g.hair) + line(`M54,${n(g.top - 10)} q6,-5 12,0`, g.shade, 1.5),
    fill(cap(g, 4, 0.6, 52, hairline(g, 4, 44, 6, 39, 10, 36, 30, 49)), g.hair) +
      line(`M48,33 L56,${n(g.top - 1)} M60,31 V${n(g.top - 2)} M72,33 L64,${n(g.top - 1)}`, g.shade, 1.3),
  ],
  receding: (g: Skull): Hair => [
    '',
    fill(
      cap(
        g,
        3,
        1.5,
        57,
        `C${n(g.right - 3)},48 ${n(g.right - 4)},44 ${n(g.right - 6)},38 C${n(g.right - 10)},29 72,28 68,32 Q60,36 52,32 C48,28 ${n(g.left + 10)},29 ${n(g.left + 6)},38 C${n(g.left + 4)},44 ${n(g.left + 3)},48 ${n(g.left + 3)},54`,
      ),
      g.hair,
    ),
  ],
  horseshoe: (g: Skull): Hair => [
    '',
    fill(
      `M${n(g.left - 3)},60 C${n(g.left - 6)},48 ${n(g.left - 3)},38 ${n(g.left + 3)},34 C${n(g.left + 5)},40 ${n(g.left + 3)},48 ${n(g.left + 3)},57Z ` +
        `M${n(g.right + 3)},60 C${n(g.right + 6)},48 ${n(g.right + 3)},38 ${n(g.right - 3)},34 C${n(g.right - 5)},40 ${n(g.right - 3)},48 ${n(g.right - 3)},57Z`,
      g.hair,
    ) + line('M48,30 Q54,25 62,26', '#fff', 2.2, 'opacity=".4"'),
  ],
  bald: (): Hair => ['', line('M45,34 Q51,27 60,27', '#fff', 2.4, 'opacity=".38"')],
  mohawk: (g: Skull): Hair => [
    '',
    fill(cap(g, 1, 0.3, 52, hairline(g, 3, 44, 5, 41, 8, 38, 33, 49)), g.hair, 'opacity=".45"') +
      fill('M48,37 C44,22 48,10 52,6 L56,11 L60,4 L64,11 L69,6 C73,12 76,22 72,37 Q60,33 48,37Z', g.hair),
  ],
  spiky: (g: Skull): Hair => [
    '',
    fill(
      `M${n(g.left - 1)},55 L${n(g.left - 5)},38 L${n(g.left + 1)},33 L${n(g.left - 1)},21 L${n(g.left + 10)},22 L44,9 L54,16 L61,5 L68,15 L79,8 L80,20 ` +
        `L${n(g.right + 1)},20 L${n(g.right - 1)},32 L${n(g.right + 5)},38 L${n(g.right + 1)},55 L${n(g.right - 4)},49 L${n(g.right - 8)},39 ` +
        `L74,43 L68,37 L60,43 L53,37 L47,43 L${n(g.left + 8)},39 L${n(g.left + 4)},49Z`,
      g.hair,
      'stroke-linejoin="round"',
    ),
  ],
  cornrows: (g: Skull): Hair => [
    '',
    fill(cap(g, 2.5, 0.6, 53, hairline(g, 4, 45, 5, 41, 9, 38, 33, 50)), g.hair) +
      line(
        'M45,37 Q46,28 52,23 M52,35 Q53,27 57,22 M60,34 V22 M68,35 Q67,27 63,22 M75,37 Q74,28 68,23',
        g.skin,
        1.5,
      ),
  ],
  dreads: (g: Skull): Hair => [
    [-1, 1].map((s) => [0, 1, 2, 3].map((i) => dread(g, s, i)).join('')).join(''),
    fill(cap(g, 6, 2, 58, hairline(g, 3, 48, 6, 42, 9, 38, 33, 55)), g.hair) +
      line('M48,35 Q49,26 54,20 M60,34 V19 M72,35 Q71,26 66,20', g.shade, 1.8),
  ],
  slick: (g: Skull): Hair => [
    '',
    fill(cap(g, 6, 1, 56, hairline(g, 4, 47, 4, 40, 9, 35, 27, 53)), g.hair) +
      line('M49,31 Q52,24 58,20 M59,29 Q60,24 64,20 M69,31 Q70,26 71,23', g.shade, 1.5),
  ],
  mullet: (g: Skull): Hair => [
    fill(
      `M${n(g.left - 2)},46 C${n(g.left - 7)},66 ${n(g.left - 5)},84 ${n(g.left - 2)},99 L${n(g.left + 8)},94 L60,100 L${n(g.right - 8)},94 L${n(g.right + 2)},99 ` +
        `C${n(g.right + 5)},84 ${n(g.right + 7)},66 ${n(g.right + 2)},46Z`,
      g.shade,
    ),
    crop(g)[1] +
      fill(
        `M${n(g.left + 6)},43 L46,36 L52,42 L60,35 L68,42 L74,36 L${n(g.right - 6)},43 L${n(g.right - 8)},32 L${n(g.left + 8)},32Z`,
        g.hair,
      ),
  ],
  headband: (g: Skull): Hair => [
    longBack(g),
    fill(cap(g, 7, 4, 66, hairline(g, 2, 52, 5, 44, 9, 40, 35, 63)), g.hair) +
      fill(
        `M${n(g.left - 2)},42 Q60,30 ${n(g.right + 2)},42 L${n(g.right + 1.5)},48 Q60,36 ${n(g.left - 1.5)},48Z`,
        g.band,
      ),
  ],
};

function dread(g: Skull, side: number, i: number): string {
  const x = (off: number) => n(60 + side * (g.w + off));
  return line(
    `M${x(-6 + i * 2)},${30 + i * 5} C${x(7 + i)},${48 + i * 4} ${x(3 + i * 2.4)},70 ${x(i * 3.2 - 1)},${98 - i * 5}`,
    i % 2 ? g.shade : g.hair,
    6,
  );
}

export type HairStyle = keyof typeof HAIRS;
export const HAIR_STYLES = Object.keys(HAIRS) as HairStyle[];
export const isHairStyle = (name: string): name is HairStyle => Object.hasOwn(HAIRS, name);
export const hairOf = (style: HairStyle, skull: Skull): Hair => HAIRS[style](skull);
