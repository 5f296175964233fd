/** The few strokes that all pictures are made of. Coordinates are rounded to a tenth to keep the text small. */
export const INK = '#2b211c';
export const CREAM = '#fffaf0';

export const n = (value: number): number => Math.round(value * 10) / 10;

/** A filled shape. */
export const fill = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}" ${extra}/>`;

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const circle = (x: number, y: number, r: number, colour: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}" ${extra}/>`;

export const rect = (x: number, y: number, w: number, h: number, colour: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}"/>`;

/** The colour multiplied by a factor: below one darker, above one lighter. */
export function tone(hex: string, factor: number): string {
  const part = (at: number) => {
    const value = Math.round(parseInt(hex.slice(at, at + 2), 16) * factor);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A name that may stand inside an id or an attribute. */
export const plainId = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '');
