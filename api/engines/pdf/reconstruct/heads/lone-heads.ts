import { type Line, median } from '../lines/line.ts';
import { type LinedPage, type Place, reachOf, zone } from './repeated-lines.ts';

/** Share of the left margin's width, from the page's top or foot, within which no text of the page itself begins. */
const withinMargin = 0.78;
/** Share of a page's width that its left margin has at the most: centred text tells of no margin. */
const widestMargin = 0.16;
/** The same where they begin: word processors put heads halfway between the page's edge and its text. */
const halfway = { from: 0.4, to: 0.6 } as const;
/** Lines of a page whose margins can be relied on so far. */
const manyLines = 8;
/** Points from the edges within which lines are no text of the page, however narrow its margins are. */
const outermost = 22;
/** Heights of a line between running heads and the text. */
const leastGap = 1.1;
const maxRows = 4;
const larger = 1.05;

/** Share of the page's height in which a line with the page's number is a running foot, whatever the margin. */
const numbered = 0.085;
const pageNumber = /^(?:\p{L}+\.?\s)?[-–—]?\s?(\d+)\s?[-–—]?(?:\s?(?:\/|\p{L}+)\s?\d+)?$/u;

/** The outermost rows in rising distance from the page's edge, as long as they lie within its margin. */
function outerLines(
  lines: readonly Line[],
  margin: number,
  distanceOf: (line: Line) => ReturnType<typeof reachOf>,
): readonly Line[] {
  const sorted = [...lines].sort((a, b) => distanceOf(a).to - distanceOf(b).to);
  const heads = sorted.filter((line) => distanceOf(line).to < margin);
  const next = sorted[heads.length];
  const last = heads.at(-1);
  if (last === undefined || new Set(heads.map(({ baseline }) => Math.round(baseline / 4))).size > maxRows) return [];
  const gap = next === undefined ? Number.POSITIVE_INFINITY : distanceOf(next).from - distanceOf(last).to;
  return gap > leastGap * (last.y1 - last.y0) ? heads : [];
}

/**
 * The running heads and feet of a page that no other page repeats: small lines away from the text and within its
 * margins. How wide those are the margin at its left shows, and the text of other pages.
 *
 * @param limitOf Points from the edge where other pages have their first text; null where they do not tell.
 */
export function findLoneHeads(
  { index, width, height, segments }: LinedPage,
  limitOf: (place: Place) => number | null,
): Readonly<Record<Place, readonly Line[]>> {
  const size = median(segments.map(({ look }) => look.size));
  const inside = segments.filter(({ baseline }) => baseline > 0.1 * height && baseline < 0.9 * height);
  if (inside.length < 2) return { header: [], footer: [] };
  const left = Math.min(widestMargin * width, ...inside.map(({ x0 }) => x0));
  const margin = Math.max(outermost, withinMargin * left);
  const areSmall = (lines: readonly Line[]) =>
    lines.every(({ look, isBold }) => look.size <= size * larger && !(isBold && look.size >= size));
  const within = (place: Place) => Math.max(margin, Math.min(limitOf(place) ?? 0, zone * height));
  const linesAt = (place: Place, depth: number) => {
    const reach = (line: Line) => reachOf(line, place, height);
    const wide = inside.length < manyLines ? [] : outerLines(segments, Math.max(depth, left), reach);
    const start = Math.min(...wide.map((line) => reach(line).from)) / left;
    return start > halfway.from && start < halfway.to ? wide : outerLines(segments, depth, reach);
  };
  const header = linesAt('header', within('header'));
  const isNumbered = segments.some(
    ({ text, y0 }) => y0 > (1 - numbered) * height && Number(pageNumber.exec(text.trim())?.[1]) === index + 1,
  );
  const footMargin = isNumbered ? Math.max(within('footer'), numbered * height) : within('footer');
  const footer = linesAt('footer', footMargin);
  return { header: areSmall(header) ? header : [], footer: isNumbered || areSmall(footer) ? footer : [] };
}
