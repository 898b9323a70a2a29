/** Consecutive pages of a document, counted from 1; null for the last one there is. */
export interface PageRange {
  readonly first: number;
  readonly last: number | null;
}

/** Quarter turns of pages, in degrees clockwise, as forms send them. */
export const turns = ['0', '90', '180', '270'] as const;
/** By how many degrees a page is turned. */
export type Turn = (typeof turns)[number];

/** A form sends the values of several files as one text. */
const separator = ';';
/** The longest number of a page. */
const maxDigits = 5;

const isNumber = (text: string) => text.length > 0 && text.length <= maxDigits && /^[1-9][0-9]*$/.test(text);

/** `3`, `3-5` or `3-`, with a hyphen or a dash; undefined for anything else. */
function parseRange(text: string): PageRange | undefined {
  const [first = '', last, ...more] = text.split(/[-–]/).map((part) => part.trim());
  if (!isNumber(first) || more.length > 0) return undefined;
  if (last === undefined) return { first: Number(first), last: Number(first) };
  if (last === '') return { first: Number(first), last: null };
  return isNumber(last) && Number(last) >= Number(first) ? { first: Number(first), last: Number(last) } : undefined;
}

/** Reads `1-3, 5, 8-`: ranges in the order of the result. An empty text is no selection: null. Undefined if it is wrong. */
export function parseSelection(text: string): readonly PageRange[] | null | undefined {
  if (text.trim() === '') return null;
  const ranges = text.split(',').map((part) => parseRange(part.trim()));
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/** How many pages of a document with `count` pages a selection takes. */
export function countSelected(ranges: readonly PageRange[] | null, count: number): number {
  if (ranges === null) return count;
  return ranges.reduce((sum, { first, last }) => sum + Math.max(0, Math.min(last ?? count, count) - first + 1), 0);
}

/** The values of several files, in one text. */
export const joinPerFile = (values: readonly string[]): string =>
  values.every((value) => value === '') ? '' : values.join(separator);

/** The values of several files, in their order, out of one text; none out of an empty one. */
export const splitPerFile = (text: string): readonly string[] =>
  text.trim() === '' ? [] : text.split(separator).map((value) => value.trim());

/** Whether a value is a quarter turn, or empty for none. */
export const isTurn = (value: string): value is Turn | '' => value === '' || turns.some((turn) => turn === value);
