import { sum } from '../../../../sum.ts';
import type { PageRooms } from './page.ts';
import { thresholds } from './thresholds.ts';

/** How a sheet is laid out on pages. */
export type Layout =
  /** Unscaled. */
  | { readonly mode: 'whole' }
  /** Shrunk to the width of a page, or to one page; `scale` is an estimate of the result. */
  | { readonly mode: 'fitted'; readonly orientation: Orientation; readonly scale: number; readonly onePage?: boolean }
  /** Split into bands of columns; `breaks` are the last columns (from 1) of all bands but the last, none for a lone one. */
  | {
      readonly mode: 'bands';
      readonly orientation: Orientation;
      readonly scale: number;
      readonly breaks: readonly number[];
    };

/** How paper lies. */
export type Orientation = 'portrait' | 'landscape';

/** How wide a sheet is, in pixels at 96 to the inch. */
export interface SheetWidth {
  /** By column, the first at 0; hidden columns are 0 wide. */
  readonly columnsPx: readonly number[];
  /** Width of the content, including text that runs past the last column. */
  readonly extentPx: number;
  /** Columns that are printed on every page. */
  readonly repeatedPx: number;
}

/**
 * Chooses the layout with the fewest pages side by side that are still legible: portrait, then landscape, then bands
 * of whole columns. The author's orientation is kept.
 *
 * @param slack Factor by which columns may turn out wider than estimated: LibreOffice does not shrink bands to fit.
 */
export function chooseLayout(
  sheet: SheetWidth,
  rooms: PageRooms,
  wanted: Orientation | undefined,
  slack: number,
): Layout {
  for (const orientation of wanted === undefined ? (['portrait', 'landscape'] as const) : [wanted]) {
    const scale = rooms[orientation].widthPx / sheet.extentPx;
    if (scale >= thresholds.wholeSpare * slack && orientation === (wanted ?? 'portrait')) return { mode: 'whole' };
    if (scale >= thresholds.scale.minReadable && isLone(sheet)) return loneBand(orientation, scale / slack);
    if (scale >= thresholds.scale.minReadable) return { mode: 'fitted', orientation, scale: Math.min(1, scale) };
  }
  const orientation = wanted ?? 'landscape';
  const roomPx = rooms[orientation].widthPx / slack;
  const { breaks, widthsPx } = chooseBands(sheet.columnsPx, roomPx / thresholds.scale.minReadable - sheet.repeatedPx);
  const scale = Math.max(thresholds.scale.minBand, Math.min(1, roomPx / (Math.max(...widthsPx) + sheet.repeatedPx)));
  if (breaks.length === 0) return isLone(sheet) ? loneBand(orientation, scale) : { mode: 'fitted', orientation, scale };
  return { mode: 'bands', orientation, scale: Math.floor(scale * 100) / 100, breaks };
}

/** Whether all content is in one column: LibreOffice fits the number of pages, and cuts such a column off at the first. */
const isLone = ({ columnsPx, extentPx }: SheetWidth) =>
  columnsPx.filter((px) => px > 0).length === 1 && extentPx <= sum(columnsPx);

const loneBand = (orientation: Orientation, scale: number): Layout => ({
  mode: 'bands',
  orientation,
  scale: Math.floor(Math.min(1, scale) * 100) / 100,
  breaks: [],
});

interface Bands {
  readonly breaks: readonly number[];
  readonly widthsPx: readonly number[];
}

/** Fills each band up to the limit; a column wider than the limit gets a band of its own. */
function fillBands(columnsPx: readonly number[], limitPx: number): Bands {
  const breaks: number[] = [];
  const widthsPx: number[] = [];
  let width = 0;
  for (const [index, columnPx] of columnsPx.entries()) {
    if (width > 0 && width + columnPx > limitPx) {
      breaks.push(index);
      widthsPx.push(width);
      width = 0;
    }
    width += columnPx;
  }
  return { breaks, widthsPx: [...widthsPx, width] };
}

/** The fewest bands within a limit in pixels, as even as whole columns allow and none of them a lone column. */
export function chooseBands(columnsPx: readonly number[], limitPx: number): Bands {
  const fewest = fillBands(columnsPx, limitPx);
  let low = Math.max(...columnsPx);
  let high = limitPx;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (fillBands(columnsPx, middle).breaks.length > fewest.breaks.length) low = middle;
    else high = middle;
  }
  const even = fillBands(columnsPx, high);
  return joinLoneColumn(columnsPx, even.breaks.length === fewest.breaks.length ? even : fewest, limitPx);
}

/** Filling from the left can leave the last column alone: moves columns over from the band before it. */
function joinLoneColumn(columnsPx: readonly number[], bands: Bands, limitPx: number): Bands {
  const breaks = [...bands.breaks];
  const last = breaks.at(-1);
  if (last === undefined) return bands;
  const visible = (columns: readonly number[]) => columns.filter((px) => px > 0).length;
  const widthOf = (from: number, to: number) => sum(columnsPx.slice(from, to));
  const start = breaks.at(-2) ?? 0;
  let moved = last;
  let behind = visible(columnsPx.slice(last));
  let before = visible(columnsPx.slice(start, last));
  while (behind < 2 && before > 2) {
    moved -= 1;
    if ((columnsPx[moved] ?? 0) === 0) continue;
    behind += 1;
    before -= 1;
  }
  if (moved === last || widthOf(moved, columnsPx.length) > limitPx) return bands;
  breaks[breaks.length - 1] = moved;
  const edges = [0, ...breaks, columnsPx.length];
  return { breaks, widthsPx: breaks.concat(0).map((_, i) => widthOf(edges[i] ?? 0, edges[i + 1] ?? 0)) };
}
