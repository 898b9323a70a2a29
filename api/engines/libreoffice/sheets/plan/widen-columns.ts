import { sum } from '../../../../sum.ts';
import { thresholds } from './thresholds.ts';

/** Present widths of columns and what their content needs, by index from 0, in pixels. */
export interface ColumnNeeds {
  readonly widthsPx: readonly number[];
  /** For numbers and dates, which a narrower column shows as ###; granted up to a limit. */
  readonly numbersPx: ReadonlyMap<number, number>;
  /** For text that the next cell would cut. */
  readonly textsPx: ReadonlyMap<number, number>;
  /** For wrapped text to fit a row of the maximum height; always granted. */
  readonly floorsPx: ReadonlyMap<number, number>;
}

const { comfortablePx, minTextPx, maxNumberPx } = thresholds.column;

/**
 * Widens columns until their text fits: first within the width of a page, then with lines of a comfortable length
 * within that of a shrunk page, else to the narrowest width for wrapped text. No column gets narrower, and hidden ones
 * stay hidden.
 */
export function widenColumns(needs: ColumnNeeds, pagePx: number, shrunkPx: number): number[] {
  const base = needs.widthsPx.map((px, index) => {
    const number = Math.min(needs.numbersPx.get(index) ?? 0, maxNumberPx);
    return px === 0 ? 0 : Math.max(px, number, needs.floorsPx.get(index) ?? 0);
  });
  if (needs.textsPx.size === 0) return base;
  const widened = (capPx: number) =>
    base.map((px, index) => (px === 0 ? 0 : Math.max(px, Math.min(needs.textsPx.get(index) ?? 0, capPx))));
  const largestCap = (budgetPx: number, mostPx: number) => {
    let low = 0;
    let high = mostPx;
    if (sum(widened(high)) <= budgetPx) return high;
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (sum(widened(middle)) <= budgetPx) low = middle;
      else high = middle;
    }
    return low;
  };
  const onPage = largestCap(pagePx, pagePx);
  if (onPage >= comfortablePx) return widened(onPage);
  return widened(Math.max(minTextPx, onPage, largestCap(shrunkPx, comfortablePx)));
}
