import { columnsOf } from '../../columns/regions.ts';
import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import { median } from '../../model/numbers/median.ts';
import type { Rule } from '../../model/page-model.ts';
import { labelOf } from '../../paragraphs/labels.ts';
import type { Grid } from '../grid.ts';
import { type AlignedBlock, blockFrom } from './aligned-block.ts';
import { alignedGrid } from './aligned-grid.ts';
import { centredRows } from './centred-rows.ts';
import { isContents } from './contents-rows.ts';
import { countedRows } from './counted-rows.ts';
import { countDrawnCells, haveOwnBaselines } from './drawn-cells.ts';
import { hasBoldHeader, hasHeadOfNames, hasRuledHeader } from './has-header.ts';
import { hangsHeadings } from './hung-headings.ts';
import { labelBlocks, nameEnd } from './label-blocks.ts';
import { ruledBlocks } from './ruled-blocks.ts';
import { inkOf, isAcross, isWide, narrowGaps, type TextRow, textRows } from './text-rows.ts';
import { thresholds } from './thresholds.ts';
import { couldHang, hasSpacedRows, hasWrappedCells, rowStarts } from './wrapped-cells.ts';

/**
 * Whether the gaps of a row were typed as spaces, as in program code and drawn formulas: all letters have one width, and
 * the distances between segments are multiples of it.
 */
function isPreformatted({ segments }: TextRow): boolean {
  const start = segments[0]?.marks[0];
  if (start === undefined || !segments.every(({ look }) => look.isFixedPitch)) return false;
  const steps = segments.flatMap(({ marks }) =>
    marks.flatMap((mark, index) => {
      const next = marks[index + 1];
      return mark.type === 'letter' && next?.type === 'letter' ? [next.x0 - mark.x0] : [];
    }),
  );
  const advance = median(steps) || start.x1 - start.x0;
  return segments.slice(1).every(({ marks: [first] }) => {
    const letters = ((first?.x0 ?? 0) - start.x0) / advance;
    return Math.abs(letters - Math.round(letters)) < thresholds.aligned.maxOffGrid;
  });
}

/** Dots that lead to a page number, as in tables of contents. */
const leader = /(?:[.…·_]\s?){5}/;

/** Counts the heights at which rules run through a block, or just above or below it. */
function rulesThrough(block: AlignedBlock, rules: readonly Rule[]): number {
  const { across, beside } = thresholds.aligned.ruleReachEms;
  const em = median(block.rows.map(({ size }) => size));
  const top = (block.rows[0] as TextRow).y0 - across * em;
  const bottom = (block.rows.at(-1) as TextRow).y1 + across * em;
  const x0 = smallest(block.rows.map(({ segments }) => segments[0]?.x0 ?? 0));
  const x1 = largest(block.rows.map(({ segments }) => segments.at(-1)?.x1 ?? 0));
  const heights = rules.filter(
    (rule) =>
      rule.isHorizontal &&
      rule.y0 > top &&
      rule.y0 < bottom &&
      rule.x0 < x0 + beside * em &&
      rule.x1 > x1 - beside * em,
  );
  return new Set(heights.map(({ y0 }) => Math.round(y0 / thresholds.aligned.ruleStep))).size;
}

/** Whether a rule between two columns is as high as most of their rows. */
function hasRuleBetween({ rows, gaps }: AlignedBlock, rules: readonly Rule[]): boolean {
  const [top, bottom] = [(rows[0] as TextRow).y0, (rows.at(-1) as TextRow).y1];
  return rules.some(
    ({ isHorizontal, x0, y0, y1 }) =>
      !isHorizontal &&
      gaps.some((gap) => x0 > gap.x0 && x0 < gap.x1) &&
      Math.min(y1, bottom) - Math.max(y0, top) > thresholds.aligned.minRuledShare * (bottom - top),
  );
}

/** How comments begin in program code. */
const comment = /^(?:\/\/|\/\*|--\s|#\s)/;

const endsInComment = ({ segments }: TextRow) => comment.test(segments.at(-1)?.text ?? '');

/** How many rows begin with the label of what follows it. */
const countLabelled = (wide: readonly TextRow[]): number =>
  wide.filter(({ segments: [first, second] }) => first !== undefined && second !== undefined && isLabel(first, second))
    .length;

/** Whether rows are no table, however they are aligned, unless rules are drawn through them. */
function areOther(block: AlignedBlock): boolean {
  const wide = block.rows.filter(isWide);
  if (block.gaps.length === 1 && countLabelled(wide) + countedRows(wide).length === wide.length) return true;
  if (wide.every(endsInComment)) return true;
  if (hangsHeadings(block)) return true;
  return wide.filter(isPreformatted).length > wide.length / 2 && !hasSpacedRows(block);
}

/** Whether the rows of a block are no contents and no list, and have something beside each other. */
function areColumns({ rows, gaps }: AlignedBlock): boolean {
  const wide = rows.filter((row) => isAcross(row, gaps));
  if (gaps.length === 0 || wide.length < 2) return false;
  const led = rows.filter(({ segments }) => segments.some(({ text }) => leader.test(text)));
  if (led.length > thresholds.aligned.maxLeaderShare * rows.length) return false;
  return gaps.length > 1 || countLabelled(wide) <= thresholds.aligned.maxLabelledShare * wide.length;
}

/** Whether rules as wide as a block divide each few of its rows from the next: no running text in columns has any. */
const areDivided = ({ rows }: AlignedBlock, through: number) =>
  through > thresholds.aligned.minRules && through >= thresholds.aligned.minRulesOfRow * rows.length;

/** Whether a block is running text in columns. Asked last, since it takes longest: program code is tried from each of its rows on. */
const isRunning = ({ rows }: AlignedBlock) => columnsOf(rows.flatMap((row) => row.segments)) !== null;

function isTable(block: AlignedBlock, rules: readonly Rule[]): boolean {
  if (!areColumns(block)) return false;
  const { rows, gaps } = block;
  const through = rulesThrough(block, rules);
  const isRuled = through >= thresholds.aligned.minRules || hasRuledHeader(block, rules);
  if (!isRuled && areOther(block)) return false;
  if (!areDivided(block, through) && isRunning(block)) return false;
  if (isRuled || countDrawnCells(block) >= thresholds.aligned.minDrawnCells || haveOwnBaselines(block)) return true;
  if (gaps.length >= 2) {
    const { length } = rows.filter(isWide);
    return length >= thresholds.aligned.minWideRows && length >= thresholds.aligned.minWideShare * rowStarts(block);
  }
  if (hasBoldHeader(block)) return true;
  const across = rows.filter((row) => isAcross(row, gaps));
  if (!hasWrappedCells(block) || across.length < thresholds.aligned.minWrappedRows) return false;
  return !couldHang(block) || hasHeadOfNames(block) || hasRuleBetween(block, rules);
}

/**
 * Rows above a block that are within one of its columns, close to the row below: a cell may begin higher than the
 * others.
 */
function rowsAbove(rows: readonly TextRow[], { gaps, rows: [first] }: AlignedBlock): readonly TextRow[] {
  const above: TextRow[] = [];
  let below = first;
  for (const row of [...rows].reverse()) {
    if (below === undefined || row.segments.length > 1 || below.y0 - row.y1 > thresholds.aligned.maxAboveEms * row.size)
      break;
    const ink = inkOf(row, thresholds.aligned.inkGapEms);
    const isInColumn =
      narrowGaps(gaps, row, thresholds.aligned.minGapEms).length === gaps.length &&
      (ink[0]?.x0 ?? 0) > (gaps[0]?.x0 ?? 0);
    if (!isInColumn) break;
    above.unshift(row);
    below = row;
  }
  return above;
}

/** Whether a segment is the label of what follows it. */
function isLabel(first: Line, second: Line): boolean {
  const space = glyphWith(first.marks.at(-1) as Mark, { type: 'tab', text: '\t' });
  return (
    first.text.length < thresholds.aligned.maxLabelLength &&
    labelOf({ ...first, marks: [...first.marks, space, ...second.marks] }) !== null
  );
}

/** Finds tables of names and values that are aligned at each other, in any columns of a page. */
export const findLabelTables = (segments: readonly Line[], rules: readonly Rule[]): readonly Grid[] =>
  labelBlocks(textRows(segments)).map((block) => alignedGrid(block, rules));

/** Finds tables between horizontal rules with the same ends. */
export const findStackedTables = (segments: readonly Line[], rules: readonly Rule[]): readonly Grid[] =>
  ruledBlocks(segments, rules)
    .filter((block) => isTable(block, rules))
    .map((block) => alignedGrid(block, rules));

/** Finds tables without rules, or with rules between rows only: text in aligned columns. */
export const findAlignedTables = (segments: readonly Line[], rules: readonly Rule[]): readonly Grid[] =>
  tablesIn(segments, rules, (block) => isTable(block, rules));

const inCell = (segments: readonly Line[], isOne: (block: AlignedBlock) => boolean) =>
  tablesIn(segments, [], (block) => isOne(block) && areColumns(block) && !areOther(block) && !isRunning(block));

/** Finds those in a cell, which has no columns of text, but tabs: they are drawn cell by cell. */
export const findTablesInCell = (segments: readonly Line[]): readonly Grid[] =>
  inCell(segments, (block) => countDrawnCells(block) > 0);

/** Whether a block has two columns, and most of its rows with both begin with a name. */
function areNamed({ rows, gaps }: AlignedBlock): boolean {
  const wide = rows.filter(isWide);
  const named = wide.filter(({ segments: [first] }) => first !== undefined && nameEnd.test(first.text));
  return (
    gaps.length === 1 &&
    wide.length >= thresholds.labelled.minNames &&
    named.length >= thresholds.labelled.minEndedShare * wide.length
  );
}

/** Finds names beside values in a cell, where few people type tabs: they lead to the next cell. */
export const findNamesInCell = (segments: readonly Line[]): readonly Grid[] => inCell(segments, areNamed);

function tablesIn(
  segments: readonly Line[],
  rules: readonly Rule[],
  isOne: (block: AlignedBlock) => boolean,
): readonly Grid[] {
  const rows = textRows(segments);
  const grids: Grid[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index] as TextRow;
    const block = isWide(row) ? blockFrom(rows, index) : null;
    if (block !== null && isContents(block)) {
      index += block.rows.length;
      continue;
    }
    if (block === null || !isOne(block)) {
      index += Math.max(1, (block?.rows.length ?? 0) - thresholds.aligned.maxTriedRows);
      continue;
    }
    const whole = [...rowsAbove(rows.slice(0, index), block), ...block.rows];
    const [gap, ...others] = block.gaps;
    const centred = gap === undefined || others.length > 0 ? null : centredRows(rows, whole, gap);
    const all = [...(centred?.above ?? []), ...whole, ...(centred?.below ?? [])];
    const gaps = all.reduce((left, row) => narrowGaps(left, row, thresholds.aligned.minCentredGapEms), block.gaps);
    const isOneRow = all.length > whole.length;
    grids.push(alignedGrid({ rows: all, gaps: isOneRow ? gaps : block.gaps, isOneRow }, rules));
    index += block.rows.length + (centred?.below.length ?? 0);
  }
  return grids;
}
