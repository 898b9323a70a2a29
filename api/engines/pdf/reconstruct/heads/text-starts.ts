import type { Line } from '../lines/line.ts';
import { haveSameSize } from '../model/page-size.ts';
import { type Place, reachOf } from './repeated-lines.ts';
import type { PageBody } from './text-limits.ts';
import { thresholds } from './thresholds.ts';

const { minRows, samePitch } = thresholds.textStart;

/**
 * Points from an end of a page to its text, if its outermost rows are text for certain: several at one pitch, while heads
 * stand apart. Null otherwise.
 */
function startOf({ body, height }: PageBody, place: Place): number | null {
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
 * Determines how far from the ends of pages of one size their text begins, by the pages that begin or end within a
 * paragraph: what stands there on another page is not a head, even if it is apart from the text.
 */
export function textStarts(pages: readonly PageBody[]) {
  const startsAt = (place: Place) =>
    pages
      .map((page) => ({ page, start: startOf(page, place) }))
      .filter((each): each is { readonly page: PageBody; readonly start: number } => each.start !== null)
      .sort((a, b) => a.start - b.start);
  const starts = { header: startsAt('header'), footer: startsAt('footer') };
  return {
    /** In points from the edge; null where no two other pages agree on it. */
    of: (page: Omit<PageBody, 'body'>, place: Place): number | null => {
      const room = thresholds.textLimit.sameShare * page.height;
      let nearer = Number.NEGATIVE_INFINITY;
      for (const { page: other, start } of starts[place]) {
        if (other.index === page.index || !haveSameSize(other, page)) continue;
        if (start < nearer + room) return nearer;
        nearer = start;
      }
      return null;
    },
  };
}
