import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import type { Block, RunningText } from '../../model/doc-model.ts';
import { findPassages } from '../../paragraphs/find-passages.ts';
import { joinSegments } from '../../paragraphs/join-segments.ts';
import { composeFlow } from '../flow/compose-flow.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { ParagraphContext } from '../paragraphs/compose-paragraph.ts';
import type { HeadRun } from './head-runs.ts';
import { type NumberRoles, numberOffset, numberRoles, withPageNumbers } from './page-numbers.ts';

/** How many other pages are compared to find the page numbers in a running head. */
const comparedPages = 3;

type Place = 'header' | 'footer';

/** The running heads of a section, and how much its page numbers exceed the positions of its pages in the file. */
export interface RunningHeads {
  readonly header: RunningText;
  readonly footer: RunningText;
  readonly numberOffset: number;
}

const masked = (text: string) => text.replace(/\d+/g, '#');
const kindAt = (page: JoinedPage, place: Place) => masked(page[place].map(({ text }) => text).join('\n'));

/** The running heads of a page as text with `#` for numbers, by which pages with the same ones are recognised. */
export const headKind = (page: JoinedPage) => `${kindAt(page, 'header')}\f${kindAt(page, 'footer')}`;

const textOfLines = (lines: readonly Line[]) =>
  joinSegments(lines)
    .map(({ text }) => text)
    .join('\n');

/** The text of a running head on a page and on other pages that have the same one. */
const textsLike = (page: JoinedPage, place: Place, pages: readonly JoinedPage[]) =>
  [
    page,
    ...pages.filter((each) => each !== page && kindAt(each, place) === kindAt(page, place)).slice(0, comparedPages),
  ].map((each) => ({ page: each.index, text: textOfLines(each[place]) }));

function blocksOf(
  page: JoinedPage,
  place: Place,
  edges: Edges,
  roles: NumberRoles,
  context: ParagraphContext,
): readonly Block[] {
  const plain: ParagraphContext = { ...context, headingOf: () => null, bookmarksOf: () => [] };
  const passages = findPassages(joinSegments(page[place]), edges).map((passage) => ({ ...passage, label: null }));
  const { blocks } = composeFlow(passages, edges, Number.POSITIVE_INFINITY, null, plain);
  return withPageNumbers(blocks, roles);
}

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
  const compose = (page: JoinedPage | undefined, place: Place) => {
    if (page === undefined || page[place].length === 0) return null;
    const roles = numberRoles(textsLike(page, place, own), pages.length);
    return blocksOf(page, place, edges, roles, context);
  };
  const at = (place: Place): RunningText => ({
    usual: compose(usual, place),
    first: hasOwnFirst ? (compose(own[0], place) ?? []) : null,
    even: alternates ? (compose(even, place) ?? []) : null,
  });
  const offsets = [usual, even].flatMap((page) =>
    page === undefined ? [] : (['header', 'footer'] as const).map((place) => numberOffset(textsLike(page, place, own))),
  );
  return { header: at('header'), footer: at('footer'), numberOffset: offsets.find((offset) => offset !== null) ?? 0 };
}
