/** How large the cards of an eleven are drawn, so that every row of it can be seen. */
export interface PitchRoom {
  /** Of a card, in px. */
  width: number;
  height: number;
  /** Whole cards; `short` ones show less of the face; `low` ones name and stars only. */
  look: 'whole' | 'short' | 'low';
}

const TALL = 88 / 63;
/** A finger's width, and the largest that looks well. */
const LEAST = 44;
const MOST = 112;
/** Name, stars and a strip of the face; name and stars alone. */
const SHORT = 46;
const LOW = 29;

/** `most` is the longest row. Where even low cards find no room the rows have to be scrolled. */
export function pitchRoom(broad: number, high: number, rows: number, most: number): PitchRoom {
  const wide = Math.min(MOST, (broad - 24) / Math.max(4, most) - 14);
  const each = (edges: number, gap: number) => (high - edges) / Math.max(1, rows) - gap;
  const tall = each(30, 10);
  if (tall / TALL >= LEAST) {
    const width = Math.floor(Math.max(LEAST, Math.min(wide, tall / TALL)));
    return { width, height: width * TALL, look: 'whole' };
  }
  const width = Math.floor(Math.max(LEAST, Math.min(wide + 6, 66)));
  const short = Math.min(each(26, 5), width * TALL);
  if (short >= SHORT) return { width, height: short, look: 'short' };
  return { width, height: Math.max(LOW, Math.min(each(8, 3), SHORT)), look: 'low' };
}
