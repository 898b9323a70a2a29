import { serverLimits } from '../../../../catalog/limits.ts';
import { tooManyPages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import { rightToLeft } from '../type/characters.ts';
import { isHeader, isNumeric } from './cell-kind.ts';

/** The widths that a column needs, in ems of the table's type. */
export interface ColumnFacts {
  /** Its longest value on one line, not counting its name. */
  readonly longestEm: number;
  /** The width that few of its values exceed. */
  readonly usualEm: number;
  /** Its longest word, which should not be broken. */
  readonly wordEm: number;
  /** Its name on one line; 0 where the first row has no names. */
  readonly nameEm: number;
  readonly numeric: boolean;
}

/** Facts about a table, from one reading. */
export interface TableFacts {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  /** Cells with content, those of the header among them. */
  readonly cells: number;
  readonly header: readonly string[] | undefined;
  /** Most of its words are right to left, and so is the order of its columns. */
  readonly rightToLeft: boolean;
}

/** The weight of a cell's letters: those of headers are bold. */
export type CellWeight = 'regular' | 'bold';

/** Measures a text in ems: on one line, and its longest word. */
export type MeasureCell = (text: string, weight: CellWeight) => { readonly longestEm: number; readonly wordEm: number };

const bucketEm = 2;
const buckets = 48;

interface Tally {
  longestEm: number;
  wordEm: number;
  nameEm: number;
  filled: number;
  numbers: number;
  /** Number of values by width, in steps of two ems. */
  readonly widths: Uint32Array;
}

const { minNumbers, maxWiderValues, maxPerPage } = thresholds.table;
/** Rows and columns that fit the pages allowed. */
const maxRows = serverLimits.maxPages * maxPerPage;
export const maxColumns = serverLimits.maxPages * maxPerPage;

function usualWidth({ widths, filled, longestEm }: Tally): number {
  let beyond = 0;
  for (let bucket = buckets - 1; bucket >= 0; bucket--) {
    beyond += widths[bucket] as number;
    if (beyond > filled * maxWiderValues) return Math.min(longestEm, (bucket + 1) * bucketEm);
  }
  return longestEm;
}

/** Reads a table once to measure its columns. Throws `too-complex` as soon as it cannot fit the pages allowed. */
export async function collectFacts(rows: AsyncIterable<readonly string[]>, measure: MeasureCell): Promise<TableFacts> {
  const tallies: Tally[] = [];
  let first: readonly string[] = [];
  let count = 0;
  let cells = 0;
  let words = 0;
  let wordsRightToLeft = 0;

  function add(column: number, cell: string, weight: CellWeight): void {
    tallies[column] ??= { longestEm: 0, wordEm: 0, nameEm: 0, filled: 0, numbers: 0, widths: new Uint32Array(buckets) };
    const tally = tallies[column];
    const text = cell.trim();
    if (text === '') return;
    cells += 1;
    const { longestEm, wordEm } = measure(text, weight);
    tally.wordEm = Math.max(tally.wordEm, wordEm);
    if (weight === 'bold') {
      tally.nameEm = longestEm;
      return;
    }
    tally.longestEm = Math.max(tally.longestEm, longestEm);
    tally.filled += 1;
    const bucket = Math.min(buckets - 1, Math.floor(longestEm / bucketEm));
    tally.widths[bucket] = (tally.widths[bucket] ?? 0) + 1;
    if (isNumeric(text)) tally.numbers += 1;
    else if (rightToLeft.test(text)) wordsRightToLeft += 1;
    else if (/\p{L}/u.test(text)) words += 1;
  }

  for await (const row of rows) {
    if (count === 0) first = row;
    count += 1;
    if (count > maxRows || row.length > maxColumns) throw tooManyPages();
    // The first row counts as a header, in bold, until the others have been seen; that is wide enough for either.
    for (const [column, cell] of row.entries()) add(column, cell, count === 1 ? 'bold' : 'regular');
  }
  const numeric = tallies.map(({ filled, numbers }) => filled > 0 && numbers >= minNumbers * filled);
  const header = isHeader(first, count, numeric) ? first : undefined;
  const columns = tallies.map((tally, column) => ({
    longestEm: header ? tally.longestEm : Math.max(tally.longestEm, tally.nameEm),
    usualEm: header ? usualWidth(tally) : Math.max(usualWidth(tally), tally.nameEm),
    wordEm: tally.wordEm,
    nameEm: header ? tally.nameEm : 0,
    numeric: numeric[column] ?? false,
  }));
  return { columns, rows: count, cells, header, rightToLeft: wordsRightToLeft > words };
}
