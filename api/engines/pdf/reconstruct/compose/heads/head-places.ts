import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import { smallest } from '../../model/extremes.ts';
import { findPassages } from '../../paragraphs/find-passages.ts';
import { joinSegments } from '../../paragraphs/join-segments.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { composeFlow } from '../flow/compose-flow.ts';
import type { ComposedFlow } from '../flow/composed-flow.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { textEndOf, textTopOf } from '../page-geometry.ts';
import { extentOf } from '../paragraphs/lines/extent.ts';
import { lineHeightOf } from '../paragraphs/lines/line-pitch.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { thresholds } from '../thresholds.ts';
import { withRightEnd } from './right-ends.ts';

/** Where on its pages a head is. */
export type Place = 'header' | 'footer';

/** A header or a footer on the pages of a run that share one. */
export interface Head {
  /** The page whose lines it is made from. */
  readonly page: JoinedPage;
  readonly place: Place;
  readonly edges: Edges;
  readonly context: ParagraphContext;
  /** The pages that have it. */
  readonly sharing: readonly JoinedPage[];
  /** Its lines on the others of these. */
  readonly others: readonly Line[];
}

/** The lines of a head on a page. */
export const linesOf = (page: JoinedPage, place: Place): readonly Line[] => joinSegments(page[place]);

/**
 * Composes a head.
 * @param top What the first line is set below, in points from the page's upper edge; infinite for no space before it.
 */
export function flowOf({ page, place, edges, context, others }: Head, top: number): ComposedFlow {
  const plain: ParagraphContext = { ...context, headingOf: () => null, bookmarksOf: () => [], mayOverhang: true };
  const passages = findPassages(linesOf(page, place), edges).map((passage) =>
    withRightEnd({ ...passage, label: null }, others),
  );
  return composeFlow(passages, { edges, top, starts: null }, plain);
}

/** Where the lines of a head begin on its page, in points from the upper edge. */
const topOfLines = ({ page, place, edges, context }: Head) =>
  smallest(findPassages(linesOf(page, place), edges).map((passage) => extentOf(passage, context.pitchOf(passage)).top));

/** The height of the lines of a head at their pitch, in points. */
export const heightOf = (head: Head, from = topOfLines(head)): number => flowOf(head, from).bottom - from;

/** Where the text of the highest of some pages with a header begins, in points from the upper edge. */
const textTopBelow = (sharing: readonly JoinedPage[], context: ParagraphContext): number =>
  smallest(sharing.filter(({ header }) => header.length > 0).map((page) => textTopOf(page, context)));

/**
 * A header for which there is room above the text: single lines, whose pitch is that of others in the document, are only as
 * high as their letters where they would move the text down.
 */
export function fittingHeader(head: Head): Head {
  const { context, sharing } = head;
  if (heightOf(head) <= textTopBelow(sharing, context)) return head;
  const pitchOf = (passage: Passage) =>
    passage.pitch > 0 ? passage.pitch : Math.min(context.pitchOf(passage), lineHeightOf(passage));
  return { ...head, context: { ...context, pitchOf } };
}

/** Where a header is set: its top and bottom in points, and how much higher that is than on the page. */
export interface HeaderPlace {
  readonly top: number;
  readonly bottom: number;
  readonly raised: number;
}

/**
 * Places a header where it is on the page, as high as its composed lines. Where it would end below the beginning of the
 * text it is raised, since word processors move text below it.
 */
export function headerPlace(head: Head): HeaderPlace {
  const from = topOfLines(head);
  const height = heightOf(head, from);
  const room = textTopBelow(head.sharing, head.context) - height;
  const top = Math.max(0, Math.min(from, room));
  return { top, bottom: top + height, raised: from - top };
}

/**
 * Where headers begin, in points from the upper edge of the pages; null without any.
 * @param pages All of the run: those without a header have an empty one at the same height.
 */
export function topOfHeaders(
  places: readonly HeaderPlace[],
  pages: readonly JoinedPage[],
  context: ParagraphContext,
): number | null {
  if (places.length === 0) return null;
  const bare = pages.filter(({ header }) => header.length === 0);
  const room = smallest(bare.map((page) => textTopOf(page, context))) - thresholds.page.minHeaderHeight;
  return Math.max(
    0,
    smallest(
      places.map(({ top }) => top),
      room,
    ),
  );
}

/**
 * Points from a footer to the lower edge of the page with which it begins below the text: its lines, set at their pitch,
 * may be higher than they are in the PDF, and word processors end the text above them.
 * @param height The height of its lines in points.
 */
export function roomBelow(head: Head, height: number): number {
  const end = textEndOf(
    head.sharing.filter(({ footer }) => footer.length > 0),
    head.context,
  );
  return head.page.height - end - height - thresholds.page.aboveFooter;
}

/**
 * Points from the text of pages without footers to their lower edge, where they have empty ones if other pages have any. These
 * leave as much room for the roundings of all lines above them as margins do.
 */
export const roomBelowText = (pages: readonly JoinedPage[], context: ParagraphContext): number =>
  smallest(
    pages.map((page) => {
      const slack = thresholds.page.footSlackShares.usual * page.height;
      return page.height - textEndOf([page], context) - slack - thresholds.page.minHeaderHeight;
    }),
  );
