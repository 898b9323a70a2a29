import { addTo } from '../../../../../groups.ts';
import { boxAroundAll, isWithin, middleOf } from '../../model/box.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Page, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { thresholds } from './thresholds.ts';

const { minBars, minHeight, sameEnd, maxGapShare, minWidthTimes, minInk, maxInk } = thresholds;

const widthOf = ({ x0, x1 }: Box) => x1 - x0;

/** The area of an upright rule. */
const barOf = ({ x0, y0, y1, thickness }: Rule): Box => ({ x0: x0 - thickness / 2, x1: x0 + thickness / 2, y0, y1 });

/** Upright bars in rows: those of one row begin and end at the same heights. */
function rowsOf({ rules, fills }: Pick<Page, 'rules' | 'fills'>): readonly (readonly Box[])[] {
  const upright = rules.filter(({ isHorizontal, colour }) => !isHorizontal && colour !== paper).map(barOf);
  const bars = [...upright, ...fills.filter(({ colour }) => colour !== paper)];
  const rows = new Map<string, Box[]>();
  for (const bar of bars) {
    const height = bar.y1 - bar.y0;
    if (height < minHeight || widthOf(bar) > maxGapShare * height) continue;
    addTo(rows, `${Math.round(bar.y0 / sameEnd)}/${Math.round(bar.y1 / sameEnd)}`, bar);
  }
  return [...rows.values()].filter(({ length }) => length >= minBars);
}

/** Divides a row of bars where more is between two than within a barcode. */
function runsOf(row: readonly Box[]): readonly (readonly Box[])[] {
  const runs: Box[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const bar of [...row].sort((a, b) => a.x0 - b.x0)) {
    if (bar.x0 - right > maxGapShare * (bar.y1 - bar.y0)) runs.push([bar]);
    else runs.at(-1)?.push(bar);
    right = Math.max(right, bar.x1);
  }
  return runs;
}

/** Whether bars are of several widths, with about as much between them: lines of a grid are thin, those of a pattern alike. */
function areOfCode(bars: readonly Box[]): boolean {
  const widths = bars.map(widthOf);
  const ink = widths.reduce((sum, width) => sum + width, 0) / widthOf(boxAroundAll(bars));
  return largest(widths) > minWidthTimes * smallest(widths) && ink > minInk && ink < maxInk;
}

/**
 * Finds barcodes that are drawn bar by bar: their bars would be the lines of a table with as many columns. What is written
 * below a code stays text.
 */
export function findBarcodes(page: Pick<Page, 'rules' | 'fills' | 'glyphs'>): readonly Box[] {
  return rowsOf(page)
    .flatMap(runsOf)
    .filter((bars) => bars.length >= minBars && areOfCode(bars))
    .map(boxAroundAll)
    .filter((box) => !page.glyphs.some((glyph) => isWithin(box, ...middleOf(glyph))));
}
