import type { Edges } from '../../columns/edges.ts';
import { listItems } from '../../compose/lists/list-items.ts';
import { bulletOf } from '../../compose/lists/open-list.ts';
import { composeParagraph } from '../../compose/paragraphs/compose-paragraph.ts';
import type { Words } from '../../compose/paragraphs/lines/join-lines.ts';
import { createPitchOf } from '../../compose/paragraphs/lines/line-pitch.ts';
import type { LineWidths } from '../../compose/paragraphs/lines/squeezed-lines.ts';
import type { ParagraphContext } from '../../compose/paragraphs/paragraph-context.ts';
import { lineOf } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { Paragraph } from '../../model/doc-model.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FitLine } from '../fit/fit-lines.ts';
import type { KeepsLines } from '../fit/keeps-lines.ts';
import { thresholds } from '../thresholds.ts';
import { type SlideBullet, slideBullet } from './slide-bullet.ts';
import type { SlideParagraph } from './slide-text-xml.ts';

/** Composes a passage as a paragraph between edges. */
export type SlideParagraphOf = (passage: Passage, edges: Edges) => SlideParagraph;

/** How wide readers set the document's lines, and what has them as wide as on the page. */
export interface SlideWidths {
  readonly widths: LineWidths;
  readonly fitLine: FitLine;
  readonly keepsLines: KeepsLines;
}

/** What a slide's paragraphs have in common: it has no headings, lists and notes, but text at its position. */
const asText = {
  headingOf: () => null,
  hasWidows: true,
  placeInList: () => ({ list: 0, level: 0 }),
  bookmarksOf: () => [],
};

/** A passage whose label is typed: with a bullet that readers have, and a tab before the text. */
function withTypedLabel(passage: Passage, { text }: Label): Passage {
  const [line, ...others] = passage.lines;
  if (line === undefined) return passage;
  const marks = line.marks.map((mark, index): Mark => {
    if (index < text.length) return glyphWith(mark, { text: bulletOf(mark.text) });
    return index === text.length && mark.type === 'space' ? glyphWith(mark, { type: 'tab', text: '\t' }) : mark;
  });
  return { ...passage, lines: [lineOf(marks), ...others] };
}

/**
 * What the reader sets before a paragraph; null if its further lines begin left of that, since programs then set the text
 * at its end, without the space that a tab has.
 */
function bulletBefore({ lines }: Passage, item: Label): SlideBullet | null {
  const [line, next] = lines;
  if (line === undefined || (next !== undefined && next.x0 < line.x0 - thresholds.minFirstIndent)) return null;
  const look = line.marks[0]?.look ?? line.look;
  return slideBullet(item, look, line.marks.slice(item.length).find(({ type }) => type === 'letter')?.look ?? look);
}

/**
 * The indents of a paragraph of one line without a bullet, other than those that it is composed with. A line after a label
 * begins where others of its paragraph would. LibreOffice forgets the tab stops of paragraphs that state an indent, and
 * measures them from the left margin: lines with several have neither.
 */
function loneIndents(
  { label, lines, x0, isRightToLeft }: Passage,
  edges: Edges,
  { tabs }: Paragraph,
): Partial<Pick<Paragraph, 'left' | 'firstLine'>> {
  if (lines.length > 1 || isRightToLeft) return {};
  if (label !== null && tabs.length < 2) return { left: label.bodyX - edges.x0, firstLine: x0 - label.bodyX };
  return tabs.length > 0 ? { left: Math.max(0, x0 - edges.x0), firstLine: 0 } : {};
}

/**
 * Creates a function that composes the paragraphs of a slide.
 * @param passages Those of the slide.
 */
export function createSlideParagraphs(
  passages: readonly Passage[],
  words: Words,
  { widths, fitLine, keepsLines }: SlideWidths,
): SlideParagraphOf {
  const items = listItems(passages);
  const pitchOf = createPitchOf(passages);
  return (passage, edges) => {
    const { label, lines, isRightToLeft } = passage;
    const item = isRightToLeft ? undefined : items.get(passage);
    const bullet = item === undefined ? null : bulletBefore(passage, item);
    const keeps = keepsLines(passage);
    const context: ParagraphContext = {
      ...{ ...asText, widths, fitLine, words, pitchOf: () => pitchOf(passage), keepsLines: keeps },
      itemLabelOf: () => (bullet === null ? null : (item ?? null)),
    };
    const typed = bullet === null && label !== null ? withTypedLabel(passage, label) : passage;
    const composed = composeParagraph({ ...typed, edges }, context, { before: 0, starts: null });
    const { inlines, alignment, left, right, firstLine, line, tabs } = {
      ...composed,
      ...(bullet === null && loneIndents(passage, edges, composed)),
    };
    const isLine = lines.length === 1;
    const text = { inlines, alignment, isRightToLeft, pitch: line.value, left, right, firstLine, tabs, bullet, isLine };
    return { ...text, keepsLines: keeps };
  };
}
