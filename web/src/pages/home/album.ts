import type { KitSpec } from '$lib/faces';
import { TEAM_LOOKS } from '$lib/model';
import { cover, face, words } from './art';

function sticker(
  x: number,
  y: number,
  turn: number,
  seed: string,
  kit: KitSpec | undefined,
  ground: string,
): string {
  const w = 112;
  return (
    `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="2" y="4" width="${w}" height="${w * 1.32}" rx="5" fill="#0003"/><rect width="${w}" height="${w * 1.32}" rx="5" fill="#fff"/>` +
    `<rect x="5" y="5" width="${w - 10}" height="${w * 1.06}" fill="${ground}"/><rect x="5" y="5" width="${w - 10}" height="${w * 1.06}" fill="url(#cvAlbum)"/>` +
    `<svg x="5" y="5" width="${w - 10}" height="${w * 1.06}" viewBox="8 3 104 107">${face(seed, 2, -5, 116, { ...(kit && { kit }), outline: '#fff' })}</svg>` +
    `${words(w / 2, w * 1.25, w * 0.15, '#14241a', seed.toUpperCase())}</g>`
  );
}

const LAYERS: [count: number, radius: number, colour: string, width: number][] = [
  [34, 88, '#8c5210', 22],
  [30, 78, '#c07d14', 20],
  [24, 67, '#f0c557', 17],
];
const INNER = 66;
const mane = LAYERS.map(([count, radius, colour, w], layer) =>
  Array.from({ length: count }, (_, i) => {
    const petal = `M0,${-radius} C${w * 0.55},${-radius + 14} ${w * 0.5},${-INNER + 22} 0,${-INNER + 26} C${-w * 0.5},${-INNER + 22} ${-w * 0.55},${-radius + 14} 0,${-radius}Z`;
    return `<path d="${petal}" transform="translate(156,238) rotate(${((i + layer * 0.5) * 360) / count})" fill="${colour}"/>`;
  }).join(''),
).join('');

/** Football Stars: a page of stickers, and the one in gold with a mane. */
export const album = cover(
  `<defs><pattern id="cvAlbum" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="3" cy="3" r="1.2" fill="#fff" opacity=".4"/></pattern>` +
    `<linearGradient id="cvFoil" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff4c2"/><stop offset=".3" stop-color="#e3b13a"/><stop offset=".5" stop-color="#fff9df"/><stop offset=".7" stop-color="#d09a22"/><stop offset="1" stop-color="#ffeeb0"/></linearGradient>` +
    `<clipPath id="cvLion"><rect x="71" y="131" width="170" height="210"/></clipPath></defs>` +
    `<rect width="316" height="500" fill="#1c7a48"/><path d="M0,0H316V500Z" fill="#18693e"/><rect width="316" height="500" fill="url(#cvAlbum)" opacity=".5"/>` +
    sticker(-30, 146, -13, 'Brandl', TEAM_LOOKS.green.kit, '#86b3dd') +
    sticker(232, 134, 12, 'Moroz', TEAM_LOOKS.yellow.kit, '#ea8c78') +
    sticker(-18, 348, 9, 'Ferro', TEAM_LOOKS.blue.kit, '#f3c84f') +
    sticker(224, 350, -8, 'Dekker', TEAM_LOOKS.red.kit, '#e9d9b0') +
    `<g transform="translate(158,300) rotate(-3) scale(1.15) translate(-156,-254)"><rect x="66" y="128" width="184" height="262" rx="9" fill="#0005"/><rect x="62" y="122" width="188" height="264" rx="9" fill="#fff"/>` +
    `<rect x="71" y="131" width="170" height="210" fill="url(#cvFoil)"/><g clip-path="url(#cvLion)">${mane}` +
    face('Lionel of Tarn', 72, 168, 170, {
      kit: { a: '#c8322b', b: '#f0c557', p: 'sash' },
      outline: '',
      hair: 'buzz',
      beard: 'circle',
      age: 27,
    }) +
    `</g>${words(156, 371, 27, '#14241a', 'THE LION')}</g>` +
    `<path d="M0,0H316V96L158,116L0,96Z" fill="#fff"/><path d="M0,90L158,110L316,90" fill="none" stroke="#d6a42c" stroke-width="5"/>` +
    words(158, 37, 27, '#146b3f', 'FOOTBALL', 'letter-spacing="9"') +
    words(
      158,
      91,
      62,
      '#d09a22',
      'STARS',
      'stroke="#14241a" stroke-width="5" paint-order="stroke" stroke-linejoin="round" textLength="204" lengthAdjust="spacingAndGlyphs"',
    ),
);
