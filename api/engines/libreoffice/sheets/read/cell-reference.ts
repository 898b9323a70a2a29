/** A rectangle of cells; rows and columns count from 1. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A row and a column, from 1, past which a range does not continue. */
export type SheetEnd = Pick<CellRange, 'lastRow' | 'lastColumn'>;

/** How many columns and rows a sheet may have in Excel. */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;

/** The column number of a reference such as `AB12`, from 1; 0 for none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column <= maxColumns ? column : 0;
}

const cellPattern = /^[A-Z]{1,3}0*([1-9]\d{0,6})$/i;

/** Whether a number is that of a row which a sheet can have. */
export const isRow = (row: number): boolean => Number.isInteger(row) && row >= 1 && row <= maxRows;

/** Whether a reference such as `AB12` is that of a cell which a sheet can have. */
export const isCell = (reference: string): boolean =>
  isRow(Number(cellPattern.exec(reference)?.[1])) && columnOf(reference.toUpperCase()) > 0;

/** The letters of a column by its number from 1: 28 is AB. */
export function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** The longest reference is `$XFD$1048576:$XFD$1048576`. */
const maxReferenceLength = 40;

/** Parses a reference such as `A1` or `B2:D9`; undefined where it is none. */
export function parseRange(reference: string): CellRange | undefined {
  if (reference.length > maxReferenceLength) return undefined;
  const [from = '', to = from] = reference.replaceAll('$', '').split(':');
  const row = (text: string) => Number(/\d+$/.exec(text)?.[0] ?? 0);
  const range = {
    firstRow: Math.min(row(from), row(to)),
    lastRow: Math.max(row(from), row(to)),
    firstColumn: Math.min(columnOf(from), columnOf(to)),
    lastColumn: Math.max(columnOf(from), columnOf(to)),
  };
  return range.firstRow >= 1 && range.lastRow <= maxRows && range.firstColumn >= 1 ? range : undefined;
}

/** Parses a range, or one of whole columns or rows such as `A:C` or `1:5`; undefined where it is none. */
export function parseArea(reference: string): CellRange | undefined {
  const [from = '', to = from] = reference.slice(0, maxReferenceLength).replaceAll('$', '').split(':');
  if (/^[A-Z]+$/.test(from) && /^[A-Z]+$/.test(to)) return parseRange(`${from}1:${to}${maxRows}`);
  const isRows = /^\d+$/.test(from) && /^\d+$/.test(to);
  return parseRange(isRows ? `A${from}:${columnName(maxColumns)}${to}` : reference);
}

/** Whether a cell is in a range. */
export const isWithin = (row: number, column: number, range: CellRange): boolean =>
  row >= range.firstRow && row <= range.lastRow && column >= range.firstColumn && column <= range.lastColumn;

/** Whether a range extends to the last row or column that a sheet can have. */
export const reachesEnd = ({ lastRow, lastColumn }: CellRange): boolean =>
  lastRow === maxRows || lastColumn === maxColumns;

/** A range without what lies behind an end. */
export const endedAt = (range: CellRange, { lastRow, lastColumn }: SheetEnd): CellRange => ({
  ...range,
  lastRow: Math.max(range.firstRow, Math.min(range.lastRow, lastRow)),
  lastColumn: Math.max(range.firstColumn, Math.min(range.lastColumn, lastColumn)),
});

/** A range as a relative reference: `B2:D9`. */
export function relativeRange({ firstRow, lastRow, firstColumn, lastColumn }: CellRange): string {
  return `${columnName(firstColumn)}${firstRow}:${columnName(lastColumn)}${lastRow}`;
}

/** A range as an absolute reference: `$B$2:$D$9`. */
export const absoluteRange = (range: CellRange): string =>
  relativeRange(range).replace(/([A-Z]+)(\d+)/g, (_, column, row) => `$${column}$${row}`);
