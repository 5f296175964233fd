/** How large cards may be so that all of them lie in a box, or fill its rows; they are 63 wide to 88 high. */
const TALL = 88 / 63;

export interface Box {
  broad: number;
  high: number;
  gap: number;
}

/** The widest card, in whole px between `least` and `most`, of which so many fit; `least` where that is too large. */
export function widthThatFits(count: number, { broad, high, gap }: Box, least: number, most: number): number {
  for (let width = most; width > least; width--) {
    const row = Math.max(1, Math.floor((broad + gap) / (width + gap)));
    const rows = Math.ceil(count / row);
    if (rows * (width * TALL + gap) - gap <= high) return width;
  }
  return least;
}

/** The width, in whole px from `least`, at which as many as possible lie side by side and leave no margin. */
export function widthThatFills({ broad, gap }: Omit<Box, 'high'>, least: number): number {
  const row = Math.max(1, Math.floor((broad + gap) / (least + gap)));
  return Math.max(least, Math.floor((broad + gap) / row) - gap);
}
