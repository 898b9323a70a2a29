import type { Line } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import { thresholds as ofTables } from '../thresholds.ts';
import { inkOf, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** The column that a place is in. */
const columnAt = (x: number, xs: readonly number[]) =>
  Math.max(
    0,
    Math.min(
      xs.length - 2,
      xs.findLastIndex((edge) => edge <= x),
    ),
  );

/** The columns that the stretches of a row span: first and last of each. */
export function spansOf(row: TextRow, xs: readonly number[]): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { x0, x1 } of inkOf(row, ofTables.edge.paddingEms)) {
    const [from, to] = [
      columnAt(x0 + thresholds.grid.insideColumn, xs),
      columnAt(x1 - thresholds.grid.insideColumn, xs),
    ];
    const last = spans.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return spans;
}

/** What ends the name of a value, or a heading of some. */
const nameEnd = /[:：]$/u;

/**
 * Whether a line is no part of a wrapped cell: it has text in the first column, where the line above ends a name, and in
 * others.
 */
function isOwnRow({ segments: [first, ...others] }: TextRow, before: TextRow, xs: readonly number[]): boolean {
  if (first === undefined || others.length === 0 || columnAt(first.x0, xs) !== 0) return false;
  const above = before.segments.findLast(({ x0 }) => columnAt(x0, xs) === 0);
  return above !== undefined && nameEnd.test(above.text);
}

/** Whether space divides the rows of a table, so that lines closer together are of one row, whatever columns they fill. */
function areSpaced(
  rows: readonly TextRow[],
  xs: readonly number[],
  isApart: (row: TextRow, index: number) => boolean,
): boolean {
  const filled = rows.map((row) => spansOf(row, xs).length);
  const mean = (kept: readonly number[]) => kept.reduce((sum, each) => sum + each, 0) / Math.max(1, kept.length);
  const isFirst = rows.map((row, index) => index === 0 || isApart(row, index));
  const firsts = filled.filter((_, index) => isFirst[index]);
  const others = filled.filter((_, index) => !isFirst[index]);
  return (
    firsts.length >= thresholds.grid.minSpacedRows &&
    others.length > 0 &&
    mean(others) < thresholds.grid.maxContinuedTimes * mean(firsts)
  );
}

/**
 * Whether space divides rows of which each begins with a name in the first column, beside text in another: lines in between
 * go on with that text.
 */
function areNamed(
  rows: readonly TextRow[],
  xs: readonly number[],
  isApart: (row: TextRow, index: number) => boolean,
): boolean {
  const firsts = rows.filter((row, index) => index === 0 || isApart(row, index));
  return (
    firsts.length >= thresholds.grid.minSpacedRows &&
    firsts.every((row) => {
      const spans = spansOf(row, xs);
      return spans.length > 1 && spans[0]?.[0] === 0;
    })
  );
}

/**
 * Whether the texts of three or more columns are blocks side by side, as the addresses of a letter, whose lines are at
 * heights of their own: hardly any two of them are level, and no space divides them into rows.
 */
function areBlocks(rows: readonly TextRow[], em: number): boolean {
  const { sameLevel, maxLevelShare, maxRowGapEms, minLayoutGapEms } = thresholds.grid;
  const levelOf = ({ segments }: TextRow) =>
    segments.filter((one) =>
      segments.some((other) => other !== one && Math.abs(other.baseline - one.baseline) < sameLevel),
    ).length;
  const level = rows.reduce((sum, row) => sum + levelOf(row), 0);
  const all = rows.reduce((sum, { segments }) => sum + segments.length, 0);
  let bottom = rows[0]?.y0 ?? 0;
  const hasRows = rows.some(({ y0, y1 }) => {
    const gap = y0 - bottom;
    bottom = Math.max(bottom, y1);
    return gap > maxRowGapEms * em && gap < minLayoutGapEms * em;
  });
  return level < maxLevelShare * all && !hasRows;
}

/** Whether what two rows have in each column was drawn before what they have in another, as cells are. */
function areDrawnByColumn(rows: readonly TextRow[], xs: readonly number[]): boolean {
  const placesOf = new Map<number, number[]>();
  for (const { x0, drawn } of rows.flatMap(({ segments }) => segments)) {
    if (drawn === undefined) continue;
    const column = columnAt(x0, xs);
    placesOf.set(column, [...(placesOf.get(column) ?? []), drawn]);
  }
  const spans = [...placesOf.values()].map((places) => [smallest(places), largest(places)] as const);
  const sorted = spans.sort(([one], [other]) => one - other);
  return sorted.every(([from], index) => index === 0 || from >= (sorted[index - 1] as (typeof sorted)[number])[1]);
}

/**
 * Whether a line of one row was drawn before what is beside the other: they are lines of cells, which are drawn whole.
 * Spreadsheets draw the texts of a few rows in any order.
 */
const areDrawnTogether = (above: TextRow, below: TextRow, xs: readonly number[]): boolean =>
  below.segments.some(({ drawn: next }) =>
    above.segments.some(({ drawn }) => next !== undefined && drawn !== undefined && next < drawn),
  ) && areDrawnByColumn([above, below], xs);

/** Rows without their names, if all names are drawn before what is beside them, as reports do: they show nothing then. */
function withoutNames(rows: readonly TextRow[], xs: readonly number[]): readonly TextRow[] {
  const isName = ({ x0 }: Line) => columnAt(x0, xs) === 0;
  const placesOf = (lines: readonly Line[]) => lines.flatMap(({ drawn }) => drawn ?? []);
  const all = rows.flatMap(({ segments }) => segments);
  const names = placesOf(all.filter(isName));
  const areFirst = largest(names) < smallest(placesOf(all.filter((line) => !isName(line))));
  if (!areFirst) return rows;
  return rows.map((row) => ({ ...row, segments: row.segments.filter((line) => !isName(line)) }));
}

/**
 * The rows that are further lines of the cells in the row before, by the order in which they are drawn. None if that
 * leaves no second row: then columns are drawn, not cells.
 */
function drawnOn(rows: readonly TextRow[], xs: readonly number[]): ReadonlySet<TextRow> {
  const cells = withoutNames(rows, xs);
  const found = rows.filter(
    (_, index) => index > 0 && areDrawnTogether(cells[index - 1] as TextRow, cells[index] as TextRow, xs),
  );
  return new Set(found.length < rows.length - 1 ? found : []);
}

/**
 * Whether several rows lie between two rules, as figures do between that below the header and that above the sums: each line
 * fills all columns, one of them with single words, as wrapped text does not, unless it is a title across them.
 */
function haveRowsBetween(rows: readonly TextRow[], xs: readonly number[], ruleYs: readonly number[]): boolean {
  const edges = [Number.NEGATIVE_INFINITY, ...[...ruleYs].sort((a, b) => a - b), Number.POSITIVE_INFINITY];
  return edges.slice(1).some((below, index) => {
    const band = rows.filter(({ baseline }) => baseline > (edges[index] as number) && baseline < below);
    const isAcross = ([span, ...others]: ReturnType<typeof spansOf>) =>
      others.length === 0 && span !== undefined && span[0] === 0 && span[1] > 0;
    const cells = band.filter((row) => !isAcross(spansOf(row, xs)));
    const areFull = cells.every((row) => spansOf(row, xs).length === xs.length - 1);
    const isOfWords = (column: number) =>
      cells.every(({ segments }) =>
        segments.every(({ x0, text }) => columnAt(x0, xs) !== column || !text.trim().includes(' ')),
      );
    return cells.length >= thresholds.grid.minBandRows && areFull && xs.slice(1).some((_, column) => isOfWords(column));
  });
}

/** A number, or a word with figures, such as a year or a number of an article. */
const figures = /^\S*\d\S*$/u;

/** The columns in which a line has figures and nothing else. */
function figureColumns({ segments }: TextRow, xs: readonly number[]): readonly number[] {
  const columns = segments.map(({ x0 }) => columnAt(x0, xs));
  return segments.flatMap(({ text }, index) => {
    const column = columns[index] as number;
    const isAlone = columns.filter((other) => other === column).length === 1;
    return isAlone && figures.test(text.trim()) ? [column] : [];
  });
}

/**
 * The line from which on each has figures in some column, most in the same one behind the first, and begins a row: wrapped
 * text has several words, or ends before its neighbours. The number of lines if those below the header have not.
 */
function figuresFrom(rows: readonly TextRow[], xs: readonly number[]): number {
  const { minFigureRows, minFigureColumns, minFigureShare } = thresholds.grid;
  const columns = rows.map((row) => figureColumns(row, xs));
  const from = columns.findLastIndex(({ length }) => length === 0) + 1;
  const count = rows.length - from;
  if (xs.length <= minFigureColumns || from > thresholds.aligned.maxHeaderLines || count < minFigureRows)
    return rows.length;
  const below = columns.slice(from);
  const isFigures = xs.slice(1, -1).some((_, index) => {
    return below.filter((found) => found.includes(index + 1)).length >= minFigureShare * count;
  });
  return isFigures ? from : rows.length;
}

/**
 * Groups lines of text into the rows of a table: by the rules between them, by the space between them, by figures on
 * each line, or by which columns they fill.
 * @param xs The edges of its columns.
 * @param ruleYs Where rules lie between lines.
 */
export function tableRows(
  rows: readonly TextRow[],
  xs: readonly number[],
  ruleYs: readonly number[],
): readonly (readonly TextRow[])[] {
  const distances = rows.slice(1).map((row, index) => row.baseline - (rows[index] as TextRow).baseline);
  const least = Math.max(smallest(distances), thresholds.grid.minPitchEms * smallest(rows.map(({ size }) => size)));
  const byRules = ruleYs.length >= 2 && !haveRowsBetween(rows, xs, ruleYs);
  const isApartFrom = (row: TextRow, index: number) => {
    const before = rows[index - 1];
    return before !== undefined && row.baseline - before.baseline > thresholds.grid.rowTimes * least;
  };
  // Cells whose lines are at independent heights form one row, however many lines they have.
  const isLayout =
    xs.length === 3
      ? rows.filter(({ segments }) => segments.length > 1).length < thresholds.grid.maxLayoutShare * rows.length &&
        !areNamed(rows, xs, isApartFrom)
      : areBlocks(rows, median(rows.map(({ size }) => size)));
  const isSpaced = areSpaced(rows, xs, isApartFrom);
  const continued = drawnOn(rows, xs);
  const ownFrom = figuresFrom(rows, xs);
  const groups: TextRow[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const last = groups.at(-1);
    const isRuledOff =
      before !== undefined &&
      ruleYs.some((y) => y > before.baseline - thresholds.grid.ruleAboveBaseline && y < row.baseline);
    const isApart = isApartFrom(row, index);
    const spans = spansOf(row, xs);
    const isOwn = before !== undefined && isOwnRow(row, before, xs);
    const isContinuation = ((isSpaced && !isOwn) || spans[0]?.[0] !== 0) && !isApart;
    const isFar = before !== undefined && row.y0 - before.y1 > thresholds.grid.minLayoutGapEms * row.size;
    const isNew =
      last === undefined ||
      index >= ownFrom ||
      (isLayout && !byRules ? isFar : isRuledOff || (!byRules && !continued.has(row) && (isApart || !isContinuation)));
    if (isNew) groups.push([row]);
    else last.push(row);
  });
  return groups;
}
