import { firstWordOf, wordsInReadingOrder } from '../layout/line-text.ts';
import { type Block, heightOf, type Line, type PageLayout } from '../layout/page-layout.ts';
import { endsSentence } from '../writing-systems/sentence-end.ts';
import type { Hyphens } from './hyphens.ts';
import { startsItem } from './item-labels.ts';
import { thresholds } from './thresholds.ts';

/** A line on its own, a paragraph, a list item or a table row. */
export interface Passage {
  readonly text: string;
  readonly kind: 'line' | 'paragraph' | 'item' | 'row';
  /** Whether the text may continue in the next column or on the next page. */
  readonly isOpen: boolean;
  /** The height of its first line, which distinguishes headings from text. */
  readonly lineHeight: number;
}

/** The space between the end of a line and the edge of its block. */
function slack(line: Line, block: Block): number {
  return line.isRightToLeft ? line.xMin - block.xMin : block.xMax - line.xMax;
}

type Order = PageLayout['order'];

function firstWordWidth(line: Line, order: Order): number {
  const word = firstWordOf(line, order);
  return word === undefined ? 0 : word.xMax - word.xMin;
}

/** Whether the first word of the next line would have fitted on this one: then it ends its paragraph. */
function hadRoom(line: Line, next: Line, block: Block, order: Order): boolean {
  const space = heightOf(line) * thresholds.spaceWidth;
  return slack(line, block) > firstWordWidth(next, order) + space;
}

const isOtherSize = (a: number, b: number) => Math.max(a, b) > Math.min(a, b) * thresholds.otherSize;

function isIndented(line: Line, previous: Line): boolean {
  const shift = line.isRightToLeft ? previous.xMax - line.xMax : line.xMin - previous.xMin;
  const { min, max } = thresholds.indent;
  return shift > min * heightOf(line) && shift < max * heightOf(line);
}

/** Whether a line is an entry of a table of contents, whose dots lead to a page number. */
const isEntry = ({ words }: Line) => words.some(({ text }) => /[.·…_]{4,}(\s*[\divxlc]+)?$/iu.test(text));

function breaksBefore(line: Line, index: number, block: Block, order: Order): boolean {
  const previous = block.lines[index - 1];
  if (previous === undefined) return true;
  if (startsItem(line, order) || isEntry(previous) || isOtherSize(heightOf(line), heightOf(previous))) return true;
  const endsWithHyphen = /\p{L}[-\u00ad]$/u.test(previous.words.at(-1)?.text ?? '');
  if (hadRoom(previous, line, block, order) && !endsWithHyphen) return true;
  // The second line of a list item is indented too, but begins no paragraph.
  return isIndented(line, previous) && !startsItem(previous, order) && endsSentence(previous.words.at(-1)?.text ?? '');
}

function passageOf(lines: readonly Line[], block: Block, order: Order, hyphens: Hyphens): Passage {
  const texts = lines.map((line) => wordsInReadingOrder(line, order).join(' '));
  const text = texts.reduce((joined, next) => hyphens.join(joined, next));
  const last = lines.at(-1) as Line;
  const first = lines[0] as Line;
  const kind = startsItem(first, order) ? 'item' : lines.length > 1 ? 'paragraph' : 'line';
  const isFull = slack(last, block) < heightOf(last) * thresholds.maxSlackOfFullLine;
  return { text, kind, isOpen: isFull && !endsSentence(text), lineHeight: heightOf(first) };
}

/** The paragraphs of a block, with the lines of each joined into one text. */
export function paragraphsOf(block: Block, order: Order, hyphens: Hyphens): readonly Passage[] {
  const groups: Line[][] = [];
  for (const [index, line] of block.lines.entries()) {
    if (breaksBefore(line, index, block, order)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((lines) => passageOf(lines, block, order, hyphens));
}

/** Whether a passage continues in the next one, across the end of a column or a page. */
export function continues(previous: Passage, next: Passage): boolean {
  const isWide = previous.kind !== 'line' || previous.text.split(' ').length >= thresholds.minWordsOfProse;
  const isProse = previous.kind !== 'row' && next.kind !== 'row' && next.kind !== 'item' && isWide;
  const isSameSize = !isOtherSize(previous.lineHeight, next.lineHeight);
  return isProse && isSameSize && previous.isOpen && /^["'“‘«(]?\p{Ll}/u.test(next.text);
}
