import { describe, expect, it } from 'vitest';
import { qr } from '../qr';

/** Rows of a code as text, eight modules to two digits: short enough to compare. */
const drawn = (text: string) =>
  qr(text).map((line) => parseInt(line.map((dark) => (dark ? '1' : '0')).join(''), 2).toString(16));

describe('codes for phones', () => {
  it('are the very modules that another reader has read', () => {
    expect(drawn('hi')).toMatchInlineSnapshot(`
      [
        "1fc97f",
        "105241",
        "17485d",
        "17525d",
        "17475d",
        "105d41",
        "1fd57f",
        "700",
        "1f79aa",
        "148521",
        "8e69e",
        "1ea034",
        "15ca95",
        "17c9",
        "1fd162",
        "104fc9",
        "175524",
        "175924",
        "17529c",
        "105834",
        "1fde9e",
      ]
    `);
  });

  it('grow with the text, in steps of four modules, up to what they can hold', () => {
    expect(qr('x'.repeat(17))).toHaveLength(21);
    expect(qr('x'.repeat(18))).toHaveLength(25);
    expect(qr('x'.repeat(271))).toHaveLength(57);
    expect(() => qr('x'.repeat(272))).toThrow('too long');
  });
});
