import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Margins } from '../model/doc-model.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import { borderSpace } from './flow/frame-border.ts';
import type { JoinedPage } from './flow/join-flows.ts';
import { extentOf } from './paragraphs/lines/extent.ts';
import { aboveBaseline } from './paragraphs/lines/line-pitch.ts';
import { linesOnPage } from './paragraphs/lines/lines-on-page.ts';
import type { ParagraphContext } from './paragraphs/paragraph-context.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.page;

/** The last line of a paragraph on the page where it begins; it may continue on the next. */
export const lastOnPage = (passage: Passage): Line | undefined => linesOnPage(passage).at(-1);

const lowestOf = (item: FlowItem, { pitchOf }: ParagraphContext) =>
  item.type === 'passage' ? (lastOnPage(item)?.baseline ?? item.y1) + (1 - aboveBaseline) * pitchOf(item) : item.y1;

/** The top of an item. A frame is written as a border of the paragraphs in it, so it begins with them, or a little above. */
function topOf(item: FlowItem, context: ParagraphContext): number {
  if (item.type === 'passage') return extentOf(item, context.pitchOf(item)).top;
  const [frame] = item.type === 'table' && item.isFrame ? item.cells : [];
  const [first] = frame?.items ?? [];
  if (frame === undefined || first === undefined) return item.y0;
  const top = topOf(first, context);
  const width = frame.cell.borders.top?.width;
  return width === undefined ? top : top - borderSpace(top - item.y0 - width / 2) - width;
}

/** Where the items of pages begin. */
function topsOf(pages: readonly JoinedPage[], context: ParagraphContext): readonly number[] {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const items = [...flows.flatMap((flow) => flow.items), ...pages.flatMap(({ notes }) => notes)];
  // Text that continues from the previous page is not among the page's items.
  const resumed = [...pages.map(({ tableStarts }) => tableStarts), ...flows.map(({ resumesFrom }) => resumesFrom)];
  return [...items.map((item) => topOf(item, context)), ...resumed.flatMap((y) => y ?? [])];
}

/** Where the text and drawings of a page begin below its header, in points from its upper edge; infinite without any. */
export const textTopOf = (page: JoinedPage, context: ParagraphContext): number => smallest(topsOf([page], context));

/**
 * Where the text and tables of pages end, in points from the upper edge; notes are text. Minus infinity without any, or
 * without pages.
 */
export function textEndOf(pages: readonly JoinedPage[], context: ParagraphContext): number {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const items = [...flows.flatMap((flow) => flow.items), ...pages.flatMap(({ notes }) => notes)];
  const resumed = [...pages.map(({ tableEnds }) => tableEnds), ...flows.map(({ resumesAt }) => resumesAt)];
  const ends = resumed.filter((y) => y != null);
  return largest([...items.map((item) => lowestOf(item, context)), ...ends]);
}

/** Whether the text of a page begins with the rest of a paragraph. */
export const isResumed = ({ regions }: JoinedPage) => regions[0]?.columns[0]?.resumesAt != null;

/** The space between the items of a page whose text is in one column, in points; 0 for other pages. */
function spaceIn({ regions }: JoinedPage, context: ParagraphContext): number {
  const columns = regions.map((region) => region.columns);
  const items = columns.flatMap(([flow, ...others]) => (others.length > 0 ? [] : (flow?.items ?? [])));
  if (columns.some(({ length }) => length > 1)) return 0;
  return items
    .slice(1)
    .reduce(
      (sum, item, index) => sum + Math.max(0, topOf(item, context) - lowestOf(items[index] as FlowItem, context)),
      0,
    );
}

/**
 * The upper margin of pages, in points: where the highest text begins. But the rest of a paragraph always begins at the
 * margin, while other text can have space above it: if as many pages begin with the former, lower, that is the margin,
 * provided that what begins higher has room below it, or catches up in the space between its paragraphs.
 */
function topOfPages(pages: readonly JoinedPage[], height: number, context: ParagraphContext): number {
  const tops = pages.map((page) => ({ page, top: textTopOf(page, context), isRest: isResumed(page) }));
  const highest = smallest(tops.map(({ top }) => top));
  const rests = tops.filter(({ isRest }) => isRest);
  const resumed = smallest(rests.map(({ top }) => top));
  const higher = tops.filter(({ top }) => top < resumed - limits.sameTop);
  if (rests.length === 0 || higher.length > rests.length) return highest;
  const lowest = textEndOf(pages, context);
  const catchesUp = (page: JoinedPage, by: number) =>
    by < limits.maxTopDifferenceShare * height ||
    (by < limits.maxCaughtUpShare * height && by < limits.maxSpaceCaughtUpShare * spaceIn(page, context));
  const hasRoom = ({ page, top }: (typeof tops)[number]) =>
    catchesUp(page, resumed - top) || textEndOf([page], context) + resumed - top <= lowest;
  return higher.every(hasRoom) ? resumed : highest;
}

/** The upper margin of a section whose pages, of one size, show it by the rest of a paragraph, in points; 0 for others. */
export function resumedTopOf(pages: readonly JoinedPage[], context: ParagraphContext): number {
  const [page] = pages;
  if (page === undefined || !pages.some(isResumed)) return 0;
  return Math.min(topOfPages(pages, page.height, context), page.height * limits.maxTopMarginShare);
}

/**
 * Whether the pages that reach the foot end as they do in any reader: they are text in one column, nearly all of whose
 * lines readers are known to set as wide. Pictures and tables add up other roundings.
 * @param end Where the lowest one ends, in points from the upper edge.
 */
function endsAreKnown(pages: readonly JoinedPage[], end: number, height: number, context: ParagraphContext): boolean {
  const low = pages.filter((page) => textEndOf([page], context) > end - limits.footSlackShares.usual * height);
  const items = low.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)));
  const passages = items.filter((item) => item.type === 'passage');
  const isText = passages.length === items.length && low.every((page) => page.tableEnds === undefined);
  const isOneColumn = low.every(({ regions }) => regions.every(({ columns }) => columns.length < 2));
  const lines = passages.flatMap((passage) => passage.lines);
  const known = lines.filter(({ look }) => context.widths.setWidth(' ', look) !== null).length;
  return isText && isOneColumn && known >= limits.minKnownLinesShare * lines.length;
}

/**
 * The lower margin of pages, in points, with room for the roundings of all lines above it. Pages with notes leave hardly
 * any: there, the margin decides where the notes are. Infinite without pages.
 * @param pages All with notes, or all without.
 */
function bottomOf(pages: readonly JoinedPage[], height: number, context: ParagraphContext): number {
  if (pages.length === 0) return Number.POSITIVE_INFINITY;
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const lowest = Math.max(textEndOf(pages, context), height * limits.minTextEndShare);
  const flowsOn = flows.some(({ resumesAt }) => resumesAt !== null);
  const room = height - lowest;
  // Pages whose text ends lower than printers like have half of what is below it.
  const freeMargin = Math.min(limits.minFreeMarginShare, room / height / 2);
  const slackShare = pages.some(({ notes }) => notes.length > 0)
    ? limits.footSlackShares.notes
    : flowsOn || pages.some(({ tableEnds }) => tableEnds !== undefined)
      ? limits.footSlackShares[endsAreKnown(pages, lowest, height, context) ? 'known' : 'usual']
      : Math.max(limits.footSlackShares.usual, Math.min(limits.footSlackShares.free, room / height - freeMargin));
  return Math.max(0, Math.min(room - slackShare * height, limits.maxBottomMarginShare * height));
}

/**
 * Measures the margins of a section, in points, from the area that its text covers.
 * @param pages At least one; all of the same size.
 * @param edges The left and right edges of their text.
 */
export function marginsOf(pages: readonly JoinedPage[], edges: Edges, context: ParagraphContext): Margins {
  const [{ width, height }] = pages as readonly [JoinedPage, ...JoinedPage[]];
  const footerTop = smallest(
    pages.flatMap(({ footer }) => footer.map(({ y0 }) => y0)),
    height,
  );
  const footerBottom = largest(
    pages.flatMap(({ footer }) => footer.map(({ y1 }) => y1)),
    0,
  );
  const top = Math.max(0, Math.min(topOfPages(pages, height, context), height * limits.maxTopMarginShare));
  const noted = pages.filter(({ notes }) => notes.length > 0);
  const others = pages.filter(({ notes }) => notes.length === 0);
  const bottom = smallest([noted, others].map((alike) => bottomOf(alike, height, context)));
  return {
    top,
    right: Math.max(0, width - edges.x1 - limits.rightSlack),
    bottom:
      footerTop < height ? Math.min(bottom, height - footerTop + limits.maxSpaceAboveFooterShare * height) : bottom,
    // Text may begin beyond the page, where no margin can.
    left: Math.max(0, edges.x0),
    // Word processors keep a little room for a header even if it is empty.
    header: Math.max(0, Math.min(limits.defaultHeaderDistance, top - limits.minHeaderHeight)),
    footer: footerBottom > 0 ? Math.max(0, height - footerBottom - 1) : limits.defaultFooterDistance,
  };
}
