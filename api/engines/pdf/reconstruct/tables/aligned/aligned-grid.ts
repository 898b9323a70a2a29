import { median } from '../../lines/line.ts';
import { largest, smallest, spread } from '../../model/extremes.ts';
import type { Rule } from '../../model/page-model.ts';
import { borderOf, type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from '../thresholds.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { inkOf, type TextRow } from './text-rows.ts';

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
function spansOf(row: TextRow, xs: readonly number[]): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { x0, x1 } of inkOf(row, thresholds.edge.paddingEms)) {
    const [from, to] = [columnAt(x0 + 0.5, xs), columnAt(x1 - 0.5, xs)];
    const last = spans.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return spans;
}

/** What ends the name of a value, or a heading of some. */
const nameEnd = /[:：]$/u;

/** Whether a line is no part of a wrapped cell: it has text in the first column, where the line above ends a name, and in others. */
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

/** Whether a line of one row was drawn before what is beside the other: they are lines of cells, which are drawn whole. */
const areDrawnTogether = (above: TextRow, below: TextRow): boolean =>
  below.segments.some(({ drawn: next }) =>
    above.segments.some(({ drawn }) => next !== undefined && drawn !== undefined && next < drawn),
  );

/**
 * The rows that are further lines of the cells in the row before, by the order in which they are drawn. None if that
 * leaves no second row: then columns are drawn, not cells.
 */
function drawnOn(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const found = rows.filter((row, index) => index > 0 && areDrawnTogether(rows[index - 1] as TextRow, row));
  return new Set(found.length < rows.length - 1 ? found : []);
}

/** Groups lines of text into the rows of the table. */
function tableRows(
  rows: readonly TextRow[],
  xs: readonly number[],
  ruleYs: readonly number[],
): readonly (readonly TextRow[])[] {
  const distances = rows.slice(1).map((row, index) => row.baseline - (rows[index] as TextRow).baseline);
  const least = Math.max(smallest(distances), thresholds.grid.minPitchEms * smallest(rows.map(({ size }) => size)));
  const byRules = ruleYs.length >= 2;
  // Cells whose lines are at independent heights form one row, however many lines they have.
  const isLayout =
    xs.length === 3
      ? rows.filter(({ segments }) => segments.length > 1).length < thresholds.grid.maxLayoutShare * rows.length
      : areBlocks(rows, median(rows.map(({ size }) => size)));
  const isApartFrom = (row: TextRow, index: number) => {
    const before = rows[index - 1];
    return before !== undefined && row.baseline - before.baseline > thresholds.grid.rowTimes * least;
  };
  const isSpaced = areSpaced(rows, xs, isApartFrom);
  const continued = drawnOn(rows);
  const groups: TextRow[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const last = groups.at(-1);
    const isRuledOff = before !== undefined && ruleYs.some((y) => y > before.baseline - 1 && y < row.baseline);
    const isApart = isApartFrom(row, index);
    const spans = spansOf(row, xs);
    const isOwn = before !== undefined && isOwnRow(row, before, xs);
    const isContinuation = ((isSpaced && !isOwn) || spans[0]?.[0] !== 0) && !isApart;
    const isFar = before !== undefined && row.y0 - before.y1 > thresholds.grid.minLayoutGapEms * row.size;
    const isNew =
      last === undefined ||
      (isLayout && !byRules ? isFar : isRuledOff || (!byRules && !continued.has(row) && (isApart || !isContinuation)));
    if (isNew) groups.push([row]);
    else last.push(row);
  });
  return groups;
}

/** Whether the lines of a column share a right edge but not a left edge. */
function isAtRight(rows: readonly TextRow[], from: number, to: number, em: number): boolean {
  const texts = rows.flatMap((row) => {
    const ink = inkOf(row, thresholds.edge.paddingEms).filter(({ x0, x1 }) => x0 >= from && x1 <= to);
    const [first, last] = [ink[0], ink.at(-1)];
    return first === undefined || last === undefined ? [] : [{ x0: first.x0, x1: last.x1 }];
  });
  return (
    texts.length > 1 &&
    spread(texts.map(({ x1 }) => x1)) < thresholds.grid.sameEndEms * em &&
    spread(texts.map(({ x0 }) => x0)) > thresholds.edge.paddingEms * em
  );
}

/** Makes the grid of a block of aligned text. Column edges are in its gaps, row edges between its rows or on rules. */
export function alignedGrid({ rows, gaps, isOneRow }: AlignedBlock, rules: readonly Rule[]): Grid {
  const em = median(rows.map(({ size }) => size));
  const padding = thresholds.edge.paddingEms * em;
  const sameRule = thresholds.grid.sameRuleEms * em;
  const textLeft = smallest(rows.map(({ segments }) => segments[0]?.x0 ?? 0)) - padding;
  const textRight =
    largest(rows.map(({ segments }) => largest(segments.map(({ x1 }) => x1)))) +
    padding +
    thresholds.edge.slackEms * em;
  const inset = thresholds.grid.maxRuleInsetShare * (textRight - textLeft);
  const across = rules.filter(
    ({ isHorizontal, x0, x1 }) => isHorizontal && x0 < textLeft + inset && x1 > textRight - inset,
  );
  const [first, last] = [rows[0] as TextRow, rows.at(-1) as TextRow];
  const beside = rules.filter(
    (rule) =>
      rule.x0 < textRight && rule.x1 > textLeft && rule.y1 > first.y0 - sameRule && rule.y0 < last.y1 + sameRule,
  );
  // More are a drawing.
  const isDrawing = beside.length > thresholds.grid.maxRulesOfRow * rows.length;
  const partly = isDrawing ? [] : beside.filter((rule) => rule.isHorizontal && !across.includes(rule));
  const inside = across.filter(({ y0 }) => y0 > first.baseline && y0 < last.baseline);
  // A rule between rows is as wide as the table.
  const left = smallest(
    inside.map(({ x0 }) => x0),
    textLeft,
  );
  const right = largest(
    inside.map(({ x1 }) => x1),
    textRight,
  );
  // Text is aligned left more often than right, so the edge is close to the next column.
  const edges = gaps.map(({ x0, x1 }, index) =>
    isAtRight(rows, gaps[index - 1]?.x1 ?? left, x0 + 0.1, em)
      ? Math.min(x0 + padding, (x0 + x1) / 2)
      : Math.max((x0 + x1) / 2, x1 - thresholds.grid.beforeTextEms * em),
  );
  const xs = [left, ...edges, right];
  const groups = isOneRow
    ? [rows]
    : tableRows(
        rows,
        xs,
        inside.map(({ y0 }) => y0),
      );
  const miss = thresholds.grid.ruleMissEms * em;
  const bottomOf = (group: readonly TextRow[]) => largest(group.map(({ y1 }) => y1));
  const topOf = (group: readonly TextRow[]) => smallest(group.map(({ y0 }) => y0));
  const ys = [
    topOf(groups[0] ?? []),
    ...groups.slice(1).map((group, index) => {
      const [above, below] = [bottomOf(groups[index] ?? []), topOf(group)];
      const isBetween = ({ y0 }: Rule) => y0 > above - miss && y0 < below + miss;
      return (inside.find(isBetween) ?? partly.find(isBetween))?.y0 ?? (above + below) / 2;
    }),
    bottomOf(groups.at(-1) ?? []),
  ];
  const isAt = (rule: Rule, y: number) => Math.abs(rule.y0 - y) < sameRule;
  // A rule above a sum is as wide as some cells, and wherever it lies between the rows, it is the border between them.
  const partsAt = ys.map((y, index) => {
    const from = index === 0 ? y - sameRule : largest((groups[index - 1] ?? []).map(({ baseline }) => baseline));
    const to = index === groups.length ? y + sameRule : topOf(groups[index] ?? []) + sameRule;
    return partly.filter(({ y0 }) => y0 > from && y0 < to);
  });
  const ruleAt = (edge: number, x0: number, x1: number) => {
    const isOfCell = (rule: Rule) =>
      Math.min(rule.x1, x1) - Math.max(rule.x0, x0) > thresholds.grid.minRuledShare * (x1 - x0);
    return borderOf(across.find((rule) => isAt(rule, ys[edge] as number)) ?? partsAt[edge]?.find(isOfCell));
  };
  const cells = groups.flatMap((group, row): readonly GridCell[] => {
    const [y0, y1] = [ys[row] as number, ys[row + 1] as number];
    const spans = group.flatMap((each) => spansOf(each, xs)).filter(([from, to]) => to > from);
    const made: GridCell[] = [];
    for (let column = 0; column < xs.length - 1; ) {
      let end = column;
      for (const [from, to] of spans) if (from <= end && to > end) end = to;
      const [x0, x1] = [xs[column] as number, xs[end + 1] as number];
      const borders = { top: ruleAt(row, x0, x1), bottom: ruleAt(row + 1, x0, x1), left: null, right: null };
      made.push({ row, column, rows: 1, columns: end - column + 1, x0, x1, y0, y1, borders });
      column = end + 1;
    }
    return made;
  });
  return gridOf(xs, ys, cells);
}
