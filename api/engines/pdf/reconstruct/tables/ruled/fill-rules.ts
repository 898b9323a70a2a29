import { stacksOf } from '../../marks/stacked-fills.ts';
import { areaOf, boxAroundAll, isInside } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Fill, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { sameHeight } = thresholds.shaded;
const near = (a: number, b: number) => Math.abs(a - b) <= thresholds.shaded.gap;
const areLevel = (a: number, b: number) => Math.abs(a - b) <= sameHeight;
const haveSameHeight = (a: Fill, b: Fill) => areLevel(a.y0, b.y0) && areLevel(a.y1, b.y1);

/**
 * Tells whether a fill is on a larger one of its colour, where nobody sees it, as that of highlighted words in a shaded paragraph is.
 */
function createIsUnseen(fills: readonly Fill[]): (fill: Fill) => boolean {
  const fillsAt = createBoxFinder(fills);
  const { gap, minBehindTimes } = thresholds.shaded;
  return (fill) =>
    fillsAt({ x0: fill.x0 - gap, x1: fill.x1 + gap, y0: fill.y0 - gap, y1: fill.y1 + gap }).some(
      (other) =>
        other.colour === fill.colour && isInside(fill, other, gap) && areaOf(other) > minBehindTimes * areaOf(fill),
    );
}

/** Groups adjacent areas of the same height into rows. */
function rowsOf<T extends Fill>(areas: readonly T[]): readonly (readonly T[])[] {
  const rows: T[][] = [];
  for (const area of areas) {
    const isBeside = (other: T) => haveSameHeight(area, other) && (near(other.x1, area.x0) || near(other.x0, area.x1));
    // An area may be between two rows: those with thicker borders begin higher.
    const [row, ...others] = rows
      .slice(-thresholds.shaded.lookBack)
      .filter((each) => each.findLast(isBeside) !== undefined);
    if (row === undefined) rows.push([area]);
    else row.push(area, ...others.flatMap((other) => other.splice(0)));
  }
  return rows.filter(({ length }) => length > 1);
}

/** Fills one above the other. Its box is that around them. */
interface Stack extends Fill {
  readonly fills: readonly Fill[];
}

/** The fills of a stack that end between edges, as one each. */
const between = ({ fills }: Stack, edges: readonly number[]): readonly Fill[] =>
  edges.slice(1).flatMap((y1, index) => {
    const y0 = edges[index] as number;
    const own = fills.filter((fill) => fill.y1 > y0 + sameHeight && fill.y1 <= y1 + sameHeight);
    return own.slice(0, 1).map((first) => ({ ...first, ...boxAroundAll(own) }));
  });

/**
 * Cells that are shaded line by line, as Word does it: where those beside them have lines of other heights. The edges that
 * all cells beside each other have divide rows.
 * @param fills From top to bottom.
 */
function cellsOfLines(fills: readonly Fill[]): { readonly cells: readonly Fill[]; readonly used: ReadonlySet<Fill> } {
  const used = new Set<Fill>();
  const stacks = stacksOf(fills, near).map((stack): Stack => ({ ...stack[0], ...boxAroundAll(stack), fills: stack }));
  const cells = rowsOf(stacks).flatMap((row) => {
    const [fewest, ...others] = [...row].sort((a, b) => a.fills.length - b.fills.length) as [Stack, ...Stack[]];
    const hasEdge = (stack: Stack, y: number) => stack.fills.some(({ y1 }) => near(y1, y));
    const inner = fewest.fills.slice(0, -1).map(({ y1 }) => y1);
    const ends = [...inner.filter((y) => others.every((stack) => hasEdge(stack, y))), fewest.y1];
    if (row.every(({ fills }) => fills.length === ends.length)) return [];
    for (const stack of row) for (const fill of stack.fills) used.add(fill);
    return row.flatMap((stack) => between(stack, [stack.y0, ...ends]));
  });
  return { cells, used };
}

/** Shaded areas side by side. */
interface ShadedRow {
  readonly cells: readonly Fill[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function shadedRow(cells: readonly Fill[]): ShadedRow {
  const { x0, x1, y0, y1 } = boxAroundAll(cells);
  return { cells, left: x0, right: x1, top: y0, bottom: y1 };
}

/**
 * Whether a row is as wide as another. If some of its areas are higher than others, it is also divided where the other is: a
 * highlighted word is lower than the shading of its line beside it.
 */
function areOfOneTable({ cells, left, right, top, bottom }: ShadedRow, other: ShadedRow): boolean {
  if (near(other.top, top) || !near(other.left, left) || !near(other.right, right)) return false;
  const isEven = cells.every(({ y0, y1 }) => near(y0, top) && near(y1, bottom));
  return isEven || cells.every(({ x0 }) => other.cells.some((cell) => near(cell.x0, x0)));
}

/** The fills of rows that are as wide as another row, and cells of several lines: those of words are not. */
function cellsIn(fills: readonly Fill[]): readonly Fill[] {
  const { minWidth, minHeight, maxFills } = thresholds.shaded;
  const wide = fills.filter(({ x0, x1 }) => x1 - x0 > minWidth).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const some = wide.slice(0, maxFills);
  const isUnseen = createIsUnseen(some);
  const seen = some.filter((fill) => !isUnseen(fill));
  const { cells, used } = cellsOfLines(seen);
  const ofLines = new Set(cells);
  const single = seen.filter((fill) => !used.has(fill));
  const high = [...single, ...cells].filter(({ y0, y1 }) => y1 - y0 > minHeight);
  const rows = rowsOf(high.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)).map(shadedRow);
  return rows
    .filter((row) => row.cells.some((cell) => ofLines.has(cell)) || rows.some((other) => areOfOneTable(row, other)))
    .flatMap(({ cells, top, bottom }) => cells.map((cell) => ({ ...cell, y0: top, y1: bottom })));
}

/** Makes invisible rules, of thickness 0, from the sides of shaded cells. */
export function fillRules(fills: readonly Fill[]): readonly Rule[] {
  const known = new Set<string>();
  return cellsIn(fills).flatMap(({ x0, x1, y0, y1 }): readonly Rule[] => {
    const key = [x0, x1, y0, y1].map(Math.round).join('/');
    // Programs may paint the same cell more than once.
    if (known.has(key)) return [];
    known.add(key);
    const side = { thickness: 0, colour: '' };
    return [
      { ...side, isHorizontal: true, x0, x1, y0, y1: y0 },
      { ...side, isHorizontal: true, x0, x1, y0: y1, y1 },
      { ...side, isHorizontal: false, x0, x1: x0, y0, y1 },
      { ...side, isHorizontal: false, x0: x1, x1, y0, y1 },
    ];
  });
}
