import type { Person } from './person';
import { circle, CREAM, ellipse, fill, INK, line, n, tone } from './svg';

/** Eyes with brows. */
export function eyes(p: Person): string {
  return [-1, 1]
    .map((side) => eye(p, 60 + p.gaze + side * p.eyeX) + brow(p, 60 + p.gaze + side * p.eyeX, side))
    .join('');
}

function eye(p: Person, x: number): string {
  const y = p.eyeY;
  if (p.eye === 'dot') return ellipse(x, y, 2.7, 3.5, INK) + circle(x + 0.8, y - 1.1, 0.8, '#fff');
  const ry = p.eye === 'narrow' ? 2.5 : 3.6;
  const px = x + p.gaze * 0.35;
  const ball =
    ellipse(x, y, 5, ry, CREAM) +
    circle(px, y + 0.1, Math.min(2.8, ry), p.iris) +
    circle(px, y + 0.1, 1.3, '#17100d') +
    circle(px + 0.9, y - 0.9, 0.7, '#fff');
  const lid =
    p.eye === 'sleepy'
      ? fill(
          `M${n(x - 5)},${n(y - 0.2)} C${n(x - 4)},${n(y - 4.4)} ${n(x + 4)},${n(y - 4.4)} ${n(x + 5)},${n(y - 0.2)}Z`,
          p.shade,
        ) + line(`M${n(x - 4.8)},${n(y - 0.2)} H${n(x + 4.8)}`, INK, 1.5)
      : line(
          `M${n(x - 5.4)},${n(y - ry * 0.1)} Q${n(x)},${n(y - ry * 1.75)} ${n(x + 5.4)},${n(y - ry * 0.1)}`,
          INK,
          1.9,
        );
  const bag = p.age > 28 ? line(`M${n(x - 3)},${n(y + 5)} q3,1.6 6,0`, p.shade, 1.2) : '';
  return ball + lid + bag;
}

function brow(p: Person, x: number, side: number): string {
  const y = p.browY;
  return line(
    `M${n(x + 5.4 * side)},${n(y + p.tilt)} Q${n(x)},${n(y - 2.6)} ${n(x - 5.6 * side)},${n(y - p.tilt * 0.4 + 0.8)}`,
    p.brow,
    n(p.browW),
  );
}

export function nose(p: Person): string {
  const x = p.noseX;
  const dark = tone(p.shade, 0.82);
  const s = p.gaze > 0 ? 1 : -1;
  switch (p.nose) {
    case 'hook':
      return line(`M${n(x + s)},57 q${s * 5},7 ${s * 3.4},10.4 q${-s * 3},2 ${-s * 5.4},.4`, dark, 1.9);
    case 'round':
      return ellipse(x, 66.4, 5, 3.9, p.shade) + circle(x + p.lit * 1.4, 65.2, 1.3, p.skin);
    case 'long':
      return line(`M${n(x + s * 1.4)},55 L${n(x + s * 3.6)},68 q${-s * 3.4},3 ${-s * 7},.6`, dark, 1.9);
    case 'broad':
      return line(`M${n(x - 5.4)},66.5 q0,3.4 3.2,2.6 q2.2,1.6 4.4,0 q3.2,.8 3.2,-2.6`, dark, 1.9);
    case 'snub':
      return line(`M${n(x - 3.8)},67 q3.8,3.6 7.6,0`, dark, 2.1);
  }
}

export function mouth(p: Person): string {
  const { mouthX: x, mouthY: y, mouthW: w } = p;
  const low = tone(p.skin, 0.5);
  const lip = (d: string, width: number) => line(d, p.lip, width, 'opacity=".7"');
  switch (p.mouth) {
    case 'smile':
      return (
        line(`M${n(x - w)},${n(y - 1.4)} Q${n(x)},${n(y + 4)} ${n(x + w)},${n(y - 1.4)}`, low, 2.1) +
        lip(`M${n(x - 3.5)},${n(y + 5)} q3.5,1.6 7,0`, 1.6)
      );
    case 'flat':
      return (
        line(`M${n(x - w + 1)},${n(y)} H${n(x + w - 1)}`, low, 2.1) +
        lip(`M${n(x - 4)},${n(y + 3.4)} q4,1.8 8,0`, 1.8)
      );
    case 'smirk':
      return line(
        `M${n(x - w)},${n(y + 0.6)} Q${n(x + 2)},${n(y + 2.2)} ${n(x + w)},${n(y - 2.6)}`,
        low,
        2.1,
      );
    case 'grin':
      return (
        fill(
          `M${n(x - w)},${n(y - 2.4)} H${n(x + w)} Q${n(x + w - 2)},${n(y + 5.2)} ${n(x)},${n(y + 5.2)} Q${n(x - w + 2)},${n(y + 5.2)} ${n(x - w)},${n(y - 2.4)}Z`,
          CREAM,
          `stroke="${low}" stroke-width="1.7" stroke-linejoin="round"`,
        ) + (p.gap ? fill(`M${n(x + 1)},${n(y - 1.6)}h3.4v4h-3.4z`, low) : '')
      );
    case 'open':
      return (
        fill(
          `M${n(x - w + 1)},${n(y - 2)} Q${n(x)},${n(y - 4)} ${n(x + w - 1)},${n(y - 2)} Q${n(x + w - 3)},${n(y + 6)} ${n(x)},${n(y + 6)} Q${n(x - w + 3)},${n(y + 6)} ${n(x - w + 1)},${n(y - 2)}Z`,
          '#5e2320',
        ) +
        fill(
          `M${n(x - w + 3)},${n(y - 2)} Q${n(x)},${n(y - 3.4)} ${n(x + w - 3)},${n(y - 2)} l-1,2.2 h${n(-2 * w + 8)}z`,
          CREAM,
        )
      );
  }
}

/** What life leaves on a face: lines of age, freckles, a plaster, warm cheeks. */
export function life(p: Person): string {
  const { mouthX: x, mouthW: w, age, shade } = p;
  let s =
    circle(60 - p.w * 0.58 + p.gaze, 68, 4.6, p.lip, 'opacity=".2"') +
    circle(60 + p.w * 0.58 + p.gaze, 68, 4.6, p.lip, 'opacity=".2"');
  if (age > 30) s += line(`M${n(x - w - 3)},68 q-3,4 -1.4,8 M${n(x + w + 3)},68 q3,4 1.4,8`, shade, 1.5);
  if (age > 31 && !['mop', 'spiky', 'headband', 'mullet'].includes(p.style)) {
    s += line('M51,43.5 q9,-2 18,0', shade, 1.4) + (age > 34 ? line('M53,40 q7,-1.6 14,0', shade, 1.3) : '');
  }
  if (age > 32) {
    s += line(`M${n(p.left + 2)},55 l3,1 m-3,2 l3,-.4 M${n(p.right - 2)},55 l-3,1 m3,2 l-3,-.4`, shade, 1.2);
  }
  p.freckles.forEach(([dx, y], i) => (s += circle(60 + p.gaze + (i % 2 ? 1 : -1) * dx, y, 0.75, shade)));
  if (p.plaster) {
    s += fill(
      `M${n(p.noseX - 6)},60.5 l12,-1.4 l.6,4 l-12,1.4z`,
      '#f3dcae',
      `stroke="${shade}" stroke-width=".7"`,
    );
  }
  return s;
}
