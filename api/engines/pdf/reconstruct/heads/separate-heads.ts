import { firstIndex } from '../../../../first-index.ts';
import { addTo } from '../../../../groups.ts';
import type { Line } from '../lines/line.ts';
import { isUntagged } from '../lines/line-tags.ts';
import { isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Look, Page } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import type { PageWithGrids } from './head-candidates.ts';
import { without } from './line-sets.ts';
import { endsIn, type Place, placeOf, reachOf } from './repeated-lines.ts';
import { findRunningHeads, type PageLines } from './running-heads.ts';
import { thresholds } from './thresholds.ts';

/** Whether a line is set like the line above or below it, with the same left edge and no more room than lines have. */
function isSetOn(line: Line, other: Line): boolean {
  const [upper, lower] = line.baseline < other.baseline ? [line, other] : [other, line];
  return (
    line !== other &&
    line.look === other.look &&
    Math.abs(line.x0 - other.x0) < thresholds.continued.sameLeft &&
    lower.baseline > upper.baseline &&
    lower.y0 - upper.y1 < thresholds.continued.maxGapLines * (line.y1 - line.y0)
  );
}

/** Finds the nearest of some lines above and below a line, among those with its look and its left edge or nearly so. */
function nearestAmong(lines: readonly Line[]): (line: Line) => readonly Line[] {
  const stepOf = ({ x0 }: Line) => Math.floor(x0 / thresholds.continued.sameLeft);
  const columns = new Map<Look, Map<number, Line[]>>();
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const ofLook = columns.get(line.look) ?? new Map<number, Line[]>();
    columns.set(line.look, ofLook);
    addTo(ofLook, stepOf(line), line);
  }
  return (line) =>
    [-1, 0, 1].flatMap((shift) => {
      const column = columns.get(line.look)?.get(stepOf(line) + shift) ?? [];
      const above = firstIndex(column, ({ baseline }) => baseline >= line.baseline) - 1;
      const below = firstIndex(column, ({ baseline }) => baseline > line.baseline);
      return [column[above], column[below]].filter((each) => each !== undefined);
    });
}

/**
 * Untagged lines that continue tagged text, outwards from it: some programs leave the part of a paragraph untagged that
 * is on the page before the rest of it.
 */
function continuedText(body: readonly Line[], untagged: readonly Line[]): ReadonlySet<Line> {
  const rest = new Set(untagged);
  const text = body.filter((line) => !rest.has(line));
  const nearest = nearestAmong(untagged);
  const found = new Set<Line>();
  for (let next = 0; next < text.length && rest.size > 0; next++) {
    const line = text[next] as Line;
    for (const other of nearest(line)) {
      if (!rest.has(other) || !isSetOn(other, line)) continue;
      rest.delete(other);
      found.add(other);
      text.push(other);
    }
  }
  return found;
}

/**
 * The lines from the outermost ones towards the middle of the page, each close to the one before, up to the first text:
 * a head may be higher than the zone in which it is looked for.
 * @param text What is no head, however near.
 * @param reach The extent of a line as distances from the page's edge.
 */
function innerLines(
  outer: readonly Line[],
  untagged: readonly Line[],
  text: readonly Line[],
  reach: (line: Line) => ReturnType<typeof reachOf>,
): readonly Line[] {
  if (outer.length === 0) return [];
  const found: Line[] = [];
  let deepest = largest(outer.map((line) => reach(line).to));
  const end = smallest(text.map((line) => (reach(line).from + reach(line).to) / 2));
  for (const line of [...untagged].sort((a, b) => reach(a).from - reach(b).from)) {
    const { from, to } = reach(line);
    if (from - deepest > thresholds.continued.maxGapLines * (to - from) || to > end) break;
    found.push(line);
    deepest = Math.max(deepest, to);
  }
  return found;
}

/**
 * Whether a line is in a table that continues into the text. Header rows that are repeated on each page are untagged
 * there.
 */
const isInText = ({ x0, x1, baseline }: Line, grids: readonly Box[], height: number) =>
  grids.some(
    (grid) =>
      isWithin(grid, (x0 + x1) / 2, baseline) && !endsIn(grid, 'header', height) && !endsIn(grid, 'footer', height),
  );

/**
 * Treats untagged lines at the top and foot of a tagged page as running heads, unless they continue its text.
 * @param grids Its ruled tables.
 */
function withUntaggedHeads(page: PageLines, grids: readonly Box[]): PageLines {
  const { body, header, footer, height } = page;
  const margin = height * thresholds.untaggedZoneShare;
  const isOuter = ({ baseline }: Line) => baseline < margin || baseline > height - margin;
  const untagged = body.filter((line) => isUntagged(line) && !isInText(line, grids, height));
  if (!untagged.some(isOuter)) return page;
  const continued = continuedText(body, untagged);
  const apart = untagged.filter((line) => !continued.has(line));
  const headsAt = (place: Place) => {
    const reach = (line: Line) => reachOf(line, place, height);
    const outer = apart.filter((line) => isOuter(line) && placeOf(line, height) === place);
    return [...outer, ...innerLines(outer, without(apart, outer), without(body, apart), reach)];
  };
  const tops = headsAt('header');
  const feet = headsAt('footer');
  if (tops.length + feet.length === 0) return page;
  return {
    ...page,
    body: without(body, [...tops, ...feet]),
    header: [...header, ...tops],
    footer: [...footer, ...feet],
  };
}

type PageWithText = PageWithGrids & { readonly page: Page; readonly reading: Reading };

/** Lines → heads: separates the running heads at the top and foot of pages from the text. */
export function separateHeads<T extends PageWithText>(
  pages: readonly T[],
): readonly (T & Pick<PageLines, 'body' | 'header' | 'footer'>)[] {
  const found = findRunningHeads(
    pages.map(({ page: { areHeadsDrawn = false }, ...page }) => ({ ...page, areHeadsDrawn })),
  );
  return pages.map((page, index) => {
    const none: readonly Line[] = [];
    if (page.reading === 'plain') return { ...page, body: page.segments, header: none, footer: none };
    const own = found[index] as PageLines;
    const { body, header, footer } = page.page.isTagged ? withUntaggedHeads(own, page.grids) : own;
    return { ...page, body, header, footer };
  });
}
