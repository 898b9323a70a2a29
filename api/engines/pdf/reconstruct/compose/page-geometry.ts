import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Margins } from '../model/doc-model.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import type { JoinedPage } from './flow/join-flows.ts';
import { extentOf, type ParagraphContext } from './paragraphs/compose-paragraph.ts';
import { aboveBaseline } from './paragraphs/line-pitch.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.page;

/** The last line of a paragraph on the page where it begins; it may continue on the next. */
function lastOnPage({ lines }: Passage): Line | undefined {
  const end = lines.findIndex((line, index) => index > 0 && line.baseline <= (lines[index - 1] as Line).baseline);
  return end < 0 ? lines.at(-1) : lines[end - 1];
}

const lowestOf = (item: FlowItem, { pitchOf }: ParagraphContext) =>
  item.type === 'passage' ? (lastOnPage(item)?.baseline ?? item.y1) + (1 - aboveBaseline) * pitchOf(item) : item.y1;

/** The top of an item. A frame is written as a border of the paragraphs in it, so it begins with them. */
function topOf(item: FlowItem, context: ParagraphContext): number {
  if (item.type === 'passage') return extentOf(item, context.pitchOf(item)).top;
  const [first] = item.type === 'table' && item.isFrame ? (item.cells[0]?.items ?? []) : [];
  return first === undefined ? item.y0 : topOf(first, context);
}

/** The height of a page's header in points, from its highest letter to its lowest; 0 without one. */
const headerHeightOf = ({ header }: JoinedPage): number =>
  header.length === 0 ? 0 : largest(header.map(({ y1 }) => y1)) - smallest(header.map(({ y0 }) => y0));

/** Where the text of a page begins in points: below its header, however high the margin is. */
export const textTopOf = (page: JoinedPage, { top, header }: Margins): number =>
  page.header.length === 0 ? top : Math.max(top, header + headerHeightOf(page));

/** Where the items of pages begin. */
function topsOf(pages: readonly JoinedPage[], context: ParagraphContext): readonly number[] {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const items = [...flows.flatMap((flow) => flow.items), ...pages.flatMap(({ notes }) => notes)];
  // Text that continues from the previous page is not among the page's items.
  const resumed = [...pages.map(({ tableStarts }) => tableStarts), ...flows.map(({ resumesFrom }) => resumesFrom)];
  return [...items.map((item) => topOf(item, context)), ...resumed.flatMap((y) => y ?? [])];
}

/**
 * The distance from the page's upper edge to its header. One that is lower than usual must leave room for its lines above
 * the text: it would move that down.
 */
function headerDistance(pages: readonly JoinedPage[], context: ParagraphContext): number {
  const headed = pages.filter(({ header }) => header.length > 0);
  const from = smallest(headed.flatMap(({ header }) => header.map(({ y0 }) => y0)));
  if (headed.length === 0) return limits.defaultHeaderDistance - 1;
  const room = smallest(topsOf(headed, context)) - limits.headerHeights * largest(headed.map(headerHeightOf));
  return Math.max(limits.minHeaderDistance, Math.min(from - 1, Math.max(limits.defaultHeaderDistance, room)));
}

/**
 * Measures the margins of a section, in points, from the area that its text covers.
 * @param pages At least one; all of the same size.
 * @param edges The left and right edges of their text.
 */
export function marginsOf(pages: readonly JoinedPage[], edges: Edges, context: ParagraphContext): Margins {
  const [{ width, height }] = pages as readonly [JoinedPage, ...JoinedPage[]];
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const items = [...flows.flatMap((flow) => flow.items), ...pages.flatMap(({ notes }) => notes)];
  const resumed = (values: readonly (number | null | undefined)[]) => values.filter((y) => y != null);
  const footerTop = smallest(
    pages.flatMap(({ footer }) => footer.map(({ y0 }) => y0)),
    height,
  );
  const footerBottom = largest(
    pages.flatMap(({ footer }) => footer.map(({ y1 }) => y1)),
    0,
  );
  const top = Math.max(0, smallest(topsOf(pages, context), height * limits.maxTopMargin));
  const ends = resumed([...pages.map(({ tableEnds }) => tableEnds), ...flows.map(({ resumesAt }) => resumesAt)]);
  const lowest = largest([...items.map((item) => lowestOf(item, context)), ...ends], height * limits.minTextEnd);
  const flowsOn = flows.some(({ resumesAt }) => resumesAt !== null);
  const room = height - lowest;
  const slackShare = pages.some(({ notes }) => notes.length > 0)
    ? limits.footSlack.notes
    : flowsOn || pages.some(({ tableEnds }) => tableEnds !== undefined)
      ? limits.footSlack.usual
      : Math.max(limits.footSlack.usual, Math.min(limits.footSlack.free, room / height - limits.minFreeMargin));
  const bottom = Math.max(0, Math.min(room - slackShare * height, limits.maxBottomMargin * height));
  return {
    top,
    right: Math.max(0, width - edges.x1 - limits.rightSlack),
    bottom: footerTop < height ? Math.min(bottom, height - footerTop + limits.maxSpaceAboveFooter * height) : bottom,
    left: edges.x0,
    header: headerDistance(pages, context),
    footer:
      footerBottom > 0 ? Math.max(limits.minHeaderDistance, height - footerBottom - 1) : limits.defaultFooterDistance,
  };
}
