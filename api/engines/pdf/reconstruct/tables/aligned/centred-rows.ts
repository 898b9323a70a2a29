import { type Gap, inkOf, type TextRow } from './text-rows.ts';

/** Points between middles that are the same, and between the widths of lines that are centred, not just alike. */
const sameMiddle = 2;
const otherWidth = 6;
/** Points between the middle of a cell and that of the table, or its lines would be centred on the page. */
const offPage = 15;
/** Points that remain between the columns. */
const leastGap = 4;
/** Heights of a line that may lie between the paragraphs of a cell. */
const maxGap = 4;

interface Extent {
  readonly x0: number;
  readonly x1: number;
}

function extentOf(row: TextRow): Extent {
  const ink = inkOf(row, Number.POSITIVE_INFINITY);
  return { x0: ink[0]?.x0 ?? 0, x1: ink.at(-1)?.x1 ?? 0 };
}

/** The part of a row on one side of a gap; null where there is none. */
function partOf(row: TextRow, isOnSide: (stretch: Extent) => boolean): Extent | null {
  const stretches = inkOf(row, 2).filter(isOnSide);
  const [first, last] = [stretches[0], stretches.at(-1)];
  return first === undefined || last === undefined ? null : { x0: first.x0, x1: last.x1 };
}

const middleOf = ({ x0, x1 }: Extent) => (x0 + x1) / 2;

/** The middle on which the lines of a cell are centred; null where they are not. */
function axisOf(parts: readonly Extent[], whole: Extent): number | null {
  const found = parts.find((part) =>
    parts.some(
      (other) =>
        Math.abs(middleOf(other) - middleOf(part)) < sameMiddle &&
        Math.abs(other.x1 - other.x0 - (part.x1 - part.x0)) > otherWidth,
    ),
  );
  if (found === undefined) return null;
  const axis = middleOf(found);
  return Math.abs(axis - middleOf(whole)) > offPage ? axis : null;
}

/** The rows before and after those of a table with two columns that go on with one of its cells: they have the cell's middle. */
export function centredRows(
  rows: readonly TextRow[],
  block: readonly TextRow[],
  gap: Gap,
): { readonly above: readonly TextRow[]; readonly below: readonly TextRow[] } {
  const [first, last] = [block[0] as TextRow, block.at(-1) as TextRow];
  const extents = block.map(extentOf);
  const whole = { x0: Math.min(...extents.map(({ x0 }) => x0)), x1: Math.max(...extents.map(({ x1 }) => x1)) };
  const sides = [({ x1 }: Extent) => x1 <= gap.x1 - leastGap, ({ x0 }: Extent) => x0 >= gap.x0 + leastGap];
  const axes = sides.map((isOnSide) =>
    axisOf(
      block.map((row) => partOf(row, isOnSide)).filter((part) => part !== null),
      whole,
    ),
  );
  const belongs = (row: TextRow) => {
    const extent = extentOf(row);
    return sides.some((isOnSide, side) => {
      const axis = axes[side];
      return axis != null && isOnSide(extent) && Math.abs(middleOf(extent) - axis) < sameMiddle;
    });
  };
  const above: TextRow[] = [];
  for (const row of rows.slice(0, rows.indexOf(first)).reverse()) {
    if (!belongs(row) || (above[0] ?? first).y0 - row.y1 > maxGap * row.size) break;
    above.unshift(row);
  }
  const below: TextRow[] = [];
  for (const row of rows.slice(rows.indexOf(last) + 1)) {
    if (!belongs(row) || row.y0 - (below.at(-1) ?? last).y1 > maxGap * row.size) break;
    below.push(row);
  }
  return { above, below };
}
