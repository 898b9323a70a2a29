import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import type { PageNumbering, RunningText } from '../../model/doc-model.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { joinSegments } from '../../paragraphs/join-segments.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { nearPages } from './head-kinds.ts';
import {
  fittingHeader,
  flowOf,
  type Head,
  type HeaderPlace,
  headerPlace,
  heightOf,
  linesOf,
  type Place,
  roomBelow,
  roomBelowText,
  topOfHeaders,
} from './head-places.ts';
import type { HeadRun } from './head-runs.ts';
import { maskedAt } from './last-pages.ts';
import { numberingOf, numberRoles, withPageNumbers } from './page-numbers.ts';

/** How many other pages are compared to find the page numbers in a running head. */
const comparedPages = 3;

/** The running heads of a section, and how they number its pages. */
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
  /** How its pages are numbered: as those before if its heads do not tell. */
  readonly numbering: PageNumbering;
}

const textOfLines = (lines: readonly Line[]) =>
  joinSegments(lines)
    .map(({ text }) => text)
    .join('\n');

/**
 * The text of a running head on a page and on other pages that have the same one: on those of its run, or else, since the other
 * head of the page may be its own, on those near it.
 */
function textsLike(page: JoinedPage, place: Place, own: readonly JoinedPage[], pages: readonly JoinedPage[]) {
  const mask = maskedAt(page, place);
  const isLike = (each: JoinedPage) => each !== page && maskedAt(each, place) === mask;
  const textsOf = (others: readonly JoinedPage[]) =>
    [page, ...others.slice(0, comparedPages)].map((each) => ({ page: each.index, text: textOfLines(each[place]) }));
  const alike = own.filter(isLike);
  if (alike.length > 0) return textsOf(alike);
  const { index } = page;
  const after = textsOf(pages.slice(index + 1, index + 1 + nearPages).filter(isLike));
  const before = textsOf(pages.slice(Math.max(0, index - nearPages), index).filter(isLike));
  return numberingOf(after) === null && before.length > 1 ? before : after;
}

/** How the heads of a run number its pages; null where they do not. @param own The pages of the run. */
function numberingIn(
  own: readonly JoinedPage[],
  { hasOwnFirst, alternates }: HeadRun,
  pages: readonly JoinedPage[],
): PageNumbering | null {
  const from = hasOwnFirst ? 1 : 0;
  const found = own
    .slice(from, from + (alternates ? 2 : 1))
    .flatMap((page) => (['header', 'footer'] as const).map((place) => numberingOf(textsLike(page, place, own, pages))));
  return found.find((numbering) => numbering !== null) ?? null;
}

/** The pages of a run that its heads are made from; null for those that it has none of, or without heads of their own. */
interface HeadPages {
  readonly usual: JoinedPage | null;
  readonly first: JoinedPage | null;
  readonly even: JoinedPage | null;
  /** Those pages that a run has. */
  readonly all: readonly JoinedPage[];
  /** The pages that have the heads of one of them. */
  readonly sharing: (page: JoinedPage) => readonly JoinedPage[];
}

/**
 * Word processors set the heads of even pages on those with an even number, wherever these are in the document.
 * @param own The pages of the run.
 */
function headPages(own: readonly JoinedPage[], { hasOwnFirst, alternates }: HeadRun, offset: number): HeadPages {
  const isEven = ({ index }: JoinedPage) => (index + 1 + offset) % 2 === 0;
  const first = hasOwnFirst ? (own[0] ?? null) : null;
  const later = own.slice(hasOwnFirst ? 1 : 0);
  const usual = later.find((page) => !alternates || !isEven(page)) ?? null;
  const even = (alternates ? later.find(isEven) : undefined) ?? null;
  const all = [first, usual, even].filter((page) => page !== null);
  const sharing = (page: JoinedPage) =>
    page === first ? [page] : later.filter((each) => !alternates || isEven(each) === isEven(page));
  return { usual, first, even, all, sharing };
}

/**
 * Composes the headers and footers of a run of pages: the usual ones, and those of its first page and of even pages.
 *
 * @param edges The left and right edges of the text on its first page.
 * @param before How the pages before it are numbered.
 * @param lastLike Finds the last page of the document with the head of a page: its number is what their fields show.
 */
export function runningHeads(
  pages: readonly JoinedPage[],
  run: HeadRun,
  edges: Edges,
  before: PageNumbering,
  lastLike: (page: JoinedPage, place: Place) => JoinedPage,
  context: ParagraphContext,
): RunningHeads {
  const own = pages.slice(run.from, run.to);
  const numbering = numberingIn(own, run, pages) ?? before;
  const { usual, first, even, all, sharing } = headPages(own, run, numbering.offset);
  // A long run has many pages to compare.
  const heads = { header: new Map<JoinedPage, Head>(), footer: new Map<JoinedPage, Head>() };
  const headOf = (page: JoinedPage, place: Place): Head => {
    const known = heads[place].get(page);
    if (known !== undefined) return known;
    const others = sharing(page).flatMap((each) => (each === page ? [] : linesOf(each, place)));
    const head = { page, place, edges, context, sharing: sharing(page), others };
    const fitting = place === 'header' ? fittingHeader(head) : head;
    heads[place].set(page, fitting);
    return fitting;
  };
  const headers = new Map<JoinedPage, HeaderPlace>();
  for (const page of all) if (page.header.length > 0) headers.set(page, headerPlace(headOf(page, 'header')));
  const headerTop = topOfHeaders([...headers.values()], own, context);
  const feet = all
    .filter(({ footer }) => footer.length > 0)
    .map((page) => ({ page, height: heightOf(headOf(page, 'footer')) }));
  const compose = (page: JoinedPage | null, place: Place) => {
    if (page === null || page[place].length === 0) return null;
    const roles = numberRoles(textsLike(page, place, own, pages), pages.length);
    const raised = place === 'header' ? headers.get(page)?.raised : undefined;
    const top = raised === undefined || headerTop === null ? Number.POSITIVE_INFINITY : headerTop + raised;
    return withPageNumbers(flowOf(headOf(page, place), top).blocks, roles, textOfLines(lastLike(page, place)[place]));
  };
  const at = (place: Place): RunningText => ({
    usual: compose(usual, place),
    first: run.hasOwnFirst ? (compose(first, place) ?? []) : null,
    even: run.alternates ? (compose(even, place) ?? []) : null,
  });
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
        : smallest(feet.map(({ page, height }) => roomBelow(headOf(page, 'footer'), height))),
    footerHeight: largest(
      feet.map(({ height }) => height),
      0,
    ),
    numbering,
  };
}
