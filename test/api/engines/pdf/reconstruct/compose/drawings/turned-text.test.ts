import { describe, expect, it } from 'vitest';
import { turnedTexts } from '../../../../../../../api/engines/pdf/reconstruct/compose/drawings/turned-text.ts';
import { lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold = { ...look, isBold: true };
const marks = [...glyphs('up', 0, 0), ...glyphs('bold', 0, 0, bold)].map((glyph, index) => ({
  ...glyph,
  type: 'letter' as const,
  ...{ x0: 30, x1: 40, y0: 300 - 5 * index, y1: 305 - 5 * index },
}));

describe('text that runs up or down the page', () => {
  it('is a text box around its line, in its looks, with room at its end', () => {
    const [box] = turnedTexts([{ line: lineOf(marks), isUpward: true }]);
    if (box?.type !== 'text-box') throw new Error('no text box');
    expect(box.texts.map((each) => [each.text, each.look])).toEqual([
      ['up', look],
      ['bold', bold],
    ]);
    expect([box.box.x0, box.box.x1, box.box.y1, box.pitch]).toEqual([29, 41, 305, 12]);
    expect(box.box.y0).toBeLessThan(275 - 5);
  });

  it('has that room below if it runs down', () => {
    const [box] = turnedTexts([{ line: lineOf(marks), isUpward: false }]);
    if (box?.type !== 'text-box') throw new Error('no text box');
    expect([box.box.y0, box.box.y1 > 305 + 5]).toEqual([275, true]);
  });
});
