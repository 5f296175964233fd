import { fill, n, rect } from './svg';
import type { KitSpec } from './types';

/** The pattern of a shirt inside a box; meant to be clipped to the shirt. `thin` sets how many hoops fit. */
export function cloth(kit: KitSpec, x: number, y: number, w: number, h: number, thin = 9): string {
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${kit.a}"/>` + pattern(kit, x, y, w, h, thin)
  );
}

function pattern({ p, b }: KitSpec, x: number, y: number, w: number, h: number, thin: number): string {
  const unit = w / 9;
  const odd = [0, 2, 4, 6, 8];
  switch (p) {
    case 'plain':
      return '';
    case 'stripes':
      return odd.map((i) => rect(x + unit * i, y, unit, h, b)).join('');
    case 'hoops':
      return odd.map((i) => rect(x, y + ((i + 0.6) * w) / thin, w, w / thin, b)).join('');
    case 'halves':
      return rect(x + w / 2, y, w / 2, h, b);
    case 'sash':
      return fill(
        `M${n(x + w * 0.12)},${y} h${n(w * 0.2)} L${n(x + w * 0.95)},${n(y + w * 0.72)} v${n(w * 0.2)}z`,
        b,
      );
    case 'sleeves':
      return fill(
        `M${x},${y}h${n(w * 0.23)}L${n(x + w * 0.2)},${y + h}H${x}zM${x + w},${y}h${n(-w * 0.23)}L${n(x + w * 0.8)},${y + h}H${x + w}z`,
        b,
      );
    case 'chest':
      return rect(x, y + w * 0.3, w, w * 0.17, b);
  }
}
