import type { Paper } from '../../../formats/paper.ts';
import type { PageSize } from '../pages.ts';
import { landscape, portrait } from '../paper.ts';
import type { ColumnFacts } from './column-facts.ts';

/** A column on a page, in points. */
export interface PlacedColumn {
  readonly index: number;
  /** From the table's leading edge. */
  readonly offset: number;
  readonly width: number;
}

/** Columns that stand side by side on one page. */
export interface Band {
  readonly columns: readonly PlacedColumn[];
  readonly width: number;
}

/** How a table is laid on paper. A table too wide for a page has several bands; a column is never cut. */
export interface TablePlan {
  readonly page: PageSize;
  readonly fontSize: number;
  readonly bands: readonly [Band, ...Band[]];
}

/** Points: white space within a cell on either side, and around the table. */
export const cellPadding = 4;
export const margin = 40;

/** More would tear a row's values apart. */
const mostAir = 12;

/** Wider columns wrap their text. */
const widestColumn = 190;
/** Longer words are broken. */
const widestWord = 130;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The width a column would like: its longest value, or what most of its values need; never less than its words. */
function comfortable({ longestEm, usualEm, wordEm, nameEm }: ColumnFacts, size: number): number {
  const text = longestEm <= usualEm * 1.3 ? longestEm : usualEm;
  const word = Math.min(wordEm * size, widestWord);
  // A long name over short values takes a few lines, not a dozen.
  const name = Math.min((nameEm * size) / 6, widestWord);
  return Math.max(Math.min(text * size, widestColumn), word, name, size) + 2 * cellPadding;
}

/** The width in which every value stands on one line, and the name on no more than two. */
const natural = ({ longestEm, wordEm, nameEm }: ColumnFacts, size: number) =>
  Math.max(longestEm, nameEm / 2, Math.min(wordEm, nameEm), 1) * size + 2 * cellPadding;

/** The width a column can do with, its words whole where they are not very long. */
function tight({ usualEm, wordEm }: ColumnFacts, size: number): number {
  return Math.max(Math.min(wordEm * size, 80), Math.min(usualEm * size, 40), size) + 2 * cellPadding;
}

/** Gives what is left of a page's width to the columns that want more, then some to all. */
function spread(widths: readonly number[], wanted: readonly number[], available: number): number[] {
  const lack = wanted.map((want, i) => Math.max(0, want - (widths[i] as number)));
  const left = available - sum(widths);
  const share = Math.min(1, left / (sum(lack) || 1));
  // Where all fit with room to spare, the columns stand a little apart.
  const air = Math.min(mostAir, Math.max(0, left - sum(lack)) / widths.length);
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

/** Columns in as few bands as their order allows; the first column leads each band where it is narrow. */
function placeInBands(facts: readonly ColumnFacts[], size: number, available: number): [Band, ...Band[]] {
  const widths = facts.map((column) => Math.min(comfortable(column, size), available));
  const lead = widths[0] as number;
  const repeats = lead <= available / 4;
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

/** Chooses paper, type size and column widths: the largest type, upright paper first, whole columns always. */
export function fitColumns(facts: readonly ColumnFacts[], paper: Paper): TablePlan {
  const upright = portrait[paper];
  const across = landscape(paper);
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
    return { page, fontSize, bands: [place(indexes, spread(widths, wanted, available))] };
  }
  const fontSize = 8;
  return { page: across, fontSize, bands: placeInBands(facts, fontSize, across.width - 2 * margin) };
}
