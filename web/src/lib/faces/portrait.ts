import { beard } from './beard';
import { cloth } from './cloth';
import { eyes, life, mouth, nose } from './features';
import { hairOf } from './hair';
import { personOf, type Person } from './person';
import { ellipse, fill, INK, line, n, plainId, tone } from './svg';
import type { KitSpec, PortraitOptions } from './types';

/** The shirt of a man without a club. */
export const FREE_KIT: KitSpec = { a: '#e6d7b6', b: '#8d8680', p: 'plain' };

/** A head a little too big for its shoulders. */
const BIG = '<g transform="translate(-6,-9) scale(1.1)">';

/**
 * A portrait as the inside and frame of one SVG picture, hidden from screen readers (whoever shows it names it).
 * Same seed and options, same text.
 */
export function portrait(seed: string, options: PortraitOptions = {}): string {
  const p = personOf(seed, options);
  const kit = options.kit ?? FREE_KIT;
  const id = options.id === undefined ? `f${plainId(seed)}` : plainId(options.id);
  const head = headPath(p);
  const body = bodyPath(p);
  const neck = neckPath(p);
  const [back, front] = hairOf(p.style, {
    left: p.left,
    right: p.right,
    top: p.top,
    w: p.w,
    hair: p.hair,
    shade: p.hairShade,
    skin: p.skin,
    band: kit.b,
  });
  const ears = ear(p, -1) + ear(p, 1);
  const big = p.beard === 'full' || p.beard === 'goatee' ? beard(p) : '';
  const all =
    fill(body, kit.a) + fill(neck, p.skin) + BIG + back + ears + fill(head, p.skin) + front + big + '</g>';
  const outside = (d: string, colour: string, move: string) =>
    `<path fill-rule="evenodd" d="M0,0H120V120H0Z ${d}" fill="${colour}" transform="translate(${move})"/>`;
  return (
    `<svg class="face" viewBox="2 -5 116 116" aria-hidden="true" focusable="false"><defs>` +
    `<clipPath id="${id}h"><path d="${head}"/></clipPath><clipPath id="${id}b"><path d="${body}"/></clipPath><clipPath id="${id}n"><path d="${neck}"/></clipPath>` +
    dots(`${id}d`, 2.6, 0.78, p.shade) +
    dots(`${id}k`, 3, 0.8, INK) +
    `</defs>` +
    (options.ground ? `<rect y="-5" width="120" height="120" fill="${options.ground}"/>` : '') +
    (options.outline ? sticker(all, options.outline) : '') +
    `${BIG}${back}</g><g clip-path="url(#${id}b)">${cloth(kit, n(60 - p.bodyW), n(p.shoulder - 6), n(p.bodyW * 2), 34, 15)}` +
    fill(
      `M${60 - p.lit * 20},90 L${60 - p.lit * 70},90 V124 H${60 - p.lit * 34}Z`,
      `url(#${id}k)`,
      'opacity=".3"',
    ) +
    `</g>${fill(neck, p.skin)}<g clip-path="url(#${id}n)"><path d="${head}" fill="${p.shade}" transform="translate(${-p.lit * 2},7)"/></g>` +
    collar(p, kit, options.keeper ?? false) +
    `${BIG}${ears}${fill(head, p.skin)}<g clip-path="url(#${id}h)">` +
    outside(head, `url(#${id}d)`, `${p.lit * 12},-3`) +
    outside(head, p.shade, `${p.lit * 6},-2`) +
    `</g>${life(p)}${beard(p)}${mouth(p)}${eyes(p)}${nose(p)}${front}</g></svg>`
  );
}

const dots = (id: string, size: number, r: number, colour: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="${size / 2}" cy="${size / 2}" r="${r}" fill="${colour}"/></pattern>`;

/** The edge of a sticker: everything once more, in one colour and with a thick line. */
const sticker = (shapes: string, colour: string): string =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="7" stroke-linejoin="round">${shapes.replace(/ (fill|stroke|stroke-width|opacity)="[^"]*"/g, '')}</g>`;

function headPath({ top, w, jaw, jawY, chin, chinW, left, right }: Person): string {
  return (
    `M60,${top} C${n(60 + w * 0.72)},${top} ${right},${n(top + 12)} ${right},50 C${right},62 ${n(60 + jaw + 3)},${n(jawY - 6)} ${n(60 + jaw)},${n(jawY)} ` +
    `C${n(60 + jaw - 3)},${n(chin - 4)} ${n(60 + chinW)},${n(chin)} 60,${n(chin)} C${n(60 - chinW)},${n(chin)} ${n(60 - jaw + 3)},${n(chin - 4)} ${n(60 - jaw)},${n(jawY)} ` +
    `C${n(60 - jaw - 3)},${n(jawY - 6)} ${left},62 ${left},50 C${left},${n(top + 12)} ${n(60 - w * 0.72)},${top} 60,${top}Z`
  );
}

const neckHalf = (p: Person): number => Math.max(13, p.jaw - 5);

function neckPath(p: Person): string {
  const k = neckHalf(p);
  return `M${n(60 - k)},74 V${n(p.shoulder - 4)} Q60,${n(p.shoulder + 13)} ${n(60 + k)},${n(p.shoulder - 4)} V74Z`;
}

function bodyPath(p: Person): string {
  const { bodyW: b, shoulder: s } = p;
  const k = neckHalf(p);
  return (
    `M${n(60 - b)},124 C${n(61 - b)},${n(s + 8)} ${n(70 - b)},${n(s + 3)} ${n(60 - k - 6)},${n(s - 2)} L${n(60 - k)},${n(s - 5)} Q60,${n(s + 9)} ${n(60 + k)},${n(s - 5)} ` +
    `L${n(60 + k + 6)},${n(s - 2)} C${n(50 + b)},${n(s + 3)} ${n(59 + b)},${n(s + 8)} ${n(60 + b)},124Z`
  );
}

function ear(p: Person, side: number): string {
  const sunny = side === p.lit;
  return (
    ellipse(60 + side * (p.w + 1.5), p.earY, p.earR * 0.78, p.earR * 1.18, sunny ? p.skin : p.shade) +
    line(
      `M${n(60 + side * (p.w + 1))},${n(p.earY - 3)} q${side * 3.4},2 ${side * 0.6},6`,
      sunny ? p.shade : tone(p.shade, 0.8),
      1.3,
    )
  );
}

function collar(p: Person, kit: KitSpec, keeper: boolean): string {
  const k = neckHalf(p);
  const y = p.shoulder - 5;
  const trim = kit.c ?? kit.b;
  if (keeper || p.collar === 'crew')
    return line(`M${n(60 - k)},${n(y)} Q60,${n(y + 14)} ${n(60 + k)},${n(y)}`, trim, 4.5);
  if (p.collar === 'vee') {
    return (
      fill(
        `M${n(62 - k)},${n(y)} L60,${n(y + 17)} L${n(58 + k)},${n(y)} Q60,${n(y + 13)} ${n(62 - k)},${n(y)}Z`,
        p.shade,
      ) + line(`M${n(60 - k)},${n(y)} L60,${n(y + 17)} L${n(60 + k)},${n(y)}`, trim, 4)
    );
  }
  const laces =
    p.collar === 'lace'
      ? line(`M57,${n(y + 14)} l6,4 m-6,0 l6,-4 M57,${n(y + 20)} l6,4 m-6,0 l6,-4`, '#fff', 1.3)
      : '';
  return (
    fill(
      `M${n(59 - k)},${n(y - 2)} L60,${n(y + 11)} L50,${n(y + 19)} L${n(53 - k)},${n(y + 6)}Z M${n(61 + k)},${n(y - 2)} L60,${n(y + 11)} L70,${n(y + 19)} L${n(67 + k)},${n(y + 6)}Z`,
      trim,
      `stroke="${INK}" stroke-opacity=".25" stroke-width=".8"`,
    ) + laces
  );
}
