import { describe, expect, it } from 'vitest';
import { facesOf, sideOf } from './eleven';
import { sixThrowOdds } from './sixThrows';

const START = { made: 0, ahead: 0 };
const side = (stars: number) => sideOf('4-4-2', Array<number>(11).fill(stars));
const strong = facesOf(side(4), side(2), true, false);
const level = facesOf(side(3), side(3), true, false);

describe('the odds of six throws', () => {
  it('add up to one, and favour who is stronger', () => {
    const { win, draw, lose } = sixThrowOdds(strong, START);
    expect(win + draw + lose).toBeCloseTo(1);
    expect(win).toBeGreaterThan(0.8);
    // Five faces of twelve are goals of ours, none is one of theirs.
    expect(draw).toBeCloseTo((7 / 12) ** 6);
    expect(lose).toBe(0);
  });

  it('are a draw where nothing on the die brings a goal', () => {
    expect(sixThrowOdds(level, START)).toEqual({ win: 0, draw: 1, lose: 0 });
  });

  it('start from the score, and end with the sixth throw', () => {
    expect(sixThrowOdds(strong, { made: 6, ahead: -1 })).toEqual({ win: 0, draw: 0, lose: 1 });
    const last = sixThrowOdds(strong, { made: 5, ahead: -1 });
    expect(last.draw).toBeCloseTo(5 / 12);
    expect(last.lose).toBeCloseTo(7 / 12);
  });
});
