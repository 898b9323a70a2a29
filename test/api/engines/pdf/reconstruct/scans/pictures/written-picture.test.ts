import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import {
  isOnPicture,
  withoutWords,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/pictures/written-picture.ts';
import { type PaintedBox, painted, paintedPage, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const page = { width: paintedPage.width, height: paintedPage.height };
const whole = { x0: 0, y0: 0, x1: page.width, y1: page.height };

/** Lines of words, 60 points wide and 10 high. */
const written = (lines: number, wordsOfLine: number, x = 10): Block => {
  const box = { xMin: x, yMin: 20, xMax: x + 40 * wordsOfLine, yMax: 20 + 12 * lines };
  return {
    ...box,
    lines: Array.from({ length: lines }, (_, row) => {
      const words = Array.from({ length: wordsOfLine }, (_each, index) => ({
        text: 'word',
        ...{ xMin: x + 40 * index, xMax: x + 30 + 40 * index, yMin: 20 + 12 * row, yMax: 30 + 12 * row },
      }));
      return { ...box, words, isRightToLeft: false };
    }),
  };
};

describe('text on a picture', () => {
  it('is lines of several words on one that covers most of the page', () => {
    expect(isOnPicture(page, [whole], [written(6, 5)])).toBe(true);
  });

  it('is not the labels of a drawing, nor a few words', () => {
    expect(isOnPicture(page, [whole], [written(20, 2)])).toBe(false);
    expect(isOnPicture(page, [whole], [written(3, 5)])).toBe(false);
  });

  it('is not beside the picture, nor on one that is a part of the page', () => {
    expect(isOnPicture(page, [{ ...whole, y0: 190 }], [written(6, 5)])).toBe(false);
    expect(isOnPicture(page, [{ ...whole, y1: 150 }], [written(6, 5)])).toBe(false);
  });
});

describe('a picture without its words', () => {
  const line = written(1, 1);
  const ground = (colour: number): PaintedBox => [0, 0, page.width, page.height, colour];
  const letters = (colour: number) => strokes(12, 22, 6).map((box) => [...box, colour] as const);
  const cleared = (of: number, on: number) => withoutWords(painted(ground(on), ...letters(of)), [line]);

  it('shows what is around them in their place', () => {
    expect(new Set(cleared(0xff101010, 0xffb09070).raster.pixels)).toEqual(new Set([0xffb09070]));
  });

  it('tells that they are black on lighter ground, and white on darker', () => {
    const [first] = line.lines;
    if (first === undefined) throw new Error('There is no line.');
    expect(cleared(0xff101010, 0xffb09070).colourOf(first)).toBe('000000');
    expect(cleared(0xfff0f0f0, 0xff504030).colourOf(first)).toBe('FFFFFF');
  });
});
