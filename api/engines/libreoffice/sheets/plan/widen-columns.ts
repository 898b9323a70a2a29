import { sumOf } from './sum-of.ts';

/** What columns have and what their content asks for, by index, in pixels. */
export interface ColumnNeeds {
  readonly widthsPx: readonly number[];
  /** Numbers and dates, which a narrower column shows as ###: met up to a bound. */
  readonly numbersPx: ReadonlyMap<number, number>;
  /** Text that the next cell would cut. */
  readonly textsPx: ReadonlyMap<number, number>;
  /** The least that text needs to be no higher than a row may be when it is broken into lines: always met. */
  readonly floorsPx: ReadonlyMap<number, number>;
}

/** A paragraph is easier to read in lines of about this width. */
const comfortablePx = 440;
/** The least that text is given to be broken into lines in. */
const leastPx = 110;
/** What numbers may ask for, at most: a format of many letters is no table any more. */
const mostNumberPx = 600;

/**
 * Widens columns until their text fits: to one page's width first, then with lines of a comfortable length to the
 * width of a page in smaller print, and if that is too little to a width that text can be broken into lines in.
 * Nothing narrows, and hidden columns stay hidden.
 */
export function widenColumns(needs: ColumnNeeds, pagePx: number, shrunkPx: number): number[] {
  const base = needs.widthsPx.map((px, index) => {
    const number = Math.min(needs.numbersPx.get(index) ?? 0, mostNumberPx);
    return px === 0 ? 0 : Math.max(px, number, needs.floorsPx.get(index) ?? 0);
  });
  if (needs.textsPx.size === 0) return base;
  const widened = (capPx: number) =>
    base.map((px, index) => (px === 0 ? 0 : Math.max(px, Math.min(needs.textsPx.get(index) ?? 0, capPx))));
  const largestCap = (budgetPx: number, mostPx: number) => {
    let low = 0;
    let high = mostPx;
    if (sumOf(widened(high)) <= budgetPx) return high;
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (sumOf(widened(middle)) <= budgetPx) low = middle;
      else high = middle;
    }
    return low;
  };
  const onPage = largestCap(pagePx, pagePx);
  if (onPage >= comfortablePx) return widened(onPage);
  return widened(Math.max(leastPx, onPage, largestCap(shrunkPx, comfortablePx)));
}
