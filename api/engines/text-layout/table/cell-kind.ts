import { thresholds } from '../thresholds.ts';

/** Digits with separators, sign, currency, percent sign, exponent, or parentheses for negatives. */
const number =
  /^[(+\-−]?\s?[$€£¥₹]?\s?[+\-−]?(\d{1,3}([ ,.'’\u00a0\u202f]\d{3})+|\d+)?([.,]\d+)?([eE][+-]?\d+)?\s?[%€$£]?\)?$/;
const year = /^(1[6-9]|20)\d\d$/;

/** Whether a value is a number in the notation of any country. */
export const isNumeric = (cell: string): boolean =>
  cell.length < thresholds.table.maxNumberLength && /\d/.test(cell) && number.test(cell);

/**
 * Whether a table's first row names its columns: distinct names over rows of data. A number can be a name where it is
 * a year, or where the column below holds no numbers.
 *
 * @param numeric Whether the other rows of a column are mostly numbers.
 */
export function isHeader(first: readonly string[], rows: number, numeric: readonly boolean[]): boolean {
  const names = first.map((cell) => cell.trim());
  const given = names.filter((name) => name !== '');
  if (rows < 2 || given.length === 0 || given.length < names.length / 2) return false;
  if (new Set(given).size < given.length || given.every(isNumeric)) return false;
  return names.every((name, column) => !isNumeric(name) || year.test(name) || !numeric[column]);
}
