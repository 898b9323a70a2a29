import { plainDigits } from '../../writing-systems/digits.ts';
import { isRaisedMark } from '../lines/is-raised-mark.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import { finePrint } from './fine-print.ts';
import { type Place, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minNumberedPages, minRomanPages } = thresholds.lone;
const pageNumber = /^(?:\p{L}+\.?\s)?[-–—]?\s?(\d+)\s?[-–—]?(?:\s?(?:\/|\p{L}+)\s?\d+)?$/u;

/** The page's number with that of all pages, as `Page 1 of 2`, which no text is. */
const pageOfPages = /^(?:\p{L}+\.?\s)?(\d+)\s?(?:\/|\p{L}+)\s?(\d+)$/u;

/** Whether a line at the top of a page counts the pages of the document. */
function countsPages({ text }: Line, index: number): boolean {
  const [, page, pages] = pageOfPages.exec(plainDigits(text.trim())) ?? [];
  return Number(page) === index + 1 && Number(pages) > index;
}

/** The outermost lines within a margin, closest to the page's edge first; none if text follows closely. */
function outerLines(
  lines: readonly Line[],
  margin: number,
  em: number,
  distanceOf: (line: Line) => ReturnType<typeof reachOf>,
): readonly Line[] {
  const sorted = [...lines].sort((a, b) => distanceOf(a).to - distanceOf(b).to);
  const heads = sorted.filter((line) => distanceOf(line).to < margin);
  const next = sorted[heads.length];
  const last = heads.at(-1);
  if (
    last === undefined ||
    new Set(heads.map(({ baseline }) => Math.round(baseline / (thresholds.lone.rowEms * em)))).size >
      thresholds.lone.maxRows
  )
    return [];
  const gap = next === undefined ? Number.POSITIVE_INFINITY : distanceOf(next).from - distanceOf(last).to;
  return gap > thresholds.lone.minGapLines * (last.y1 - last.y0) ? heads : [];
}

/** Whether a line begins with a raised number or sign, as a footnote does. */
function beginsNote(line: Line): boolean {
  const [first] = line.marks;
  return first !== undefined && /[\d*†‡§]/u.test(first.text) && isRaisedMark(first, line);
}

/** A number alone in its line, and one in small Roman digits, which stand for hardly anything but pages there. */
const loneNumber = /^\d{1,4}$/;
const loneRoman = /^[ivxlc]{1,7}$/;

/**
 * The lowest line of a page if it is only the page's number, centred below the text: papers whose first page has its
 * number at the foot, and the others at the top, leave little room above it, and so do books where a chapter begins.
 * @param countPages On how many pages there is such a line, whose number differs by as much from theirs.
 */
function centredNumber(
  { index, height, segments }: SegmentedPage,
  countPages: (line: Line) => number,
): readonly Line[] {
  const lowest = segments.reduce<Line | undefined>(
    (low, line) => (low && low.baseline >= line.baseline ? low : line),
    undefined,
  );
  if (lowest === undefined || lowest.baseline < (1 - thresholds.zoneShare) * height) return [];
  const others = segments.filter((line) => line !== lowest);
  const middle = (smallest(others.map(({ x0 }) => x0)) + largest(others.map(({ x1 }) => x1))) / 2;
  const isCentred = Math.abs((lowest.x0 + lowest.x1) / 2 - middle) < thresholds.lone.sameMiddle;
  const isApart = others.every(({ y1 }) => y1 <= lowest.y0);
  const number = plainDigits(lowest.text.trim());
  const isOfPage =
    number === String(index + 1) ||
    (loneNumber.test(number) && countPages(lowest) >= minNumberedPages) ||
    (loneRoman.test(number) && countPages(lowest) >= minRomanPages);
  return isCentred && isApart && isOfPage ? [lowest] : [];
}

/**
 * Finds headers and footers that no other page repeats: small lines in the margins, apart from the text. The height of
 * these margins is estimated from the left margin and from the text of other pages.
 * @param limitOf Points from the page's edge to the first text on other pages; null if they disagree.
 * @param startOf Points from the page's edge to where there is text for certain on other pages; null if they do not
 * show it.
 * @param countPages On how many pages a line is, with the number that follows from theirs if it has one.
 */
export function findLoneHeads(
  page: SegmentedPage,
  limitOf: (place: Place) => number | null,
  startOf: (place: Place) => number | null,
  countPages: (line: Line) => number,
): Readonly<Record<Place, readonly Line[]>> {
  const { index, width, height, segments } = page;
  const size = median(segments.map(({ look }) => look.size));
  const inside = segments.filter(
    ({ baseline }) =>
      baseline > thresholds.lone.textFrom * height && baseline < (1 - thresholds.lone.textFrom) * height,
  );
  if (inside.length < 2) return { header: [], footer: [] };
  const left = smallest(
    inside.map(({ x0 }) => x0),
    thresholds.lone.maxMarginShare * width,
  );
  const margin = Math.max(thresholds.lone.outermostShare * height, thresholds.lone.withinMarginShare * left);
  const areSmall = (lines: readonly Line[]) =>
    lines.every(
      ({ look, isBold }) => look.size <= size * thresholds.lone.maxSizeTimes && !(isBold && look.size >= size),
    );
  const within = (place: Place) => Math.max(margin, Math.min(limitOf(place) ?? 0, thresholds.zoneShare * height));
  const headLines = (place: Place, most: number) => {
    const reach = (line: Line) => reachOf(line, place, height);
    const start = startOf(place) ?? Number.POSITIVE_INFINITY;
    const depth = Math.min(most, start);
    const wide =
      inside.length < thresholds.lone.minLines
        ? []
        : outerLines(segments, Math.min(Math.max(depth, left), start), size, reach);
    const share = smallest(wide.map((line) => reach(line).from)) / left;
    return share > thresholds.lone.halfwayShare.from && share < thresholds.lone.halfwayShare.to
      ? wide
      : outerLines(segments, depth, size, reach);
  };
  const isCounted = segments.some(
    (line) => line.y1 < thresholds.lone.numberedShare * height && countsPages(line, index),
  );
  const headMargin = isCounted ? Math.max(within('header'), thresholds.lone.numberedShare * height) : within('header');
  const header = headLines('header', headMargin);
  const isNumbered = segments.some(
    ({ text, y0 }) =>
      y0 > (1 - thresholds.lone.numberedShare) * height &&
      Number(pageNumber.exec(plainDigits(text.trim()))?.[1]) === index + 1,
  );
  const footMargin = isNumbered ? Math.max(within('footer'), thresholds.lone.numberedShare * height) : within('footer');
  const foot = headLines('footer', footMargin);
  const isFoot = foot.length > 0 && (isNumbered || areSmall(foot)) && !foot.some(beginsNote);
  const small = (place: Place) => finePrint(page, place, size, startOf(place));
  const isHeader = header.length > 0 && (isCounted || areSmall(header));
  const otherFeet = [centredNumber(page, countPages), small('footer')].filter((lines) => !lines.some(beginsNote));
  const footer = isFoot ? foot : (otherFeet.find((lines) => lines.length > 0) ?? []);
  return { header: isHeader ? header : small('header'), footer };
}
