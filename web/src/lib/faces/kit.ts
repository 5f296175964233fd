import { cloth } from './cloth';
import { INK, plainId } from './svg';
import type { KitSpec } from './types';

const SHIRT = 'M34,10 L20,15 L4,38 L18,48 L25,41 V92 H75 V41 L82,48 L96,38 L80,15 L66,10 Q50,22 34,10Z';

/** A shirt with a number on its chest, or without; hidden from screen readers. */
export function kitPicture(kit: KitSpec, number?: number, id?: string): string {
  const clip = plainId(id ?? `k${kit.a}${kit.b}${kit.p}`);
  const trim = kit.c ?? kit.b;
  const digits =
    number === undefined
      ? ''
      : `<text class="digits" x="50" y="72" font-size="36" text-anchor="middle" fill="${INK}" stroke="#fff8e8" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${number}</text>`;
  return (
    `<svg class="kit" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><clipPath id="${clip}"><path d="${SHIRT}"/></clipPath><g clip-path="url(#${clip})">` +
    `${cloth(kit, 4, 8, 92, 86)}<path d="M62,8 H100 V100 H66Z" fill="${INK}" opacity=".1"/><path d="M4,38 L18,48 M96,38 L82,48" stroke="${trim}" stroke-width="9"/></g>` +
    `<path d="M25,41 L27,30 M75,41 L73,30" stroke="${INK}" stroke-width="1.4" opacity=".5" stroke-linecap="round"/><path d="M34,10 Q50,22 66,10" fill="none" stroke="${trim}" stroke-width="5"/>` +
    `<path d="${SHIRT}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>${digits}</svg>`
  );
}
