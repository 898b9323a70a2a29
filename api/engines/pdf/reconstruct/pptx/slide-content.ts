import type { Edges } from '../columns/edges.ts';
import { bulletOf } from '../compose/lists/open-list.ts';
import { inlinesOf } from '../compose/paragraphs/inlines.ts';
import { joinLines, wordsOf } from '../compose/paragraphs/join-lines.ts';
import { createPitchOf } from '../compose/paragraphs/line-pitch.ts';
import type { AnalysedPage } from '../flow/analysed-page.ts';
import type { Mark } from '../lines/mark.ts';
import { smallest } from '../model/extremes.ts';
import type { Box, Picture } from '../model/page-model.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FilledTable, FlowItem } from '../tables/filled-table.ts';
import type { SlideParagraph } from './slide-text-xml.ts';
import { thresholds } from './thresholds.ts';

/** The content of a slide, from back to front. */
export interface SlideContent {
  readonly pictures: readonly Picture[];
  readonly tables: readonly FilledTable[];
  readonly texts: readonly (Box & { readonly paragraph: SlideParagraph })[];
  readonly paragraphOf: (passage: Passage) => SlideParagraph;
}

/** The indent of a paragraph's first line relative to the others, which are aligned with the text after a label. */
function firstLineOf({ lines: [first, second], label, alignment, x0 }: Passage): number {
  if (first === undefined || alignment === 'center' || alignment === 'right') return 0;
  if (second !== undefined) return first.x0 - second.x0;
  return label === null ? 0 : Math.min(0, x0 - label.bodyX);
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
 */
export function slideContent(page: AnalysedPage, edges: Edges, repeated: readonly Picture[]): SlideContent {
  const heads = [...findPassages(joinSegments(page.header), edges), ...findPassages(joinSegments(page.footer), edges)];
  const items: readonly FlowItem[] = [
    ...page.regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)),
    ...page.notes,
    ...heads,
  ];
  const passages = items.filter((item) => item.type === 'passage');
  const pitchOf = createPitchOf(passages);
  const words = wordsOf(passages.flatMap(({ lines }) => lines));

  const paragraphOf = (passage: Passage): SlideParagraph => {
    const { lines, alignment, isRightToLeft } = passage;
    const [first] = lines;
    const baselines = new Map<Mark, number>(
      lines.flatMap((line) => line.marks.map((mark) => [mark, line.baseline] as const)),
    );
    const labelEnd = passage.label === null ? -1 : passage.label.text.length;
    const joined = joinLines(
      lines.map((line) => line.marks),
      words,
    );
    // A tab after the label aligns the first line with the others.
    const marks = joined.map((mark, index) =>
      index === labelEnd && mark.type === 'space'
        ? { ...mark, type: 'tab' as const, text: '\t' }
        : index < labelEnd
          ? { ...mark, text: bulletOf(mark.text) }
          : mark,
    );
    const labelTab = passage.label === null ? [] : [passage.label.bodyX - passage.x0];
    const look = first?.look ?? (marks[0] as Mark).look;
    return {
      inlines: inlinesOf(marks, { look, baselineOf: (mark) => baselines.get(mark) ?? mark.baseline }),
      alignment,
      isRightToLeft,
      pitch: pitchOf(passage),
      firstLine: firstLineOf(passage),
      tabs: [...labelTab, ...(first?.stops ?? []).map((stop) => stop - passage.x0)].filter((at) => at > 0),
      isLine: lines.length === 1,
    };
  };
  const texts = passages.map((passage) => {
    const paragraph = paragraphOf(passage);
    const [first, last] = [passage.lines[0]?.baseline ?? 0, passage.lines.at(-1)?.baseline ?? 0];
    const room = roomBeside(passage);
    const descent = thresholds.descentEms * passage.size;
    const isCentred = paragraph.alignment === 'center';
    const [x0, x1] = [passage.x0 - (isCentred ? room : 0), passage.x1 + room];
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
    paragraphOf,
    pictures: [...(page.vectorLayer === null ? [] : [page.vectorLayer]), ...repeated, ...page.floats, ...placed],
    tables: items.filter((item) => item.type === 'table'),
  };
}
