import { describe, expect, it } from 'vitest';
import type { CharBoxes } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/char-boxes.ts';
import type { Character } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/read-character.ts';
import { lengtheningStrokes } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/lengthening-strokes.ts';
import { type NewGlyph, newGlyph } from '../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import type { Box } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A letter from 40 to 50 with its ink, on a page of a height of 100 with its baseline at 20 from below. */
const boxes = (ink: Partial<Box> = {}): CharBoxes => ({
  loose: () => ({ x0: 40, x1: 50, y0: 18, y1: 30 }),
  ink: () => ({ x0: 40, x1: 50, y0: 20, y1: 21, ...ink }),
  origin: () => [40, 20],
  em: () => 10,
});
const ending = (text: string, x0 = 50) => newGlyph(text, look, 80, x0, 70, x0 + 6, 82);

const character = (code: number): Character => ({
  ...{ index: 0, object: 1, code, isGenerated: false, grown: null, unreadAs: null, unknown: null, ligature: null },
  isSoftHyphen: false,
});
const digit = '9'.charCodeAt(0);
const matrix = [1, 0, 0, -1, 0, 100] as const;
const isStroke = (ink: Partial<Box>, before = ending('س'), code = digit) =>
  lengtheningStrokes(boxes(ink), matrix).find(character(code), before);

describe('a stroke that lengthens a word of Arabic', () => {
  it('is a flat line on the baseline after an Arabic letter, whatever its code is in other fonts', () => {
    expect(isStroke({})).toBe(true);
    expect(isStroke({}, ending('س'), ' '.charCodeAt(0))).toBe(true);
    expect(isStroke({}, ending('n'))).toBe(false);
    expect(lengtheningStrokes(boxes(), matrix).find(character(digit), undefined)).toBe(false);
  });

  it('is no letter with a code, no dash, no underscore, no digit, no full stop, no ellipsis and no space', () => {
    expect(isStroke({}, ending('س'), 'ت'.charCodeAt(0))).toBe(false);
    expect(isStroke({ y0: 23, y1: 24 })).toBe(false);
    expect(isStroke({ y0: 18, y1: 19 })).toBe(false);
    expect(isStroke({ y1: 28 })).toBe(false);
    expect(isStroke({ y1: 20.01 })).toBe(false);
    expect(isStroke({ x1: 41.2 }, ending('س'), '.'.charCodeAt(0))).toBe(false);
    expect(isStroke({}, ending('س'), '…'.charCodeAt(0))).toBe(false);
  });

  it('makes the letter wider that it touches, before it or after it in the file, and no mark', () => {
    const lengthened = (...letters: readonly NewGlyph[]) => {
      const strokes = lengtheningStrokes(boxes(), matrix);
      strokes.find(character(digit), ending('س'));
      strokes.lengthen(letters);
      return letters.map(({ x0, x1 }) => [x0, x1]);
    };
    expect(lengthened(ending('س'), ending('\u064e', 50))).toEqual([
      [40, 56],
      [50, 56],
    ]);
    expect(lengthened(ending('س', 60), ending('ر', 34.5))).toEqual([
      [60, 66],
      [34.5, 50],
    ]);
  });
});
