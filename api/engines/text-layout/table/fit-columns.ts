import { sum } from '../../../sum.ts';
import type { PageSize } from '../pages.ts';
import type { Sheet } from '../paper.ts';
import { thresholds } from '../thresholds.ts';
import type { ColumnFacts } from './column-facts.ts';

/** A column on a page, in points. */
export interface PlacedColumn {
  readonly index: number;
  /** Distance from the leading edge of the table. */
  readonly offset: number;
  readonly width: number;
}

/** Columns that stand side by side on one page. */
export interface Band {
  readonly columns: readonly PlacedColumn[];
  readonly width: number;
}

/** The layout of a table on paper. One too wide for a page has several bands of whole columns. */
export interface TablePlan {
  readonly page: PageSize;
  /** White space around the table, in points. */
  readonly margin: number;
  readonly fontSize: number;
  readonly bands: readonly [Band, ...Band[]];
}

const { cellPadding, maxExtraSpace, maxColumnWidth, maxWordWidth, nameLines, maxLongest } = thresholds.table;
const { tightWordWidth, tightValueWidth, maxLeadWidth, bandedSize } = thresholds.table;

/** Comfortable width of a column: its longest value, or what most values need; never less than its words. */
function comfortable({ longestEm, usualEm, wordEm, nameEm }: ColumnFacts, size: number): number {
  const text = longestEm <= usualEm * maxLongest ? longestEm : usualEm;
  const word = Math.min(wordEm * size, maxWordWidth);
  // A long name over short values takes a few lines, not a dozen.
  const name = Math.min((nameEm * size) / nameLines, maxWordWidth);
  return Math.max(Math.min(text * size, maxColumnWidth), word, name, size) + 2 * cellPadding;
}

/** The width at which each value fits on one line, and the name on two. */
const natural = ({ longestEm, wordEm, nameEm }: ColumnFacts, size: number) =>
  Math.max(longestEm, nameEm / 2, Math.min(wordEm, nameEm), 1) * size + 2 * cellPadding;

/** The least acceptable width of a column, which only breaks very long words. */
function tight({ usualEm, wordEm }: ColumnFacts, size: number): number {
  const [word, value] = [Math.min(wordEm * size, tightWordWidth), Math.min(usualEm * size, tightValueWidth)];
  return Math.max(word, value, size) + 2 * cellPadding;
}

/** Distributes the rest of a page's width to the columns that need more, then some of it to all. */
function spread(widths: readonly number[], wanted: readonly number[], available: number): number[] {
  const lack = wanted.map((want, i) => Math.max(0, want - (widths[i] as number)));
  const left = available - sum(widths);
  const share = Math.min(1, left / (sum(lack) || 1));
  // Where all fit with room to spare, the columns stand a little apart.
  const air = Math.min(maxExtraSpace, Math.max(0, left - sum(lack)) / widths.length);
  return widths.map((width, i) => width + (lack[i] as number) * share + air);
}

function place(indexes: readonly number[], widths: readonly number[]): Band {
  let offset = 0;
  const columns = indexes.map((index, i) => {
    const width = widths[i] as number;
    const placed = { index, offset, width };
    offset += width;
    return placed;
  });
  return { columns, width: offset };
}

/** Divides columns into as few bands as their order allows; a narrow first column leads each of them. */
function placeInBands(facts: readonly ColumnFacts[], size: number, available: number): [Band, ...Band[]] {
  const widths = facts.map((column) => Math.min(comfortable(column, size), available));
  const lead = widths[0] as number;
  const repeats = lead <= available * maxLeadWidth;
  const bands: Band[] = [];
  const close = () =>
    place(
      indexes,
      indexes.map((i) => widths[i] as number),
    );
  let indexes: number[] = [];
  let used = 0;
  widths.forEach((width, index) => {
    if (indexes.length > 0 && used + width > available) {
      bands.push(close());
      // A column that needs nearly the whole page gets it.
      const led = repeats && lead + width <= available;
      indexes = led ? [0] : [];
      used = led ? lead : 0;
    }
    indexes.push(index);
    used += width;
  });
  const [first, ...others] = [...bands, close()];
  return [first as Band, ...others];
}

/** Chooses orientation, type size and column widths: the largest type that fits, portrait first. */
export function fitColumns(facts: readonly ColumnFacts[], sheet: Sheet): TablePlan {
  const { portrait: upright, landscape: across } = sheet;
  const margin = sheet.margin ?? thresholds.table.margin;
  const attempts = [
    { page: upright, fontSize: 9, least: natural },
    { page: across, fontSize: 9, least: natural },
    { page: upright, fontSize: 9, least: comfortable },
    { page: across, fontSize: 9, least: comfortable },
    { page: across, fontSize: 8, least: comfortable },
    { page: across, fontSize: 7, least: comfortable },
    { page: across, fontSize: 7, least: tight },
  ];
  for (const { page, fontSize, least } of attempts) {
    const widths = facts.map((column) => least(column, fontSize));
    const available = page.width - 2 * margin;
    if (sum(widths) > available) continue;
    const wanted = facts.map((column) => natural(column, fontSize));
    const indexes = facts.map((_, index) => index);
    return { page, margin, fontSize, bands: [place(indexes, spread(widths, wanted, available))] };
  }
  const bands = placeInBands(facts, bandedSize, across.width - 2 * margin);
  return { page: across, margin, fontSize: bandedSize, bands };
}
