/** Digits with separators, a sign, a currency, a percent sign, brackets for a negative, an exponent. */
const number =
  /^[(+\-−]?\s?[$€£¥₹]?\s?[+\-−]?(\d{1,3}([ ,.'’\u00a0\u202f]\d{3})+|\d+)?([.,]\d+)?([eE][+-]?\d+)?\s?[%€$£]?\)?$/;
const year = /^(1[6-9]|20)\d\d$/;

/** Whether a value is a number, as any country writes it. */
export const isNumeric = (cell: string): boolean => cell.length < 40 && /\d/.test(cell) && number.test(cell);

/**
 * Whether a table's first row names its columns: distinct names, none of them a number (years may be), over rows of
 * data.
 *
 * @param hasNumbers Columns whose other rows are mostly numbers.
 */
export function isHeader(first: readonly string[], rows: number): boolean {
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (rows < 2 || names.length < first.length / 2 || names.length === 0) return false;
  if (new Set(names).size < names.length) return false;
  const numbers = names.filter(isNumeric);
  return numbers.every((name) => year.test(name)) && numbers.length < names.length;
}
