import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph } from '../../model/page-model.ts';
import { type Line, lineOf } from '../line.ts';
import type { Mark } from '../mark.ts';
import { thresholds } from '../thresholds.ts';

/** Groups letters of vertical and slanted text into lines, in file order. */
export function rotatedLines(glyphs: readonly Glyph[]): readonly Line[] {
  const lines: Mark[][] = [];
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    const size = glyph.look.size;
    const isNext =
      before !== undefined &&
      before.look.size === size &&
      Math.min(Math.abs(glyph.x0 - before.x1), Math.abs(before.x0 - glyph.x1), Math.abs(glyph.x0 - before.x0)) <
        (1 + thresholds.turnedReach) * size &&
      Math.min(Math.abs(glyph.y0 - before.y1), Math.abs(before.y0 - glyph.y1), Math.abs(glyph.y0 - before.y0)) <
        (1 + thresholds.turnedReach) * size;
    const line = isNext ? lines.at(-1) : undefined;
    if (line === undefined) lines.push([glyphWith(glyph, { type: 'letter' })]);
    else {
      if (glyph.space !== null) line.push(glyphWith(glyph, { type: 'space', text: ' ' }));
      line.push(glyphWith(glyph, { type: 'letter' }));
    }
    before = glyph;
  }
  return lines.map((marks) => lineOf(marks));
}
