import { lineWords } from '../layout/line-text.ts';
import { type Block, heightOf, type Line, type PageLayout } from '../layout/page-layout.ts';
import type { Hyphens } from './hyphens.ts';

/** A paragraph, a heading, an item of a list or a row of a table. */
export interface Passage {
  readonly text: string;
  readonly kind: 'line' | 'paragraph' | 'item' | 'row';
  /** Whether the text may go on in the next column or on the next page. */
  readonly isOpen: boolean;
  /** Of its lines, for telling headings from text. */
  readonly lineHeight: number;
}

/** Bullets (and the sign that recognition takes them for), and numbers or letters with their mark. */
const label = /^([¢•◦‣▪▫■□●○◆◇►▸➢➤✓✔–—*·o-]|\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)]|[A-Z][.)]|\d{1,2}(\.\d{1,2}){1,3}\.?)$/u;
const sentenceEnd = /[.!?:;。！？؟…]["'”’»)\]]*$/u;

const startsItem = (line: Line) => line.words.length > 1 && label.test(line.words[0]?.text ?? '');

/** The room that a line leaves at its end, in its block. */
function slack(line: Line, block: Block): number {
  return line.isRightToLeft ? line.xMin - block.xMin : block.xMax - line.xMax;
}

function firstWordWidth(line: Line): number {
  const word = line.isRightToLeft ? line.words.at(-1) : line.words[0];
  return word === undefined ? 0 : word.xMax - word.xMin;
}

/** A line ends its paragraph where the next one's first word would still have fitted on it. */
function hadRoom(line: Line, next: Line, block: Block): boolean {
  const space = heightOf(line) * 0.25;
  return slack(line, block) > firstWordWidth(next) + space;
}

const isOtherSize = (a: number, b: number) => Math.max(a, b) > Math.min(a, b) * 1.3;

function isIndented(line: Line, previous: Line): boolean {
  const step = heightOf(line) * 0.7;
  const shift = line.isRightToLeft ? previous.xMax - line.xMax : line.xMin - previous.xMin;
  return shift > step && shift < step * 8;
}

function breaksBefore(line: Line, index: number, block: Block): boolean {
  const previous = block.lines[index - 1];
  if (previous === undefined) return true;
  if (startsItem(line) || isOtherSize(heightOf(line), heightOf(previous))) return true;
  const goesOn = /\p{L}[-\u00ad]$/u.test(previous.words.at(-1)?.text ?? '');
  if (hadRoom(previous, line, block) && !goesOn) return true;
  // The second line of an item is indented, and no paragraph of its own.
  return isIndented(line, previous) && !startsItem(previous) && sentenceEnd.test(previous.words.at(-1)?.text ?? '');
}

function passageOf(lines: readonly Line[], block: Block, order: PageLayout['order'], hyphens: Hyphens): Passage {
  const texts = lines.map((line) => lineWords(line, order).join(' '));
  const text = texts.reduce((joined, next) => hyphens.join(joined, next));
  const last = lines.at(-1) as Line;
  const first = lines[0] as Line;
  const kind = startsItem(first) ? 'item' : lines.length > 1 ? 'paragraph' : 'line';
  const isFull = slack(last, block) < heightOf(last) * 4;
  return { text, kind, isOpen: isFull && !sentenceEnd.test(text), lineHeight: heightOf(first) };
}

/** The paragraphs of a block: lines that were parted only by the width of the column are one text again. */
export function paragraphsOf(block: Block, order: PageLayout['order'], hyphens: Hyphens): readonly Passage[] {
  const groups: Line[][] = [];
  for (const [index, line] of block.lines.entries()) {
    if (breaksBefore(line, index, block)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((lines) => passageOf(lines, block, order, hyphens));
}

/** A single line with so many words is no heading, nor the cell of a form. */
const wideWords = 8;

/** Whether a passage goes on in the next one, over a column's or a page's end. */
export function continues(previous: Passage, next: Passage): boolean {
  const isWide = previous.kind !== 'line' || previous.text.split(' ').length >= wideWords;
  const isProse = previous.kind !== 'row' && next.kind !== 'row' && next.kind !== 'item' && isWide;
  const isSameSize = !isOtherSize(previous.lineHeight, next.lineHeight);
  return isProse && isSameSize && previous.isOpen && /^["'“‘«(]?\p{Ll}/u.test(next.text);
}
