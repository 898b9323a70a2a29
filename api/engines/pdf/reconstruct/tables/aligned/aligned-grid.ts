import { largest, smallest, spread } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Rule } from '../../model/page-model.ts';
import { borderOf, type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds as ofTables } from '../thresholds.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { spansOf, tableRows } from './table-rows.ts';
import { inkOf, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** Whether the lines of a column share a right edge but not a left edge. */
function isAtRight(rows: readonly TextRow[], from: number, to: number, em: number): boolean {
  const texts = rows.flatMap((row) => {
    const ink = inkOf(row, ofTables.edge.paddingEms).filter(({ x0, x1 }) => x0 >= from && x1 <= to);
    const [first, last] = [ink[0], ink.at(-1)];
    return first === undefined || last === undefined ? [] : [{ x0: first.x0, x1: last.x1 }];
  });
  return (
    texts.length > 1 &&
    spread(texts.map(({ x1 }) => x1)) < thresholds.grid.sameEndEms * em &&
    spread(texts.map(({ x0 }) => x0)) > ofTables.edge.paddingEms * em
  );
}

/** The rules of a block. */
interface BlockRules {
  /** Those as wide as its text. */
  readonly across: readonly Rule[];
  /** Of these, those between its first and its last line. */
  readonly inside: readonly Rule[];
  /** Horizontal ones that are shorter; none if there are so many that they are a drawing. */
  readonly partly: readonly Rule[];
}

/** Sorts the rules at the text of a block, which has at least one row, by what they may be borders of. */
function rulesOf(
  rows: readonly TextRow[],
  { left, right }: Sides,
  rules: readonly Rule[],
  sameRule: number,
): BlockRules {
  const [first, last] = [rows[0] as TextRow, rows.at(-1) as TextRow];
  const inset = thresholds.grid.maxRuleInsetShare * (right - left);
  const across = rules.filter(({ isHorizontal, x0, x1 }) => isHorizontal && x0 < left + inset && x1 > right - inset);
  const beside = rules.filter(
    (rule) => rule.x0 < right && rule.x1 > left && rule.y1 > first.y0 - sameRule && rule.y0 < last.y1 + sameRule,
  );
  const isDrawing = beside.length > thresholds.grid.maxRulesOfRow * rows.length;
  return {
    across,
    inside: across.filter(({ y0 }) => y0 > first.baseline && y0 < last.baseline),
    partly: isDrawing ? [] : beside.filter((rule) => rule.isHorizontal && !across.includes(rule)),
  };
}

/** The left and right sides of a block, in points. */
interface Sides {
  readonly left: number;
  readonly right: number;
}

/** Where the text of rows begins and ends, with room beside it. */
function textSides(rows: readonly TextRow[], em: number): Sides {
  const { paddingEms, slackEms } = ofTables.edge;
  return {
    left: smallest(rows.map(({ segments }) => segments[0]?.x0 ?? 0)) - paddingEms * em,
    right: largest(rows.map(({ segments }) => largest(segments.map(({ x1 }) => x1)))) + paddingEms * em + slackEms * em,
  };
}

/** The edges of columns, which are in the gaps between their texts. */
function columnEdges({ rows, gaps }: AlignedBlock, { left, right }: Sides, em: number): readonly number[] {
  const { beforeTextEms, insideGap } = thresholds.grid;
  // Text is aligned left more often than right, so the edge is close to the next column.
  const edges = gaps.map(({ x0, x1 }, index) =>
    isAtRight(rows, gaps[index - 1]?.x1 ?? left, x0 + insideGap, em)
      ? Math.min(x0 + ofTables.edge.paddingEms * em, (x0 + x1) / 2)
      : Math.max((x0 + x1) / 2, x1 - beforeTextEms * em),
  );
  return [left, ...edges, right];
}

const topOf = (group: readonly TextRow[]) => smallest(group.map(({ y0 }) => y0));
const bottomOf = (group: readonly TextRow[]) => largest(group.map(({ y1 }) => y1));

/** The edges of rows: on the rules that are their borders, otherwise halfway between their texts, or at these. */
function rowEdges(
  groups: readonly (readonly TextRow[])[],
  { across, inside, partly }: BlockRules,
  em: number,
): readonly number[] {
  const sameRule = thresholds.grid.sameRuleEms * em;
  const outer = (edge: number) => across.find(({ y0 }) => Math.abs(y0 - edge) < sameRule)?.y0 ?? edge;
  const miss = thresholds.grid.ruleMissEms * em;
  const between = groups.slice(1).map((group, index) => {
    const [above, below] = [bottomOf(groups[index] ?? []), topOf(group)];
    const isBetween = ({ y0 }: Rule) => y0 > above - miss && y0 < below + miss;
    return (inside.find(isBetween) ?? partly.find(isBetween))?.y0 ?? (above + below) / 2;
  });
  return [outer(topOf(groups[0] ?? [])), ...between, outer(bottomOf(groups.at(-1) ?? []))];
}

/** Finds the rule that is the border of a cell at an edge of rows, from one place to another. */
function createRuleAt(
  groups: readonly (readonly TextRow[])[],
  ys: readonly number[],
  { across, partly }: BlockRules,
  sameRule: number,
): (edge: number, x0: number, x1: number) => Rule | undefined {
  // A rule above a sum is as wide as some cells, and wherever it lies between the rows, it is the border between them.
  const partsAt = ys.map((y, index) => {
    const from = index === 0 ? y - sameRule : largest((groups[index - 1] ?? []).map(({ baseline }) => baseline));
    const to = index === groups.length ? y + sameRule : topOf(groups[index] ?? []) + sameRule;
    return partly.filter(({ y0 }) => y0 > from && y0 < to);
  });
  return (edge, x0, x1) => {
    const isOfCell = (rule: Rule) =>
      Math.min(rule.x1, x1) - Math.max(rule.x0, x0) > thresholds.grid.minRuledShare * (x1 - x0);
    const whole = across.find((rule) => Math.abs(rule.y0 - (ys[edge] as number)) < sameRule);
    return whole ?? partsAt[edge]?.find(isOfCell);
  };
}

/** Rows of text in groups, each from one that begins a row to before the next one. */
function groupsFrom(rows: readonly TextRow[], starts: ReadonlySet<TextRow>): readonly (readonly TextRow[])[] {
  const groups: TextRow[][] = [];
  for (const row of rows) {
    if (groups.length === 0 || starts.has(row)) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/** Makes the grid of a block of aligned text. Column edges are in its gaps, row edges between its rows or on rules. */
export function alignedGrid(block: AlignedBlock, rules: readonly Rule[]): Grid {
  const { rows, isOneRow, starts } = block;
  const em = median(rows.map(({ size }) => size));
  const sameRule = thresholds.grid.sameRuleEms * em;
  const text = textSides(rows, em);
  const found = rulesOf(rows, text, rules, sameRule);
  // A rule between rows is as wide as the table.
  const sides = {
    left: smallest(
      found.inside.map(({ x0 }) => x0),
      text.left,
    ),
    right: largest(
      found.inside.map(({ x1 }) => x1),
      text.right,
    ),
  };
  const xs = columnEdges(block, sides, em);
  const ruleYs = found.inside.map(({ y0 }) => y0);
  const groups = starts !== undefined ? groupsFrom(rows, starts) : isOneRow ? [rows] : tableRows(rows, xs, ruleYs);
  const ys = rowEdges(groups, found, em);
  const ruleAt = createRuleAt(groups, ys, found, sameRule);
  const cells = groups.flatMap((group, row): readonly GridCell[] => {
    const [y0, y1] = [ys[row] as number, ys[row + 1] as number];
    const spans = group.flatMap((each) => spansOf(each, xs)).filter(([from, to]) => to > from);
    const made: GridCell[] = [];
    for (let column = 0; column < xs.length - 1; ) {
      let end = column;
      for (const [from, to] of spans) if (from <= end && to > end) end = to;
      const [x0, x1] = [xs[column] as number, xs[end + 1] as number];
      const [top, bottom] = [borderOf(ruleAt(row, x0, x1)), borderOf(ruleAt(row + 1, x0, x1))];
      const borders = { top, bottom, left: null, right: null };
      made.push({ row, column, rows: 1, columns: end - column + 1, x0, x1, y0, y1, borders });
      column = end + 1;
    }
    return made;
  });
  return gridOf(xs, ys, cells);
}
