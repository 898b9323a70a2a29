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
 * The upright letters of a page that are in columns, with the x coordinate of each one's column; empty if there are no
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

/** A box of a page that was `width` points wide, as rotated with it. */
const rotatedBox =
  (width: number) =>
  <B extends Box>(box: B): B => ({ ...box, x0: box.y0, x1: box.y1, y0: width - box.x1, y1: width - box.x0 });

/** A step of a path of such a page, whose points alternate x and y. */
const rotatedStep = (step: PathStep, width: number): PathStep => ({
  ...step,
  points: step.points.map((_, index, all) => (index % 2 === 0 ? (all[index + 1] ?? 0) : width - (all[index - 1] ?? 0))),
});

/**
 * Places a letter in a square of its size in the row that its column becomes.
 * @param row Points from the top of the rotated page to the middle of the row.
 * @param from Where it begins in the row, and how many points it advances.
 */
function inRow(glyph: Glyph, row: number, from: number, advance: number): Glyph {
  const { size } = glyph.look;
  const lower = row + size / 2;
  const baseline = lower - thresholds.belowBaseline * size;
  return glyphWith(glyph, { x0: from, x1: from + advance, y0: lower - size, y1: lower, baseline });
}

/** The letters of a page in columns, by where they stand. */
interface SortedLetters {
  /** The x coordinate of the column of each letter in one. */
  readonly inColumns: ReadonlyMap<Glyph, number>;
  /** Above and below the columns, as running heads are, and where these begin. */
  readonly running: ReadonlySet<Glyph>;
  readonly top: number;
  /** Those in the columns that lie on their side, as letters of other scripts do. */
  readonly sideways: ReadonlySet<Glyph>;
}

function sortLetters({ glyphs, rotated }: Page, inColumns: ReadonlyMap<Glyph, number>): SortedLetters {
  const columns = [...inColumns.keys()];
  const top = smallest(columns.map(({ y0 }) => y0));
  const bottom = largest(columns.map(({ y1 }) => y1));
  const running = glyphs.filter((glyph) => !inColumns.has(glyph) && (glyph.y1 < top || glyph.y0 > bottom));
  const sideways = rotated.filter(({ baseline }) => baseline > top && baseline < bottom);
  return { inColumns, running: new Set(running), top, sideways: new Set(sideways) };
}

/** What becomes of running heads. */
type Heads = 'turned' | 'labels';

/**
 * The letters of rows that columns become, in the order of the file; and running heads as they are read, unless they are
 * labels.
 */
function lettersInRows({ glyphs, rotated, width }: Page, sorted: SortedLetters, heads: Heads): readonly Glyph[] {
  const { inColumns, running, top, sideways } = sorted;
  return [...glyphs, ...rotated].flatMap((glyph): readonly Glyph[] => {
    const { look, baseline, y0, y1 } = glyph;
    const column = inColumns.get(glyph);
    if (column !== undefined) {
      // Letters side by side in one position are read from left to right.
      const aside = middle(glyph) - column;
      return [inRow(glyph, width - column, baseline - thresholds.squareAbove * look.size + aside, look.size)];
    }
    if (sideways.has(glyph)) return [inRow(glyph, width - middle(glyph), y0, y1 - y0)];
    if (heads === 'labels' || !running.has(glyph)) return [];
    const by = y1 < top ? 0 : width - thresholds.headMargin - y1;
    return [glyphWith(glyph, { y0: y0 + by, y1: y1 + by, baseline: baseline + by })];
  });
}

/**
 * Rotates a page in vertical writing, whose columns run from right to left, so that its columns become rows from top to
 * bottom. Its width and height are swapped. Running heads stay horizontal, at the top or foot of the rotated page, or are
 * labels where they were. Other pages are returned unchanged.
 */
export function columnsAsRows(page: Page, heads: Heads = 'turned'): Page {
  const { glyphs, rotated, width, height } = page;
  const inColumns = lettersInColumns(glyphs);
  if (inColumns.size === 0) return page;
  const sorted = sortLetters(page, inColumns);
  const { running, sideways } = sorted;
  const rotate = rotatedBox(width);
  const isRead = (glyph: Glyph) => inColumns.has(glyph) || running.has(glyph) || sideways.has(glyph);
  return {
    ...page,
    width: height,
    height: width,
    isVertical: true,
    glyphs: lettersInRows(page, sorted, heads),
    ...(heads === 'labels' && { labels: { glyphs: [...running], rotated: [] } }),
    rotated: [...glyphs, ...rotated].filter((glyph) => !isRead(glyph)).map(rotate),
    rules: page.rules.map((rule) => ({ ...rotate(rule), isHorizontal: !rule.isHorizontal })),
    fills: page.fills.map(rotate),
    shapes: page.shapes.map((shape) => ({
      ...rotate(shape),
      steps: shape.steps.map((step) => rotatedStep(step, width)),
    })),
    pictures: page.pictures.map(rotate),
    links: page.links.map(rotate),
    fields: page.fields.map(rotate),
  };
}
