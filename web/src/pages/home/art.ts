/** What the covers share: the frame, a face placed in it, an icon placed in it. */
import { portrait, type PortraitOptions } from '$lib/faces';
import { iconPicture, type IconName } from '$lib/icons';

/** A cover, 316 x 500, filling its place. */
export const cover = (inner: string): string =>
  `<svg viewBox="0 0 316 500" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">${inner}</svg>`;

const placed = (svg: string, x: number, y: number, size: number, colour: string): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}" `);

export const face = (seed: string, x: number, y: number, size: number, options: PortraitOptions): string =>
  placed(portrait(seed, { id: `cover${seed}`, outline: '#fff8e8', ...options }), x, y, size, '#2b211c');

export const icon = (name: IconName, x: number, y: number, size: number, colour = '#2b211c'): string =>
  placed(iconPicture(name), x, y, size, colour);

export const words = (x: number, y: number, size: number, colour: string, text: string, extra = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${colour}" ${extra}>${text}</text>`;
