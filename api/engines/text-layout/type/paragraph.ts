import { graphemeEnds } from '../../../formats/words/grapheme-ends.ts';
import type { Word } from '../fonts/face.ts';
import { directionsOf, toVisualOrder } from './bidi.ts';
import { breakOpportunities } from './breaks.ts';
import type { TypeStyle } from './set-text.ts';
import type { Words } from './words.ts';

/** One line, its words from left to right. */
export interface SetLine {
  readonly words: readonly Word[];
  readonly widthEm: number;
}

/** A paragraph set in lines. */
export interface SetParagraph {
  readonly lines: readonly SetLine[];
  readonly rightToLeft: boolean;
}

interface Token {
  readonly text: string;
  readonly level: number;
}

/** Widths in em. */
export interface Measure {
  readonly first: number;
  /** All lines but the first. */
  readonly others: number;
}

/** For text that must stay on one line. */
export const unbroken: Measure = { first: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY };

const isSpace = (text: string, index: number) => text.charCodeAt(index) === 0x20;

/** Splits text into words and the spaces between them, each of one direction. */
function tokensOf(text: string, start: number, end: number, levels: Uint8Array | undefined): Token[] {
  const tokens: Token[] = [];
  let from = start;
  for (let i = start + 1; i <= end; i++) {
    const level = levels?.[from] ?? 0;
    if (i < end && isSpace(text, i) === isSpace(text, from) && (levels?.[i] ?? 0) === level) continue;
    if (from < i) tokens.push({ text: text.slice(from, i), level });
    from = i;
  }
  return tokens;
}

/**
 * Sets a paragraph, which must not contain line ends, in lines: broken where Unicode allows it, and within words only
 * where they are wider than a line.
 */
export function setParagraph(words: Words, text: string, style: TypeStyle, width: Measure): SetParagraph {
  const directions = directionsOf(text);
  const levels = directions?.levels;

  const wordsOf = ({ text: token, level }: Token) => words.set(token, style, level % 2 === 1 ? 'rtl' : 'ltr');

  function measure(start: number, end: number): number {
    let widthEm = 0;
    for (const token of tokensOf(text, start, end, levels)) for (const word of wordsOf(token)) widthEm += word.widthEm;
    return widthEm;
  }

  function line(start: number, end: number): SetLine {
    const tokens = tokensOf(text, start, end, levels);
    const visual = (levels ? toVisualOrder(tokens) : tokens).flatMap(wordsOf);
    return { words: visual, widthEm: visual.reduce((sum, word) => sum + word.widthEm, 0) };
  }

  const trimmed = (start: number, end: number) => {
    let last = end;
    while (last > start && isSpace(text, last - 1)) last -= 1;
    return last;
  };

  const whole = trimmed(0, text.length);
  const rightToLeft = directions?.rightToLeft ?? false;
  const single = line(0, whole);
  if (single.widthEm <= width.first) return { lines: [single], rightToLeft };

  const lines: SetLine[] = [];
  let lineStart = 0;
  let used = 0;
  const room = () => (lines.length === 0 ? width.first : width.others);
  const close = (end: number) => {
    lines.push(line(lineStart, trimmed(lineStart, end)));
    lineStart = end;
    used = 0;
  };
  const breakWithin = (start: number, end: number) => {
    let from = start;
    for (const to of graphemeEnds(text, start, end)) {
      const grapheme = measure(from, to);
      if (used > 0 && used + grapheme > room()) close(from);
      used += grapheme;
      from = to;
    }
  };
  let from = 0;
  for (const to of breakOpportunities(text.slice(0, whole))) {
    const end = trimmed(from, to);
    const visible = measure(from, end);
    if (used > 0 && used + visible > room()) close(from);
    if (visible > room()) breakWithin(from, to);
    else used += visible + (end < to ? measure(end, to) : 0);
    from = to;
  }
  if (lineStart < whole) close(whole);
  return { lines, rightToLeft };
}
