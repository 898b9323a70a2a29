import { findPassages } from '../analyse/find-passages.ts';
import { joinSegments } from '../analyse/join-segments.ts';
import type { Line } from '../analyse/line.ts';
import type { Edges } from '../analyse/passage.ts';
import type { Block, Inline, RunningText } from '../model/doc-model.ts';
import { composeFlow } from './compose-flow.ts';
import type { ParagraphContext } from './compose-paragraph.ts';
import type { JoinedPage } from './join-flows.ts';

type Place = 'header' | 'footer';

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');
const masked = (text: string) => text.replace(/\d+/g, '#');

/** Numbers that are the page's own on every page, or the count of all. */
function withPageNumbers(inlines: readonly Inline[], page: number, count: number): readonly Inline[] {
  return inlines.flatMap((inline): readonly Inline[] => {
    if (inline.type !== 'text') return [inline];
    const parts = inline.text.split(/(\d+)/);
    let hasPage = false;
    return parts.flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      if (part === `${page + 1}` && !hasPage) {
        hasPage = true;
        return [{ type: 'page-number', of: 'page', shown: '1', look: inline.look }];
      }
      if (hasPage && part === `${count}`) return [{ type: 'page-number', of: 'pages', shown: part, look: inline.look }];
      return [{ ...inline, text: part }];
    });
  });
}

function blocksOf(
  page: JoinedPage,
  place: Place,
  edges: Edges,
  count: number,
  numbered: boolean,
  context: ParagraphContext,
): readonly Block[] {
  const lines = joinSegments(page[place]);
  const plain: ParagraphContext = { ...context, headingOf: () => null };
  const passages = findPassages(lines, edges).map((passage) => ({ ...passage, label: null }));
  const { blocks } = composeFlow(passages, edges, Number.POSITIVE_INFINITY, null, plain);
  if (!numbered) return blocks;
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, inlines: withPageNumbers(block.inlines, page.index, count) } : block,
  );
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
  const changes = new Set(pages.filter((page) => page[place].length > 0).map((page) => textOf(page[place]))).size > 1;
  const compose = (page: JoinedPage | undefined) =>
    page === undefined || page[place].length === 0
      ? null
      : blocksOf(page, place, edges, pages.length, changes || pages.length === 1, context);
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
