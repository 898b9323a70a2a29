import { isHeadingBelow } from './hung-headings.ts';
import { freeStretches, type Gap, inkOf, narrowGaps, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** Consecutive rows that leave the same gaps free. */
export interface AlignedBlock {
  readonly rows: readonly TextRow[];
  readonly gaps: readonly Gap[];
  /** Whether they are one row of cells whose lines are at independent heights. */
  readonly isOneRow?: boolean;
  /** The rows of text that begin a row of the table, if names show them. */
  readonly starts?: ReadonlySet<TextRow>;
}

/** The gaps of a row. If it has several wide ones, narrower ones separate columns too. */
function gapsIn(row: TextRow): readonly Gap[] {
  const stretches =
    row.segments.length < thresholds.aligned.sureColumns ? row.segments : inkOf(row, thresholds.aligned.sureGapEms);
  return stretches.slice(1).map((stretch, index) => ({ x0: stretches[index]?.x1 ?? 0, x1: stretch.x0 }));
}

/** Whether a row is close below another one. */
const isNear = (row: TextRow, before: TextRow) =>
  row.y0 - before.y1 <= thresholds.aligned.maxRowGapLines * Math.max(row.size, thresholds.aligned.minSizePoints);

const countWide = (rows: readonly TextRow[]) => rows.filter(({ segments }) => segments.length > 1).length;

/** Whether no two segments of a row begin in one column, so that they are names of one or several. */
function areNames({ segments }: TextRow, gaps: readonly Gap[]): boolean {
  const columns = segments.map(({ x0 }) => gaps.filter((gap) => x0 > (gap.x0 + gap.x1) / 2).length);
  return segments.length > 1 && new Set(columns).size === columns.length;
}

/** Finds the block that a row begins: its first rows may have names of several columns, which leave fewer gaps free. */
export function blockFrom(rows: readonly TextRow[], start: number): AlignedBlock {
  const block = blockAt(rows, start);
  const first = rows[start] as TextRow;
  for (let skip = 1; skip < thresholds.aligned.maxHeaderLines; skip++) {
    const [row, before] = [rows[start + skip], rows[start + skip - 1] as TextRow];
    if (row === undefined || !isNear(row, before)) break;
    if (row.segments.length < thresholds.aligned.sureColumns || row.segments.length <= first.segments.length) continue;
    const below = blockAt(rows, start + skip);
    const header = rows.slice(start, start + skip);
    const wide = countWide(below.rows);
    const isWhole = wide >= thresholds.aligned.minWideRows && countWide(header) + wide >= countWide(block.rows);
    const isFiner = below.gaps.length > block.gaps.length;
    if (isWhole && isFiner && header.every((names) => areNames(names, below.gaps)))
      return { ...below, rows: [...header, ...below.rows] };
  }
  return block;
}

/**
 * Extends a block downwards from a row while the following rows leave its gaps free. Gaps that its first row does not
 * show are found only where a second row has several segments, since it is no table without.
 */
function blockAt(rows: readonly TextRow[], start: number): AlignedBlock {
  const first = rows[start] as TextRow;
  let gaps = gapsIn(first);
  const taken = [first];
  for (let index = start + 1; index < rows.length; index++) {
    const [row, before] = [rows[index] as TextRow, taken.at(-1) as TextRow];
    if (!isNear(row, before)) break;
    if (isHeadingBelow(row, taken)) break;
    const left = narrowGaps(gaps, row, thresholds.aligned.minGapEms);
    const lost = left.length < gaps.length;
    if (lost) {
      const following = rows[index + 1];
      const isSpanning =
        following !== undefined &&
        (row.segments.length < 2 || left.length >= thresholds.aligned.minSpanningGapShare * gaps.length) &&
        taken.length > 1 &&
        following.segments.length > 1 &&
        following.y0 - row.y1 < thresholds.aligned.maxRowGapLines * following.size &&
        narrowGaps(gaps, following, thresholds.aligned.minGapEms).length === gaps.length;
      if (!isSpanning && (left.length === 0 || taken.length > 2)) break;
      if (isSpanning) {
        taken.push(row);
        continue;
      }
    }
    gaps = left;
    taken.push(row);
  }
  const kept = trimEnd(taken, gaps);
  const wide = kept.filter(({ segments }) => segments.length > 1);
  return { rows: kept, gaps: wide.length < 2 ? gaps : withFreeGaps(kept, gaps) };
}

const { insideGap } = thresholds.grid;

/** Whether a gap is all that lies between two neighbouring stretches. */
const isParted = (stretches: readonly Gap[], gap: Gap) =>
  stretches.some(({ x1 }, index) => x1 <= gap.x0 + insideGap && (stretches[index + 1]?.x0 ?? 0) >= gap.x1 - insideGap);

/** Adds the gaps that the first row of a block does not show, such as next to an empty header cell. */
function withFreeGaps(rows: readonly TextRow[], gaps: readonly Gap[]): readonly Gap[] {
  const regular = rows.filter((row) => narrowGaps(gaps, row, thresholds.aligned.minGapEms).length === gaps.length);
  const wide = regular.filter(({ segments }) => segments.length > 1);
  const free = freeStretches(regular, thresholds.aligned.minGapEms).filter(
    (stretch) =>
      !gaps.some(({ x0, x1 }) => x0 < stretch.x1 && x1 > stretch.x0) &&
      !regular.some(({ segments }) => segments.some(({ x0, x1 }) => x0 < stretch.x0 && x1 > stretch.x1)) &&
      wide.filter(({ segments }) => isParted(segments, stretch)).length >=
        Math.max(2, thresholds.aligned.minPartedShare * wide.length),
  );
  return [...gaps, ...free, ...headerGaps(regular, [...gaps, ...free])].sort((a, b) => a.x0 - b.x0);
}

/** Gaps that a later line of the header shows first, since its cells have different numbers of lines, and then others. */
function headerGaps(rows: readonly TextRow[], known: readonly Gap[]): readonly Gap[] {
  const [header] = rows
    .slice(1, thresholds.aligned.maxHeaderLines)
    .filter(({ segments }) => segments.length >= thresholds.aligned.sureColumns)
    .sort((a, b) => b.segments.length - a.segments.length);
  if (header === undefined) return [];
  const isNew = (gap: Gap) => !known.some(({ x0, x1 }) => x0 < gap.x1 && x1 > gap.x0);
  const found = gapsIn(header).filter(isNew);
  const free = rows.reduce<readonly Gap[]>((left, row) => narrowGaps(left, row, thresholds.aligned.minGapEms), found);
  const below = rows.slice(rows.indexOf(header) + 1).map((row) => inkOf(row, thresholds.aligned.minGapEms));
  return free.filter((gap) => below.some((ink) => isParted(ink, gap)));
}

/** Drops trailing rows that are only in the first column, as the text after a table is. */
function trimEnd(rows: readonly TextRow[], gaps: readonly Gap[]): readonly TextRow[] {
  let end = rows.length;
  const firstGap = gaps[0]?.x0 ?? 0;
  while (end > 1) {
    const row = rows[end - 1] as TextRow;
    const isAlone =
      row.segments.length === 1 &&
      inkOf(row, thresholds.aligned.inkGapEms).every(({ x1 }) => x1 <= firstGap + thresholds.aligned.maxBeyondColumn);
    const crosses = narrowGaps(gaps, row, thresholds.aligned.minGapEms).length < gaps.length;
    // A close row continues a cell; the next paragraph is farther away.
    const isTight =
      row.y0 - (rows[end - 2] as TextRow).y1 < thresholds.aligned.maxTightEms * row.size && gaps.length === 1;
    if ((!isAlone || isTight) && !crosses) break;
    end--;
  }
  return rows.slice(0, end);
}
