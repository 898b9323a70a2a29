import { type Line, lineOf } from '../../lines/line.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Rule } from '../../model/page-model.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { freeStretches, type Gap, inkOf, narrowGaps, rowOf, type TextRow, textRows } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.stacked;

/** Sorted values in groups, each from one that is farther than so many points from the one before. */
function groupsBy<T>(all: readonly T[], placeOf: (each: T) => number, apart: number): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const each of [...all].sort((a, b) => placeOf(a) - placeOf(b))) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && placeOf(each) - placeOf(before) < apart) last?.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Horizontal rules with the same ends, from top to bottom; of double ones the thicker. */
const stacksOf = (rules: readonly Rule[]): readonly (readonly Rule[])[] =>
  groupsBy(
    rules.filter(({ isHorizontal }) => isHorizontal),
    ({ x0 }) => x0,
    limits.sameEnd,
  )
    .flatMap((group) => groupsBy(group, ({ x1 }) => x1, limits.sameEnd))
    .map((group) =>
      groupsBy(group, ({ y0 }) => y0, thresholds.aligned.ruleStep).map((same) =>
        same.reduce((thickest, rule) => (rule.thickness > thickest.thickness ? rule : thickest)),
      ),
    )
    .filter(({ length }) => length > 1);

/** Whether a rule ends a table: it is as thick as the first one, and there were thinner ones between them. */
function isLast(rule: Rule, first: Rule, between: readonly Rule[]): boolean {
  const isThinner = (other: Rule) => other.thickness < limits.maxThinTimes * first.thickness;
  return !isThinner(rule) && between.some(isThinner);
}

const parts = (row: TextRow) => inkOf(row, limits.minGapEms);

/** Gaps with a column behind each: it has a name, or text in many rows. Spaces of justified text may be below one another. */
const beforeColumns = (gaps: readonly Gap[], rows: readonly TextRow[], head: number): readonly Gap[] =>
  gaps.filter((gap, index) => {
    const end = gaps[index + 1]?.x0 ?? Number.POSITIVE_INFINITY;
    const isIn = (row: TextRow) =>
      inkOf(row, thresholds.aligned.inkGapEms).some(({ x0, x1 }) => x1 > gap.x1 && x0 < end);
    const hasName = head < rows.length && rows.slice(0, head).some(isIn);
    return hasName || rows.filter(isIn).length >= limits.minFilledShare * rows.length;
  });

/** The gaps between the columns of rows, which only few of them may cross; null for none. */
function gapsOf(rows: readonly TextRow[], head: number): readonly Gap[] | null {
  const wide = rows.filter((row) => parts(row).length > 1);
  // Names of several columns are above those of single ones.
  const above = new Set(rows.slice(0, Math.max(0, head - 1)));
  const single = wide.filter((row) => !above.has(row));
  const shown = single.length < limits.minRows ? wide : single;
  if (shown.length < limits.minRows) return null;
  const free = beforeColumns(freeStretches(shown, limits.minGapEms), rows, head);
  const isCrossing = (row: TextRow) => narrowGaps(free, row, thresholds.aligned.minGapEms).length < free.length;
  const crossing = new Set(rows.filter(isCrossing));
  if (free.length === 0 || crossing.size > limits.maxCrossingShare * rows.length) return null;
  if (head === rows.length && (crossing.size > 0 || free.length + shown.length < limits.minPlainCount)) return null;
  return rows
    .filter((row) => !crossing.has(row))
    .reduce((left, row) => narrowGaps(left, row, thresholds.aligned.minGapEms), free);
}

/** A line in parts, one for each column that it has letters in. */
function cut(line: Line, gaps: readonly Gap[]): readonly Line[] {
  const columns = new Map<number, Line['marks'][number][]>();
  for (const mark of line.marks) {
    const column = gaps.filter(({ x0, x1 }) => mark.x0 + mark.x1 > x0 + x1).length;
    const marks = columns.get(column) ?? [];
    columns.set(column, marks);
    if (mark.type === 'letter' || marks.length > 0) marks.push(mark);
  }
  return [...columns.values()].flatMap((marks) => {
    const kept = marks.slice(0, marks.findLastIndex(({ type }) => type === 'letter') + 1);
    return kept.length === 0 ? [] : [lineOf(kept, line.drawn)];
  });
}

/** Rows whose lines end where their columns do. */
const inColumns = (rows: readonly TextRow[], gaps: readonly Gap[]): readonly TextRow[] =>
  rows.map((row) => {
    const own = narrowGaps(gaps, row, thresholds.aligned.minGapEms);
    return { ...row, segments: row.segments.flatMap((line) => cut(line, own)) };
  });

/**
 * Joins rows that are closer than lines of one text: their texts are side by side, as in cells that are set in the middle of
 * their row.
 */
function withThoseBeside(rows: readonly TextRow[]): readonly TextRow[] {
  const joined: TextRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last === undefined || row.baseline - last.baseline > limits.maxBesideEms * Math.min(row.size, last.size))
      joined.push(row);
    else joined[joined.length - 1] = rowOf([...last.segments, ...row.segments]);
  }
  return joined;
}

/** Tells the rows of text between two rules; null if some of it is beyond their ends. */
function createRowsBetween(lines: readonly Line[]): (above: Rule, below: Rule) => readonly TextRow[] | null {
  const linesIn = createBoxFinder(lines);
  return (above, below) => {
    const { x0, x1, y0 } = above;
    const within = linesIn({ x0, x1, y0, y1: below.y0 }).filter(
      (line) => line.baseline > y0 && line.baseline < below.y0 && line.x0 < x1 && line.x1 > x0,
    );
    const isBeyond = (line: Line) => line.x0 < x0 - limits.maxBeyond || line.x1 > x1 + limits.maxBeyond;
    return within.some(isBeyond) ? null : withThoseBeside(textRows(within));
  };
}

/** The longest block of rows between rules of a stack from one on, and how many rules it takes. */
function longestFrom(
  stack: readonly Rule[],
  start: number,
  rowsBetween: ReturnType<typeof createRowsBetween>,
): { readonly block: AlignedBlock; readonly rules: number } | null {
  const rows: TextRow[] = [];
  const first = stack[start] as Rule;
  let head = 0;
  let found: { block: AlignedBlock; rules: number } | null = null;
  for (let index = start + 1; index < Math.min(stack.length, start + limits.maxRules); index++) {
    const [above, below] = [stack[index - 1] as Rule, stack[index] as Rule];
    const band = rowsBetween(above, below);
    if (band === null || band.length === 0) break;
    rows.push(...band);
    head ||= rows.length;
    const gaps = gapsOf(rows, head);
    if (gaps !== null) found = { block: { rows: inColumns(rows, gaps), gaps }, rules: index - start };
    else if (index > start + 1) break;
    if (isLast(below, first, stack.slice(start + 1, index))) break;
  }
  return found;
}

/**
 * Finds text in columns between horizontal rules with the same ends, as tables in books and papers have them: above and
 * below the table, and below its header. Such rules tell columns that are closer together than others.
 * @param lines The text outside other tables.
 * @param rules Those of no other table.
 */
export function ruledBlocks(lines: readonly Line[], rules: readonly Rule[]): readonly AlignedBlock[] {
  const stacks = stacksOf(rules);
  if (stacks.length === 0) return [];
  const rowsBetween = createRowsBetween(lines);
  return stacks.flatMap((stack) => {
    const blocks: AlignedBlock[] = [];
    for (let start = 0; start < stack.length - 1; ) {
      const found = longestFrom(stack, start, rowsBetween);
      if (found !== null) blocks.push(found.block);
      start += found?.rules ?? 1;
    }
    return blocks;
  });
}
