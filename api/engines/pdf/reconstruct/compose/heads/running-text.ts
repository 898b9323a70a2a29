import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import type { RunningText } from '../../model/doc-model.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { findPassages } from '../../paragraphs/find-passages.ts';
import { joinSegments } from '../../paragraphs/join-segments.ts';
import { composeFlow } from '../flow/compose-flow.ts';
import type { ComposedFlow } from '../flow/composed-flow.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { textEndOf, textTopOf } from '../page-geometry.ts';
import { extentOf } from '../paragraphs/extent.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { thresholds } from '../thresholds.ts';
import type { HeadRun } from './head-runs.ts';
import { numberOffset, numberRoles, withPageNumbers } from './page-numbers.ts';

/** How many other pages are compared to find the page numbers in a running head. */
const comparedPages = 3;

type Place = 'header' | 'footer';

/** The running heads of a section, and how much its page numbers exceed the positions of its pages in the file. */
export interface RunningHeads {
  readonly header: RunningText;
  readonly footer: RunningText;
  /** Points from the upper edge of the pages to their headers; null without any. */
  readonly headerTop: number | null;
  /** Points from the upper edge of a page to the end of its header's lines; 0 without one. */
  readonly headerEnd: (page: JoinedPage) => number;
  /** Points between the footers and the lower edge of the pages at most: above them, the text needs its room. */
  readonly maxFooterDistance: number;
  /** The height of the highest footer in points; 0 without any. */
  readonly footerHeight: number;
  readonly numberOffset: number;
}

/** The text of a running head of a page, line by line. */
export const textAt = (page: JoinedPage, place: Place): string => page[place].map(({ text }) => text).join('\n');

const maskedAt = (page: JoinedPage, place: Place) => textAt(page, place).replace(/\p{Nd}+/gu, '#');

const textOfLines = (lines: readonly Line[]) =>
  joinSegments(lines)
    .map(({ text }) => text)
    .join('\n');

/** The text of a running head on a page and on other pages that have the same one. */
const textsLike = (page: JoinedPage, place: Place, pages: readonly JoinedPage[]) =>
  [
    page,
    ...pages.filter((each) => each !== page && maskedAt(each, place) === maskedAt(page, place)).slice(0, comparedPages),
  ].map((each) => ({ page: each.index, text: textOfLines(each[place]) }));

/** A header or a footer on the pages of a run that share one. */
interface Head {
  /** The page whose lines it is made from. */
  readonly page: JoinedPage;
  readonly place: Place;
  readonly edges: Edges;
  readonly context: ParagraphContext;
}

/** @param top What the first line is set below, in points from the page's upper edge; infinite for no space before it. */
function flowOf({ page, place, edges, context }: Head, top: number): ComposedFlow {
  const plain: ParagraphContext = { ...context, headingOf: () => null, bookmarksOf: () => [], mayOverhang: true };
  const passages = findPassages(joinSegments(page[place]), edges).map((passage) => ({ ...passage, label: null }));
  return composeFlow(passages, { edges, top, starts: null }, plain);
}

/** Where the lines of a head begin on its page, in points from the upper edge. */
const topOfLines = ({ page, place, edges, context }: Head) =>
  smallest(
    findPassages(joinSegments(page[place]), edges).map((passage) => extentOf(passage, context.pitchOf(passage)).top),
  );

/** The height of the lines of a head at their pitch, in points. */
const heightOf = (head: Head, from = topOfLines(head)): number => flowOf(head, from).bottom - from;

/** Where a header is set: its top and bottom in points, and how much higher that is than on the page. */
interface HeaderPlace {
  readonly top: number;
  readonly bottom: number;
  readonly raised: number;
}

/**
 * Places a header where it is on the page, as high as its composed lines. Where it would end below the beginning of the
 * text it is raised, since word processors move text below it.
 * @param sharing The pages that have it.
 */
function placeOf(head: Head, sharing: readonly JoinedPage[]): HeaderPlace {
  const from = topOfLines(head);
  const height = heightOf(head, from);
  const headed = sharing.filter(({ header }) => header.length > 0);
  const room = smallest(headed.map((page) => textTopOf(page, head.context))) - height;
  const top = Math.max(0, Math.min(from, room));
  return { top, bottom: top + height, raised: from - top };
}

/**
 * Points from a footer to the lower edge of the page with which it begins below the text: its lines, set at their pitch,
 * may be higher than they are in the PDF, and word processors end the text above them.
 * @param height The height of its lines in points.
 * @param sharing The pages that have it.
 */
function roomBelow(head: Head, height: number, sharing: readonly JoinedPage[]): number {
  const end = textEndOf(
    sharing.filter(({ footer }) => footer.length > 0),
    head.context,
  );
  return head.page.height - end - height - thresholds.page.aboveFooter;
}

/** Points from the text of pages without footers to their lower edge, where they have empty ones if other pages have any. */
const roomBelowText = (pages: readonly JoinedPage[], context: ParagraphContext): number =>
  smallest(pages.map((page) => page.height - textEndOf([page], context) - thresholds.page.minHeaderHeight));

/**
 * Composes the headers and footers of a run of pages: the usual ones, and those of its first page and of even pages.
 *
 * @param edges The left and right edges of the text on its first page.
 */
export function runningHeads(
  pages: readonly JoinedPage[],
  { from, to, hasOwnFirst, alternates }: HeadRun,
  edges: Edges,
  context: ParagraphContext,
): RunningHeads {
  const own = pages.slice(from, to);
  const later = own.slice(hasOwnFirst ? 1 : 0);
  const usual = alternates ? later.find(({ index }) => index % 2 === 0) : later[0];
  const even = alternates ? later.find(({ index }) => index % 2 === 1) : undefined;
  const sharing = (page: JoinedPage) =>
    page === own[0] && hasOwnFirst ? [page] : later.filter(({ index }) => !alternates || index % 2 === page.index % 2);
  const headers = new Map<JoinedPage, HeaderPlace>();
  const shown = [hasOwnFirst ? own[0] : undefined, usual, even].filter((page) => page !== undefined);
  for (const page of shown)
    if (page.header.length > 0) headers.set(page, placeOf({ page, place: 'header', edges, context }, sharing(page)));
  const feet = shown
    .filter(({ footer }) => footer.length > 0)
    .map((page) => {
      const foot: Head = { page, place: 'footer', edges, context };
      return { foot, height: heightOf(foot) };
    });
  // Pages without a header have an empty one at the same height.
  const room = smallest(own.filter(({ header }) => header.length === 0).map((page) => textTopOf(page, context)));
  const headerTop =
    headers.size === 0
      ? null
      : Math.max(
          0,
          smallest(
            [...headers.values()].map(({ top }) => top),
            room - thresholds.page.minHeaderHeight,
          ),
        );
  const compose = (page: JoinedPage | undefined, place: Place) => {
    if (page === undefined || page[place].length === 0) return null;
    const roles = numberRoles(textsLike(page, place, own), pages.length);
    const raised = place === 'header' ? headers.get(page)?.raised : undefined;
    const top = raised === undefined || headerTop === null ? Number.POSITIVE_INFINITY : headerTop + raised;
    return withPageNumbers(flowOf({ page, place, edges, context }, top).blocks, roles);
  };
  const at = (place: Place): RunningText => ({
    usual: compose(usual, place),
    first: hasOwnFirst ? (compose(own[0], place) ?? []) : null,
    even: alternates ? (compose(even, place) ?? []) : null,
  });
  const offsets = [usual, even].flatMap((page) =>
    page === undefined ? [] : (['header', 'footer'] as const).map((place) => numberOffset(textsLike(page, place, own))),
  );
  return {
    header: at('header'),
    footer: at('footer'),
    headerTop,
    headerEnd: (page) =>
      largest(
        [...headers].flatMap(([head, { bottom }]) => (sharing(head).includes(page) ? bottom : [])),
        0,
      ),
    maxFooterDistance:
      feet.length === 0
        ? roomBelowText(own, context)
        : smallest(feet.map(({ foot, height }) => roomBelow(foot, height, sharing(foot.page)))),
    footerHeight: largest(
      feet.map(({ height }) => height),
      0,
    ),
    numberOffset: offsets.find((offset) => offset !== null) ?? 0,
  };
}
