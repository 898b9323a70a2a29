import { findPassages } from '../analyse/find-passages.ts';
import { joinSegments } from '../analyse/join-segments.ts';
import type { Line } from '../analyse/line.ts';
import type { Edges } from '../analyse/passage.ts';
import type { Block, RunningText } from '../model/doc-model.ts';
import { composeFlow } from './compose-flow.ts';
import type { ParagraphContext } from './compose-paragraph.ts';
import type { JoinedPage } from './join-flows.ts';
import { type NumberRoles, numberRoles, withPageNumbers } from './page-numbers.ts';

type Place = 'header' | 'footer';

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');
const masked = (text: string) => text.replace(/\d+/g, '#');

function blocksOf(
  page: JoinedPage,
  place: Place,
  edges: Edges,
  roles: NumberRoles,
  context: ParagraphContext,
): readonly Block[] {
  const plain: ParagraphContext = { ...context, headingOf: () => null };
  const passages = findPassages(joinSegments(page[place]), edges).map((passage) => ({ ...passage, label: null }));
  const { blocks } = composeFlow(passages, edges, Number.POSITIVE_INFINITY, null, plain);
  return withPageNumbers(blocks, roles);
}

/** The headers or footers of the pages: the usual one, and those of the first and of even pages where they differ. */
export function runningText(
  pages: readonly JoinedPage[],
  place: Place,
  edges: Edges,
  context: ParagraphContext,
): RunningText {
  const kinds = pages.map((page) => masked(textOf(page[place])));
  const rest = pages.slice(1);
  const pick = (index: number) => pages.find((page) => page.index === index);
  const compose = (page: JoinedPage | undefined) => {
    if (page === undefined || page[place].length === 0) return null;
    const readIn = (each: JoinedPage) =>
      joinSegments(each[place])
        .map(({ text }) => text)
        .join('\n');
    const alike = pages.filter(({ index }) => kinds[index] === kinds[page.index] && index !== page.index).slice(0, 3);
    const texts = [page, ...alike].map((each) => ({ page: each.index, text: readIn(each) }));
    return blocksOf(page, place, edges, numberRoles(texts, pages.length), context);
  };
  const odd = rest.filter(({ index }) => index % 2 === 0).map(({ index }) => kinds[index] ?? '');
  const even = rest.filter(({ index }) => index % 2 === 1).map(({ index }) => kinds[index] ?? '');
  const commonest = (values: readonly string[]) =>
    [...new Set(values)].sort((a, b) => values.filter((v) => v === b).length - values.filter((v) => v === a).length)[0];
  const [usualOdd, usualEven] = [commonest(odd.length > 0 ? odd : kinds), commonest(even)];
  const indexOf = (kind: string | undefined, parity: number | null, from: number) =>
    kinds.findIndex((each, index) => index >= from && each === kind && (parity === null || index % 2 === parity));
  const differs = odd.length > 0 && even.length > 0 && usualOdd !== usualEven;
  const usual = compose(
    pick(
      indexOf(
        differs ? usualOdd : commonest(rest.length > 0 ? kinds.slice(1) : kinds),
        differs ? 0 : null,
        rest.length > 0 ? 1 : 0,
      ),
    ),
  );
  const expected = differs ? usualOdd : commonest(rest.length > 0 ? kinds.slice(1) : kinds);
  return {
    usual,
    first: rest.length > 0 && kinds[0] !== expected ? (compose(pages[0]) ?? []) : null,
    even: differs ? (compose(pick(indexOf(usualEven, 1, 1))) ?? []) : null,
  };
}
