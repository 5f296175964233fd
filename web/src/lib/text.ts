/** A sentence in pieces, so that catalogues may mark words without any HTML: strong, gains, losses. */
export type Tone = 'strong' | 'plus' | 'minus';
export interface Piece {
  text: string;
  tone?: Tone | undefined;
}
export type Rich = string | Piece[];

export const pieces = (rich: Rich): Piece[] => (typeof rich === 'string' ? [{ text: rich }] : rich);
export const flat = (rich: Rich): string =>
  pieces(rich)
    .map((piece) => piece.text)
    .join('');
