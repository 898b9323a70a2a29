import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minRows, minWidthEms, linesForStray, minMetShare, minTurnShare } = thresholds.drawn;
const { baselineStep } = thresholds.column;

interface Item extends Box {
  readonly look?: { readonly size: number };
  readonly drawn?: number | undefined;
  /** The edges of a table's rows. */
  readonly grid?: { readonly ys: readonly number[] };
}

/** Whether a part is as wide as a column of text. Labels and numbers are narrower. */
function isWide(items: readonly Item[]): boolean {
  const width = largest(items.map(({ x1 }) => x1)) - smallest(items.map(({ x0 }) => x0));
  return width > minWidthEms * largest(items.map(({ look }) => look?.size ?? 0));
}

/** At how many heights lines, and rows of tables, are. */
const countRows = (items: readonly Item[]) =>
  new Set(items.flatMap(({ y1, grid }) => grid?.ys.slice(1) ?? [y1]).map((y) => Math.round(y / baselineStep))).size;

/** How often the drawing of two parts goes over from one to the other. */
function countTurns(left: readonly Item[], right: readonly Item[]): number {
  const places = [
    ...left.map(({ drawn }) => ({ drawn: drawn ?? 0, isLeft: true })),
    ...right.map(({ drawn }) => ({ drawn: drawn ?? 0, isLeft: false })),
  ].sort((a, b) => a.drawn - b.drawn);
  return places.filter(({ isLeft }, index) => index > 0 && isLeft !== places[index - 1]?.isLeft).length;
}

const isDrawn = ({ drawn }: Item) => drawn !== undefined;

/**
 * Whether a page draws two parts side by side one after the other, as columns of text are: tables are drawn row by row.
 * Parts of which one is beside little of the other are no columns, nor are low ones, such as the addresses of a letter: in
 * a table, they keep their places.
 */
export function areDrawnApart(left: readonly Item[], right: readonly Item[]): boolean {
  const parts = [left.filter(isDrawn), right.filter(isDrawn)] as const;
  const [first, second] = parts;
  const least = Math.min(first.length, second.length);
  if (Math.min(countRows(first), countRows(second)) < minRows || !isWide(first) || !isWide(second)) return false;
  const [top, bottom] = [
    Math.max(smallest(first.map(({ y0 }) => y0)), smallest(second.map(({ y0 }) => y0))),
    Math.min(largest(first.map(({ y1 }) => y1)), largest(second.map(({ y1 }) => y1))),
  ];
  const met = (items: readonly Item[]) => items.filter(({ y0, y1 }) => y1 > top && y0 < bottom).length;
  if (Math.max(met(first) / first.length, met(second) / second.length) < minMetShare) return false;
  return countTurns(first, second) <= 1 + 2 * Math.floor(least / linesForStray);
}

/**
 * Whether a page draws two parts side by side row by row, as it does the labels and the texts of a list: the drawing goes
 * over from one to the other nearly as often as they have lines.
 */
export function areDrawnByRow(left: readonly Item[], right: readonly Item[]): boolean {
  const [first, second] = [left.filter(isDrawn), right.filter(isDrawn)];
  return countTurns(first, second) > minTurnShare * Math.min(first.length, second.length);
}
