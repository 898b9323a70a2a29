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

/** Whether letters stand above each other, as those of a vertical line do. */
const areAbove = (one: Glyph, other: Glyph) => asideOf(one, other) < thresholds.sameTurnedLine * other.look.size;

/** Whether one of two letters begins where the other one ends, up or down the page. */
const areNextToEachOther = (one: Glyph, other: Glyph) =>
  Math.min(Math.abs(one.y0 - other.y1), Math.abs(other.y0 - one.y1)) < thresholds.sameTurnedLine * other.look.size;

/**
 * Whether a letter stands beside a vertical line rather than in it, as the next label in the row of a table does.
 * @param next The letter after it, which tells the direction where the line has but one letter.
 */
function isBesideVertical(line: readonly Mark[], letter: Glyph, next: Glyph | undefined): boolean {
  const [last, before] = line.filter(({ type }) => type === 'letter').reverse();
  if (last === undefined || asideOf(last, letter) < thresholds.besideTurnedLine * letter.look.size) return false;
  if (before !== undefined) return areAbove(before, last);
  return next !== undefined && areAbove(letter, next) && areNextToEachOther(letter, next);
}

/** Groups letters of vertical and slanted text into lines, in file order. */
export function rotatedLines(glyphs: readonly Glyph[]): readonly Line[] {
  const lines: Mark[][] = [];
  let before: Glyph | undefined;
  for (const [index, glyph] of glyphs.entries()) {
    const size = glyph.look.size;
    const isNext =
      before !== undefined &&
      before.look.size === size &&
      Math.min(Math.abs(glyph.x0 - before.x1), Math.abs(before.x0 - glyph.x1), Math.abs(glyph.x0 - before.x0)) <
        (1 + thresholds.turnedReach) * size &&
      Math.min(Math.abs(glyph.y0 - before.y1), Math.abs(before.y0 - glyph.y1), Math.abs(glyph.y0 - before.y0)) <
        (1 + thresholds.turnedReach) * size;
    const line = isNext && !isBesideVertical(lines.at(-1) ?? [], glyph, glyphs[index + 1]) ? lines.at(-1) : undefined;
    if (line === undefined || before === undefined) lines.push([glyphWith(glyph, { type: 'letter' })]);
    else {
      if (isSpaceBetween(before, glyph)) line.push(glyphWith(glyph, { type: 'space', text: ' ' }));
      line.push(glyphWith(glyph, { type: 'letter' }));
    }
    before = glyph;
  }
  return lines.map((marks) => lineOf(marks));
}
