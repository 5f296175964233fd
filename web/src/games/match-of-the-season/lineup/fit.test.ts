import { expect, it } from 'vitest';
import { widthThatFills, widthThatFits } from './fit';

const BOX = { broad: 600, high: 380, gap: 12 };
const rows = (width: number, count: number) => Math.ceil(count / Math.floor((600 + 12) / (width + 12)));

it.each([1, 8, 24, 31, 40])('makes %i cards as large as the box allows', (count) => {
  const width = widthThatFits(count, BOX, 40, 110);
  const high = (one: number) => rows(one, count) * (one * (88 / 63) + 12) - 12;
  expect(high(width)).toBeLessThanOrEqual(380);
  if (width < 110) expect(high(width + 1)).toBeGreaterThan(380);
});

it('never makes them smaller than can be read', () => {
  expect(widthThatFits(90, BOX, 56, 84)).toBe(56);
  expect(widthThatFits(3, { broad: 0, high: 0, gap: 12 }, 56, 84)).toBe(56);
});

it.each([
  [350, 5],
  [316, 5],
  [280, 4],
])('fills %d px of a phone with %d cards a row', (broad, count) => {
  const width = widthThatFills({ broad, gap: 8 }, 54);
  expect(Math.floor((broad + 8) / (width + 8))).toBe(count);
  expect(broad - (count * (width + 8) - 8)).toBeLessThan(count);
  expect(width).toBeGreaterThanOrEqual(54);
});

it('makes no card smaller than the least, where there is no room at all', () => {
  expect(widthThatFills({ broad: 0, gap: 8 }, 54)).toBe(54);
});
