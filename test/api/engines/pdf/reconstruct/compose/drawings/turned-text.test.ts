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
    const [box] = turnedTexts([{ line: lineOf(marks), turn: -90 }]);
    if (box?.type !== 'text-box') throw new Error('no text box');
    expect(box.texts.map((each) => [each.text, each.look])).toEqual([
      ['up', look],
      ['bold', bold],
    ]);
    expect([box.box.x0, box.box.x1, box.box.y1, box.pitch]).toEqual([29, 41, 305, 12]);
    expect(box.box.y0).toBeLessThan(275 - 5);
  });

  it('has that room below if it runs down', () => {
    const [box] = turnedTexts([{ line: lineOf(marks), turn: 90 }]);
    if (box?.type !== 'text-box') throw new Error('no text box');
    expect([box.box.y0, box.box.y1 > 305 + 5]).toEqual([275, true]);
  });

  it('has its baseline where it is if it is not turned', () => {
    const line = lineOf(glyphs('Harbour', 30, 100).map((glyph) => ({ ...glyph, type: 'letter' as const })));
    const [box] = turnedTexts([{ line, turn: 0 }]);
    if (box?.type !== 'text-box') throw new Error('no text box');
    expect([box.box.x0, box.box.y0, box.box.y1, box.turn]).toEqual([
      30,
      line.baseline - 0.8 * 12,
      expect.any(Number),
      0,
    ]);
    expect(box.box.x1).toBeGreaterThan(line.x1);
  });

  it('is behind the text of the page if it is level, unless it is a label on a picture', () => {
    const line = lineOf(glyphs('Draft', 30, 100).map((glyph) => ({ ...glyph, type: 'letter' as const })));
    const lines = [
      { line, turn: 0 },
      { line, turn: 0, isOnPicture: true },
      { line: lineOf(marks), turn: -90 },
    ];
    expect(turnedTexts(lines)).toMatchObject([{ isInFront: false }, { isInFront: true }, { isInFront: true }]);
  });

  it('fills a frame of its own length around its middle if it is slanted', () => {
    const aslant = marks.map((mark, index) => ({ ...mark, x0: 30 + 5 * index, x1: 40 + 5 * index }));
    const line = lineOf(aslant);
    const [box] = turnedTexts([{ line, turn: -45 }]);
    if (box?.type !== 'slanted-text') throw new Error('no slanted text');
    const { x0, x1, y0, y1 } = box.box;
    expect([(x0 + x1) / 2, (y0 + y1) / 2]).toEqual([(line.x0 + line.x1) / 2, (line.y0 + line.y1) / 2]);
    expect(y1 - y0).toBeCloseTo(10);
    expect(x1 - x0).toBeGreaterThan(25 * Math.SQRT2 - 12);
    expect(x1 - x0).toBeLessThan(40 * Math.SQRT2);
  });
});
