import type { Line } from '../lines/line.ts';
import { haveSameSize } from '../model/page-size.ts';
import { type LinedPage, type Place, reachOf } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minRows, samePitch } = thresholds.textStart;

/** A page's lines without the running heads that all pages share. */
type Page = Omit<LinedPage, 'segments'> & { readonly body: readonly Line[] };

/**
 * Points from an end of a page to its text, if its outermost rows are text for certain: several at one pitch, while heads
 * stand apart. Null otherwise.
 */
function startOf({ body, height }: Page, place: Place): number | null {
  const sorted = [...body].sort((a, b) => (place === 'header' ? a.baseline - b.baseline : b.baseline - a.baseline));
  const rows: Line[] = [];
  for (const line of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && Math.abs(line.baseline - row.baseline) < samePitch) continue;
    rows.push(line);
    if (rows.length === minRows) break;
  }
  const pitches = rows.slice(1).map(({ baseline }, index) => Math.abs(baseline - (rows[index] as Line).baseline));
  const isSteady = pitches.every((pitch) => Math.abs(pitch - (pitches[0] as number)) < samePitch);
  const [outermost] = rows;
  return outermost !== undefined && rows.length === minRows && isSteady ? reachOf(outermost, place, height).from : null;
}

/**
 * Determines from how far on there is text at the ends of pages of one size, as pages tell that begin, or end, within a
 * paragraph: what stands there on another page is no head, though it be apart.
 */
export function textStarts(pages: readonly Page[]) {
  const startsAt = (place: Place) =>
    pages
      .map((page) => ({ page, start: startOf(page, place) }))
      .filter((each): each is { readonly page: Page; readonly start: number } => each.start !== null)
      .sort((a, b) => a.start - b.start);
  const starts = { header: startsAt('header'), footer: startsAt('footer') };
  return {
    /** In points from the edge; null where no two other pages agree on it. */
    of: (page: Omit<Page, 'body'>, place: Place): number | null => {
      const others = starts[place].filter(({ page: other }) => other.index !== page.index && haveSameSize(other, page));
      const room = thresholds.sameTextLimitShare * page.height;
      const agreed = others.find(({ start }, index) => (others[index + 1]?.start ?? Infinity) < start + room);
      return agreed?.start ?? null;
    },
  };
}
