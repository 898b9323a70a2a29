import { glyphWith } from '../../model/new-glyph.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import { type Line, lineOf } from '../line.ts';
import type { Mark } from '../mark.ts';
import { thresholds } from '../thresholds.ts';

/** Points between the sides of two letters that stand above each other. */
const asideOf = (one: Box, other: Box) => Math.min(Math.abs(other.x0 - one.x0), Math.abs(other.x1 - one.x1));

/**
 * Whether two letters that follow each other up or down have a space between them. PDFium infers spaces between letters that
 * hang over each other's room along vertical lines; of slanted lines, boxes do not tell how far apart letters are.
 */
function isSpaceBetween(before: Glyph, after: Glyph): boolean {
  if (after.space !== 'guessed') return after.space !== null;
  const { size } = after.look;
  const isVertical = asideOf(before, after) < thresholds.sameTurnedLine * size;
  const gap = Math.max(after.y0 - before.y1, before.y0 - after.y1);
  return !isVertical || gap > thresholds.space.guessed * size;
}

/** Whether a letter stands beside a vertical line rather than in it, as the next label in the row of a table does. */
function isBesideVertical(line: readonly Mark[], letter: Glyph): boolean {
  const [before, last] = line.filter(({ type }) => type === 'letter').slice(-2);
  const { size } = letter.look;
  if (before === undefined || last === undefined) return false;
  return asideOf(before, last) < thresholds.sameTurnedLine * size && asideOf(last, letter) > size;
}

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
    const line = isNext && !isBesideVertical(lines.at(-1) ?? [], glyph) ? lines.at(-1) : undefined;
    if (line === undefined || before === undefined) lines.push([glyphWith(glyph, { type: 'letter' })]);
    else {
      if (isSpaceBetween(before, glyph)) line.push(glyphWith(glyph, { type: 'space', text: ' ' }));
      line.push(glyphWith(glyph, { type: 'letter' }));
    }
    before = glyph;
  }
  return lines.map((marks) => lineOf(marks));
}
