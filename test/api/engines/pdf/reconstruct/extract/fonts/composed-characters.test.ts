import { describe, expect, it } from 'vitest';
import { withComposed } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/composed-characters.ts';
import type { ReadCharacters } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/drawn-characters.ts';
import type { DrawnCharacter } from '../../../../../../../api/formats/fonts/build-font.ts';

/** A box from one height to another. */
const drawn = (text: string, advance: number, low: number, high: number): DrawnCharacter => ({
  code: text.codePointAt(0) ?? 0,
  advance,
  contours: [
    {
      start: [0, low],
      strokes: [
        [[advance, low]],
        [[advance, high]],
        [
          [0, high],
          [0, high],
          [0, low],
        ],
      ],
    },
  ],
});
const font = [
  ...[drawn('x', 0.5, 0, 0.4), drawn('e', 0.4, 0, 0.4), drawn('E', 0.7, 0, 0.7), drawn('c', 0.4, 0, 0.4)],
  ...[drawn('i', 0.3, 0, 0.6), drawn('ı', 0.3, 0, 0.4), drawn('´', 0.5, 0.5, 0.6), drawn('¸', 0.4, -0.2, 0)],
];
const reading =
  (characters: readonly DrawnCharacter[]): ReadCharacters =>
  (asked) => {
    const codes = new Set([...asked].map((character) => character.codePointAt(0)));
    return characters.filter(({ code }) => codes.has(code));
  };
/** The characters that are read, with their outlines' least and greatest heights, and where each outline begins. */
const composed = (text: string, characters = font) =>
  withComposed(reading(characters))(text).map(({ code, advance, contours }) => {
    const heights = contours.flatMap(({ start, strokes }) => [start, ...strokes.flat()]).map(([, height]) => height);
    const starts = contours.map(({ start: [x] }) => x);
    return { text: String.fromCodePoint(code), advance, low: Math.min(...heights), high: Math.max(...heights), starts };
  });
const near = (value: number) => expect.closeTo(value, 6);

describe('a letter with an accent that a font lacks', () => {
  it('has the accent in the middle above it, where that is on an x, or higher on a higher letter', () => {
    expect(composed('é')).toEqual([{ text: 'é', advance: 0.4, low: 0, high: near(0.6), starts: [0, near(-0.05)] }]);
    expect(composed('É')).toEqual([{ text: 'É', advance: 0.7, low: 0, high: near(0.9), starts: [0, near(0.1)] }]);
  });

  it('has no dot below an accent, and a cedilla where that is', () => {
    expect(composed('í')).toMatchObject([{ low: 0, high: near(0.6) }]);
    expect(composed('ç')).toMatchObject([{ low: near(-0.2), high: near(0.4) }]);
  });

  it('is not composed if the font has it, or not its parts; nor is anything else added', () => {
    const whole = drawn('é', 0.45, 0, 0.65);
    expect(composed('é', [...font, whole])).toMatchObject([{ advance: 0.45, high: 0.65 }]);
    expect(composed('ö')).toEqual([]);
    expect(composed('xé').map(({ text }) => text)).toEqual(['x', 'é']);
    expect(composed('c').map(({ text }) => text)).toEqual(['c']);
  });
});
