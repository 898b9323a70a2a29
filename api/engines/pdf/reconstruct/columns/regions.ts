import {
  areAllDrawnApart,
  areDrawnApart,
  areDrawnByRow,
  goesBackUp,
  inDrawnOrder,
  mayBeDrawnApart,
} from './are-drawn-apart.ts';
import { areIndependent, heightOf } from './are-independent.ts';
import { findGaps } from './find-gaps.ts';
import { isColumn, sizeOf, widthOf } from './is-column.ts';
import type { Item } from './item.ts';
import { withLastRows } from './last-rows.ts';
import { thresholds } from './thresholds.ts';

/** A part of a page that is read column by column. */
export interface Region<T> {
  readonly columns: readonly (readonly T[])[];
}

/** An item of a page that is divided into regions. */
export interface RegionItem extends Item {
  /** Only lines, not tables and pictures, count towards how full a column is. */
  readonly type: string;
  readonly look?: { readonly size: number; readonly isFixedPitch: boolean };
  /** Its place in the order in which the page draws its text. */
  readonly drawn?: number | undefined;
}

/**
 * Whether items form a column next to text without sharing its baselines, as in the margin of a magazine. Table cells
 * share them.
 */
function isSideColumn(items: readonly RegionItem[], column: readonly RegionItem[]): boolean {
  const [lines, texts] = [items, column].map((part) => part.filter(({ type }) => type === 'line'));
  if (lines === undefined || texts === undefined || texts.length < thresholds.beside.minLines) return false;
  if (
    heightOf(items) < thresholds.beside.minHeightShare * heightOf(column) ||
    widthOf(items) < thresholds.column.minWidthEms * sizeOf(column)
  )
    return false;
  const met = lines.filter(({ baseline = 0 }) =>
    texts.some((text) => Math.abs((text.baseline ?? 0) - baseline) < thresholds.beside.sameRow),
  );
  return lines.length < thresholds.beside.minOwnLines
    ? items.length > lines.length
    : met.length < thresholds.beside.maxMetShare * lines.length;
}

/** The x coordinates of the middles of the gutters between items, the widest first. */
function guttersOf(items: readonly RegionItem[]): readonly number[] {
  const sorted = [...items].sort((a, b) => a.x0 - b.x0);
  let right = sorted[0]?.x1 ?? 0;
  const gaps: { readonly at: number; readonly width: number }[] = [];
  for (const { x0, x1 } of sorted.slice(1)) {
    if (x0 > right) gaps.push({ at: (x0 + right) / 2, width: x0 - right });
    right = Math.max(right, x1);
  }
  const least = gaps.length === 0 ? 0 : thresholds.column.minGutterEms * sizeOf(items);
  return gaps
    .filter(({ width }) => width > least)
    .sort((a, b) => b.width - a.width)
    .map(({ at }) => at);
}

/** The x coordinate of the middle of the widest gutter between the items; null if there is none. */
const gutterOf = (items: readonly RegionItem[]): number | null => guttersOf(items)[0] ?? null;

/** Whether most items are in fixed-pitch type, as program code is: comments beside it are not a column. */
const areCode = (items: readonly RegionItem[]) =>
  items.filter(({ look }) => look?.isFixedPitch).length > thresholds.column.maxCodeShare * items.length;

/** The share of lines that are nearly as wide as their column. */
function fullShare(items: readonly RegionItem[]): number {
  const [lines, width] = [items.filter(({ type }) => type === 'line'), widthOf(items)];
  return lines.filter(({ x0, x1 }) => x1 - x0 > thresholds.column.fullLineShare * width).length / lines.length;
}

/** Whether columns are the labels and the texts of a list: they are drawn row by row, and their lines end anywhere. */
const isList = (columns: readonly (readonly RegionItem[])[]) =>
  columns.slice(1).some((column, index) => areDrawnByRow(columns[index] ?? [], column)) &&
  columns.some((column) => fullShare(column) < thresholds.drawn.minFullShare);

/**
 * Divides items into columns that the page draws one after the other; null if there are none.
 * @param gutters Where they may be divided, the best place first.
 */
function drawnColumnsOf<T extends RegionItem>(
  items: readonly T[],
  gutters: readonly number[],
  depth: number,
): readonly (readonly T[])[] | null {
  if (gutters.length === 0) return null;
  const order = inDrawnOrder(items);
  if (!goesBackUp(order)) return null;
  for (const at of gutters.slice(0, thresholds.drawn.maxGutters)) {
    if (!mayBeDrawnApart(order, at)) continue;
    const [left, right] = [items.filter(({ x1 }) => x1 <= at), items.filter(({ x0 }) => x0 >= at)];
    if (!areDrawnApart(left, right)) continue;
    return [left, right].flatMap((part) => {
      const inner = columnsOf(part, depth + 1);
      return inner === null || isList(inner) ? [part] : inner;
    });
  }
  return null;
}

/** Divides items into columns of text; null if they do not form columns. */
export function columnsOf<T extends RegionItem>(items: readonly T[], depth = 0): readonly (readonly T[])[] | null {
  const isLow = items.length < thresholds.column.minLines * 2;
  if ((isLow && !items.some(({ type }) => type === 'table')) || depth > thresholds.region.maxDepth) return null;
  const gutters = guttersOf(items);
  const drawn = drawnColumnsOf(items, gutters, depth);
  if (drawn !== null || isLow) return drawn;
  const gutter = areCode(items) ? null : (gutters[0] ?? null);
  if (gutter === null) return null;
  const left = items.filter(({ x1 }) => x1 <= gutter);
  const right = items.filter(({ x0 }) => x0 >= gutter);
  return columnsBeside(left, right, depth);
}

/**
 * The columns of two parts side by side, each of which is one, has some, or stands in the margin of the other; null if they
 * do not form columns. The smaller part is looked at first, since most parts of tables form none.
 */
function columnsBeside<T extends RegionItem>(
  left: readonly T[],
  right: readonly T[],
  depth: number,
): readonly (readonly T[])[] | null {
  const split = (part: readonly T[]) => columnsOf(part, depth + 1) ?? (isColumn(part) ? [part] : null);
  const isLeftSmaller = left.length <= right.length;
  const [smaller, larger] = isLeftSmaller ? [left, right] : [right, left];
  const few = split(smaller);
  if (few === null && !isSideColumn(smaller, larger)) return null;
  const many = split(larger);
  if (many === null && (few === null || !isSideColumn(larger, smaller))) return null;
  const [first, second] = [few ?? [smaller], many ?? [larger]];
  return isLeftSmaller ? [...first, ...second] : [...second, ...first];
}

/** Divides items other than text at their widest gutter, if the lines on both sides are at heights of their own. */
function independentParts<T extends RegionItem>(items: readonly T[]): readonly (readonly T[])[] | null {
  const gutter = gutterOf(items);
  if (gutter === null) return null;
  const [left, right] = [items.filter(({ x1 }) => x1 <= gutter), items.filter(({ x0 }) => x0 >= gutter)];
  return areIndependent(left, right) ? [left, right] : null;
}

/** The indexes at which a list sorted from top to bottom can be cut without cutting through an item. */
function cutsOf(sorted: readonly RegionItem[]): readonly number[] {
  const cuts: number[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  sorted.forEach(({ y0, y1 }, index) => {
    if (index > 0 && y0 > bottom - thresholds.region.maxOverlap) cuts.push(index);
    bottom = Math.max(bottom, y1);
  });
  return cuts;
}

/**
 * The index in a list sorted from top to bottom from which there are more columns than above; null if there is none.
 */
function moreColumnsFrom(sorted: readonly RegionItem[], columns: number): number | null {
  const hasGap = findGaps(sorted);
  for (const cut of cutsOf(sorted).slice(0, thresholds.region.maxCuts)) {
    if (cut < thresholds.column.minLines * 2 || sorted.length - cut < thresholds.column.minLines * 3) continue;
    if (!hasGap(cut, sorted.length) || !hasGap(0, cut)) continue;
    const below = columnsOf(sorted.slice(cut));
    if (below !== null && below.length > columns && columnsOf(sorted.slice(0, cut)) !== null) return cut;
  }
  return null;
}

/**
 * Divides the items of a page into regions in reading order: the largest part with columns, and the parts above and
 * below it. A page without columns is a single region with one column.
 */
export function findRegions<T extends RegionItem>(items: readonly T[], depth = 0): readonly Region<T>[] {
  if (items.length === 0) return [];
  const sorted = [...items].sort((a, b) => a.y0 - b.y0);
  const whole = columnsOf(items);
  const isSettled = whole === null || depth >= thresholds.region.maxDepth || areAllDrawnApart(whole);
  const turn = isSettled ? null : moreColumnsFrom(sorted, whole.length);
  if (turn !== null)
    return [...findRegions(sorted.slice(0, turn), depth + 1), ...findRegions(sorted.slice(turn), depth + 1)];
  if (whole !== null) return [{ columns: whole }];
  const cuts = [0, ...cutsOf(sorted), sorted.length];
  if (cuts.length < thresholds.region.maxCuts + 2 && depth < thresholds.region.maxDepth) {
    const hasGap = findGaps(sorted);
    for (let size = cuts.length - 2; size >= 1; size--) {
      for (let from = 0; from + size < cuts.length; from++) {
        const [start, end] = [cuts[from] as number, cuts[from + size] as number];
        if (end - start < thresholds.column.minLines * 2 || !hasGap(start, end)) continue;
        const columns = columnsOf(sorted.slice(start, end));
        if (columns === null) continue;
        const turn = moreColumnsFrom(sorted.slice(start, end), columns.length);
        if (turn !== null) {
          const parts = [sorted.slice(0, start + turn), sorted.slice(start + turn)];
          return parts.flatMap((part) => findRegions(part, depth + 1));
        }
        const whole = withLastRows(columns, sorted.slice(end));
        return [
          ...findRegions(sorted.slice(0, start), depth + 1),
          { columns: whole.columns },
          ...findRegions(whole.below, depth + 1),
        ];
      }
    }
  }
  return [{ columns: independentParts(items) ?? [items] }];
}
