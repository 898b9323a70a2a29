import { largest, smallest } from '../model/extremes.ts';
import { areNamesAndValues } from './are-names-and-values.ts';
import type { Item } from './item.ts';
import { thresholds } from './thresholds.ts';

const { minRows, minReturnLines, minWidthEms, linesForStray, minMetShare, minTurnShare } = thresholds.drawn;
const { baselineStep } = thresholds.column;

interface DrawnItem extends Item {
  readonly drawn?: number | undefined;
  /** The edges of a table's rows. */
  readonly grid?: { readonly ys: readonly number[] };
  /** Whether it is a frame around paragraphs, and these. */
  readonly isFrame?: boolean;
  readonly cells?: readonly { readonly items: readonly Content[] }[];
}

/** What is in a frame. */
interface Content {
  readonly lines?: readonly { readonly baseline: number }[];
}

/** Whether a part is as wide as a column of text. Labels and numbers are narrower. */
function isWide(items: readonly DrawnItem[]): boolean {
  let [x0, x1, size] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const item of items) {
    x0 = Math.min(x0, item.x0);
    x1 = Math.max(x1, item.x1);
    size = Math.max(size, item.look?.size ?? 0);
  }
  return x1 - x0 > minWidthEms * size;
}

/** The heights of the lines in a frame, of a table's rows, or of a line. */
function heightsIn({ y1, grid, isFrame, cells = [] }: DrawnItem): readonly number[] {
  if (isFrame !== true) return grid?.ys.slice(1) ?? [y1];
  return cells.flatMap(({ items }) => items.flatMap(({ lines = [] }) => lines.map(({ baseline }) => baseline)));
}

/** Whether lines, and rows of tables, are at as many heights as a column of text has at least. */
function isHigh(items: readonly DrawnItem[]): boolean {
  const rows = new Set<number>();
  for (const item of items) {
    for (const y of heightsIn(item)) rows.add(Math.round(y / baselineStep));
    if (rows.size >= minRows) return true;
  }
  return false;
}

/** The places of items in the order of drawing, sorted. */
const placesOf = (items: readonly DrawnItem[]) => Float64Array.from(items, ({ drawn = 0 }) => drawn).sort();

/** How often the drawing of two parts goes over from one to the other. */
function countTurns(left: readonly DrawnItem[], right: readonly DrawnItem[]): number {
  const [first, second] = [placesOf(left), placesOf(right)];
  let [at, turns] = [0, 0];
  let wasLeft: boolean | undefined;
  for (let next = 0; at + next < first.length + second.length; ) {
    const isLeft = next === second.length || (first[at] ?? Number.POSITIVE_INFINITY) <= (second[next] as number);
    if (isLeft) at++;
    else next++;
    if (wasLeft !== undefined && isLeft !== wasLeft) turns++;
    wasLeft = isLeft;
  }
  return turns;
}

const isDrawn = ({ drawn }: DrawnItem) => drawn !== undefined;

/** Items whose place in the order of drawing is known, in that order. */
export function inDrawnOrder<T extends DrawnItem>(items: readonly T[]): readonly T[] {
  const drawn = items.filter(isDrawn);
  // Of lists, typed arrays are made without a step of an iterator for each.
  const places = new Float64Array(drawn.map(({ drawn: place = 0 }, index) => place * drawn.length + index)).sort();
  const ordered: T[] = [];
  for (let index = 0; index < places.length; index++)
    ordered.push(drawn[(places[index] as number) % drawn.length] as T);
  return ordered;
}

/**
 * Whether a page goes back up by lines, as from the foot of a column to the head of the next. Where it does not, no two
 * parts are drawn apart.
 * @param order What it draws (`inDrawnOrder`).
 */
export function goesBackUp(order: readonly DrawnItem[]): boolean {
  const least = smallest(order.map(({ y0, y1, grid }) => (grid === undefined ? y1 - y0 : 0)));
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { y0, y1 } of order) {
    if (lowest - y0 > minReturnLines * least) return true;
    lowest = Math.max(lowest, y1);
  }
  return false;
}

/** How often the drawing of two parts may go over from one to the other that are drawn apart. @param least Items of the smaller one. */
const maxTurns = (least: number) => 1 + 2 * Math.floor(least / linesForStray);

/**
 * Whether the parts on both sides of a gutter may be drawn apart, by how often the drawing crosses it: a quick test,
 * which most gutters of tables fail.
 * @param order What the page draws (`inDrawnOrder`).
 * @param gutter An x coordinate that no item crosses.
 */
export function mayBeDrawnApart(order: readonly DrawnItem[], gutter: number): boolean {
  let [left, turns] = [0, 0];
  let wasLeft: boolean | undefined;
  for (const { x1 } of order) {
    const isLeft = x1 <= gutter;
    if (isLeft) left++;
    if (wasLeft !== undefined && isLeft !== wasLeft) turns++;
    wasLeft = isLeft;
  }
  return turns <= maxTurns(Math.min(left, order.length - left));
}

/**
 * Whether a page draws two parts side by side one after the other, as columns of text are: tables are drawn row by row.
 * Parts that are hardly beside each other are not columns, nor are low ones, such as the addresses of a letter: in a
 * table, they keep their places.
 */
export function areDrawnApart(left: readonly DrawnItem[], right: readonly DrawnItem[]): boolean {
  const parts = [left.filter(isDrawn), right.filter(isDrawn)] as const;
  const [first, second] = parts;
  const least = Math.min(first.length, second.length);
  if (!isHigh(first) || !isHigh(second) || !isWide(first) || !isWide(second)) return false;
  const [top, bottom] = [
    Math.max(smallest(first.map(({ y0 }) => y0)), smallest(second.map(({ y0 }) => y0))),
    Math.min(largest(first.map(({ y1 }) => y1)), largest(second.map(({ y1 }) => y1))),
  ];
  const met = (items: readonly DrawnItem[]) => items.filter(({ y0, y1 }) => y1 > top && y0 < bottom).length;
  if (Math.max(met(first) / first.length, met(second) / second.length) < minMetShare) return false;
  if (countTurns(first, second) > maxTurns(least)) return false;
  return !areNamesAndValues(first, second) && !areNamesAndValues(second, first);
}

/**
 * Whether a page draws two parts side by side row by row, as it does the labels and the texts of a list: the drawing goes
 * over from one to the other nearly as often as they have lines.
 */
export function areDrawnByRow(left: readonly DrawnItem[], right: readonly DrawnItem[]): boolean {
  const [first, second] = [left.filter(isDrawn), right.filter(isDrawn)];
  return countTurns(first, second) > minTurnShare * Math.min(first.length, second.length);
}

/** Whether a page draws all of some columns one after the other. */
export const areAllDrawnApart = (columns: readonly (readonly DrawnItem[])[]): boolean =>
  columns.slice(1).every((column, index) => areDrawnApart(columns[index] ?? [], column));
