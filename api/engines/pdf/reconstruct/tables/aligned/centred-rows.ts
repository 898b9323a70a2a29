import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import { type Gap, inkOf, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

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
  const stretches = inkOf(row, thresholds.aligned.inkGapEms).filter(isOnSide);
  const [first, last] = [stretches[0], stretches.at(-1)];
  return first === undefined || last === undefined ? null : { x0: first.x0, x1: last.x1 };
}

const middleOf = ({ x0, x1 }: Extent) => (x0 + x1) / 2;

/** The axis on which the lines of a cell are centred; null if they are not. */
function axisOf(parts: readonly Extent[], whole: Extent, em: number): number | null {
  const found = parts.find((part) =>
    parts.some(
      (other) =>
        Math.abs(middleOf(other) - middleOf(part)) < thresholds.centred.sameMiddleEms * em &&
        Math.abs(other.x1 - other.x0 - (part.x1 - part.x0)) > thresholds.centred.otherWidthEms * em,
    ),
  );
  if (found === undefined) return null;
  const axis = middleOf(found);
  return Math.abs(axis - middleOf(whole)) > thresholds.centred.minOffPageEms * em ? axis : null;
}

/** Finds the rows above and below a two-column table that belong to one of its cells because they are centred in it. */
export function centredRows(
  rows: readonly TextRow[],
  block: readonly TextRow[],
  gap: Gap,
): { readonly above: readonly TextRow[]; readonly below: readonly TextRow[] } {
  const [first, last] = [block[0] as TextRow, block.at(-1) as TextRow];
  const extents = block.map(extentOf);
  const em = median(block.map(({ size }) => size));
  const whole = { x0: smallest(extents.map(({ x0 }) => x0)), x1: largest(extents.map(({ x1 }) => x1)) };
  const sides = [
    ({ x1 }: Extent) => x1 <= gap.x1 - thresholds.centred.minGapEms * em,
    ({ x0 }: Extent) => x0 >= gap.x0 + thresholds.centred.minGapEms * em,
  ];
  const axes = sides.map((isOnSide) =>
    axisOf(
      block.map((row) => partOf(row, isOnSide)).filter((part) => part !== null),
      whole,
      em,
    ),
  );
  const belongs = (row: TextRow) => {
    const extent = extentOf(row);
    return sides.some((isOnSide, side) => {
      const axis = axes[side];
      return (
        axis != null && isOnSide(extent) && Math.abs(middleOf(extent) - axis) < thresholds.centred.sameMiddleEms * em
      );
    });
  };
  const above: TextRow[] = [];
  for (const row of rows.slice(0, rows.indexOf(first)).reverse()) {
    if (!belongs(row) || (above[0] ?? first).y0 - row.y1 > thresholds.centred.maxGapLines * row.size) break;
    above.unshift(row);
  }
  const below: TextRow[] = [];
  for (const row of rows.slice(rows.indexOf(last) + 1)) {
    if (!belongs(row) || row.y0 - (below.at(-1) ?? last).y1 > thresholds.centred.maxGapLines * row.size) break;
    below.push(row);
  }
  return { above, below };
}
