import type { Edges } from '../columns/edges.ts';
import { passagesIn } from '../compose/compose-document.ts';
import { wordsOf } from '../compose/paragraphs/join-lines.ts';
import type { LineWidths } from '../compose/paragraphs/squeezed-lines.ts';
import type { AnalysedPage } from '../flow/analysed-page.ts';
import { smallest } from '../model/extremes.ts';
import type { Box, Picture } from '../model/page-model.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FilledTable, FlowItem } from '../tables/filled-table.ts';
import { createSlideParagraphs } from './slide-paragraph.ts';
import type { SlideParagraph } from './slide-text-xml.ts';
import { thresholds } from './thresholds.ts';

/** The content of a slide, from back to front. */
export interface SlideContent {
  readonly pictures: readonly Picture[];
  readonly tables: readonly FilledTable[];
  readonly texts: readonly (Box & { readonly paragraph: SlideParagraph })[];
  readonly paragraphOf: (passage: Passage) => SlideParagraph;
}

/** Points by which a text box is wider than its text, but so that no line has room for the first word of the next one. */
function roomBeside({ lines, x0, x1 }: Passage): number {
  const { share, points, ofWord } = thresholds.textBoxSlack;
  const words = lines.slice(1).map((next, index) => {
    const free = x1 - (lines[index]?.x1 ?? x1);
    return ofWord * (next.firstWordWidth + thresholds.spaceEms * next.look.size - free);
  });
  return smallest(
    words.filter((word) => word > 0),
    share * (x1 - x0) + points,
  );
}

/**
 * Collects the pictures, tables and text boxes of a page. Each paragraph becomes a text box at its position.
 * @param edges The left and right edges of the page's text.
 * @param repeated Pictures that this page shares with others.
 * @param widths How wide readers set the document's lines.
 */
export function slideContent(
  page: AnalysedPage,
  edges: Edges,
  repeated: readonly Picture[],
  widths: LineWidths,
): SlideContent {
  const heads = [...findPassages(joinSegments(page.header), edges), ...findPassages(joinSegments(page.footer), edges)];
  const items: readonly FlowItem[] = [
    ...page.regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)),
    ...page.notes,
    ...heads,
  ];
  const passages = items.filter((item) => item.type === 'passage');
  const words = wordsOf(passages.flatMap(({ lines }) => lines));

  const paragraphOf = createSlideParagraphs(passagesIn(items), words, widths);
  const texts = passages.map((passage) => {
    const room = roomBeside(passage);
    const paragraph = paragraphOf(passage, { x0: passage.x0, x1: passage.x1 + room });
    const [first, last] = [passage.lines[0]?.baseline ?? 0, passage.lines.at(-1)?.baseline ?? 0];
    const descent = thresholds.descentEms * passage.size;
    const isCentred = paragraph.alignment === 'center';
    const [x0, x1] = [passage.x0 - (isCentred ? room : 0), passage.x1 + room - paragraph.right];
    return {
      paragraph,
      x0,
      x1,
      y0: first + descent - paragraph.pitch,
      y1: last + descent,
    };
  });
  const placed = items.flatMap((item) => (item.type === 'picture' ? [item.picture] : []));
  return {
    texts,
    paragraphOf: (passage) => paragraphOf(passage, passage.edges),
    pictures: [...(page.vectorLayer === null ? [] : [page.vectorLayer]), ...repeated, ...page.floats, ...placed],
    tables: items.filter((item) => item.type === 'table'),
  };
}
