import { describe, expect, it } from 'vitest';
import { pitchRoom } from '../pitchRoom';

describe('the room on a pitch', () => {
  it.each([
    ['a desk', 520, 560, 'whole'],
    ['a narrow desk', 400, 414, 'whole'],
    ['a phone while an eleven is built', 344, 300, 'short'],
    ['a small phone under a long question', 344, 142, 'low'],
  ] as const)('is enough for four rows: %s', (_, broad, high, look) => {
    const room = pitchRoom(broad, high, 4, 5);
    expect(room.look).toBe(look);
    expect(4 * room.height).toBeLessThan(high);
    expect(5 * room.width).toBeLessThan(broad);
    expect(room.width).toBeGreaterThanOrEqual(44);
  });

  it('is never more than there is, down to a name and stars a row', () => {
    for (let high = 700; high >= 140; high -= 10) {
      const { height } = pitchRoom(344, high, 4, 4);
      expect(4 * height, `${high} px`).toBeLessThan(high);
      expect(height).toBeGreaterThanOrEqual(29);
    }
  });
});
