import { isHangul, isIdeographic } from '../../writing-systems/scripts.ts';
import { largest, smallest } from '../model/extremes.ts';
import { glyphWith } from '../model/new-glyph.ts';
import type { Box, Glyph, Page, PathStep } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const middle = ({ x0, x1 }: Box) => (x0 + x1) / 2;

/** Whether the second letter in the file is below the first, as in vertical writing. */
function isBelow(first: Glyph | undefined, second: Glyph | undefined): boolean {
  if (first === undefined || second === undefined) return false;
  const step = (second.baseline - first.baseline) / first.look.size;
  return (
    step > thresholds.step.min &&
    step < thresholds.step.max &&
    Math.abs(middle(first) - middle(second)) < thresholds.sameMiddle * first.look.size
  );
}

/**
 * The upright letters of a page that are in columns, with the x coordinate of each one's column; none if there are no
 * columns.
 */
function lettersInColumns(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, number> {
  const found = glyphs.filter((glyph, index) => isBelow(glyphs[index - 1], glyph) || isBelow(glyph, glyphs[index + 1]));
  const isCommon = found.length >= thresholds.minLetters && found.length >= thresholds.minShare * glyphs.length;
  const areIdeographs = found.filter(({ text }) => isIdeographic(text) || isHangul(text)).length > found.length / 2;
  if (!isCommon || !areIdeographs) return new Map();
  const whole = found.filter(({ x0, x1, look }) => x1 - x0 > thresholds.minWidth * look.size);
  const middles = [...new Set(whole.map((glyph) => Math.round(middle(glyph))))];
  const top = smallest(found.map(({ baseline }) => baseline));
  const bottom = largest(found.map(({ baseline }) => baseline));
  return new Map(
    glyphs.flatMap((glyph): readonly (readonly [Glyph, number])[] => {
      // Letters of other scripts may be alone in a column, or side by side in place of one letter.
      const near = middles
        .filter((each) => Math.abs(each - middle(glyph)) < thresholds.sameMiddle * glyph.look.size)
        .sort((one, other) => Math.abs(one - middle(glyph)) - Math.abs(other - middle(glyph)));
      const column = near[0];
      return column === undefined || glyph.baseline < top || glyph.baseline > bottom ? [] : [[glyph, column]];
    }),
  );
}

/** Puts a box of a page whose columns have become rows where it was, given the page as rotated. */
export const asColumn = <B extends Box>(box: B, { height }: Pick<Page, 'height'>): B => ({
  ...box,
  x0: height - box.y1,
  x1: height - box.y0,
  y0: box.x0,
  y1: box.x1,
});

/**
 * Rotates a page in vertical writing, whose columns run from right to left, so that its columns become rows from top to
 * bottom. Its width and height are swapped. Running heads stay horizontal, at the top or foot of the rotated page, or are
 * labels where they were. Other pages are returned unchanged.
 */
export function columnsAsRows(page: Page, heads: 'turned' | 'labels' = 'turned'): Page {
  const { glyphs, rotated, width, height } = page;
  const inColumns = lettersInColumns(glyphs);
  if (inColumns.size === 0) return page;
  const columns = [...inColumns.keys()];
  const top = smallest(columns.map(({ y0 }) => y0));
  const bottom = largest(columns.map(({ y1 }) => y1));
  const rotateBox = <T extends Box>(box: T): T => ({
    ...box,
    x0: box.y0,
    x1: box.y1,
    y0: width - box.x1,
    y1: width - box.x0,
  });
  /** Places a letter in a square of its size in the row that its column becomes. */
  const inRow = (glyph: Glyph, column: number, from: number, advance: number): Glyph => {
    const { size } = glyph.look;
    const lower = width - column + size / 2;
    return glyphWith(glyph, {
      x0: from,
      x1: from + advance,
      y0: lower - size,
      y1: lower,
      baseline: lower - thresholds.belowBaseline * size,
    });
  };
  const upright = (glyph: Glyph, column: number) => {
    const { size } = glyph.look;
    // Letters side by side in one position are read from left to right.
    const aside = middle(glyph) - column;
    return inRow(glyph, column, glyph.baseline - thresholds.squareAbove * size + aside, size);
  };
  const sideways = (glyph: Glyph) => inRow(glyph, middle(glyph), glyph.y0, glyph.y1 - glyph.y0);
  const moved = (glyph: Glyph, by: number): Glyph =>
    glyphWith(glyph, { y0: glyph.y0 + by, y1: glyph.y1 + by, baseline: glyph.baseline + by });
  const isSideways = ({ baseline }: Glyph) => baseline > top && baseline < bottom;
  const others = glyphs.filter((glyph) => !inColumns.has(glyph));
  const running = others.filter(({ y0, y1 }) => y1 < top || y0 > bottom);
  const read = [...glyphs, ...rotated].flatMap((glyph): readonly Glyph[] => {
    const column = inColumns.get(glyph);
    if (column !== undefined) return [upright(glyph, column)];
    if (running.includes(glyph)) {
      if (heads === 'labels') return [];
      const isHeader = glyph.y1 < top;
      return [moved(glyph, isHeader ? 0 : width - thresholds.headMargin - glyph.y1)];
    }
    return rotated.includes(glyph) && isSideways(glyph) ? [sideways(glyph)] : [];
  });
  const kept = new Set([...columns, ...running, ...rotated.filter(isSideways)]);
  const rotateStep = (step: PathStep): PathStep => ({
    ...step,
    points: step.points.map((_, index, all) =>
      index % 2 === 0 ? (all[index + 1] ?? 0) : width - (all[index - 1] ?? 0),
    ),
  });
  return {
    ...page,
    width: height,
    height: width,
    isVertical: true,
    glyphs: read,
    ...(heads === 'labels' && { labels: { glyphs: running, rotated: [] } }),
    rotated: [...others, ...rotated].filter((glyph) => !kept.has(glyph)).map(rotateBox),
    rules: page.rules.map((rule) => ({ ...rotateBox(rule), isHorizontal: !rule.isHorizontal })),
    fills: page.fills.map(rotateBox),
    shapes: page.shapes.map((shape) => ({ ...rotateBox(shape), steps: shape.steps.map(rotateStep) })),
    pictures: page.pictures.map(rotateBox),
    links: page.links.map(rotateBox),
    fields: page.fields.map(rotateBox),
  };
}
