import { endsSentence } from '../../writing-systems/sentence-end.ts';
import { kindsOf, type Line } from '../lines/line.ts';
import { thresholds } from './thresholds.ts';

/** Signs that program code has and sentences hardly have: a call of a function among them. */
const code = /[=<>{}[\]\\_$|*;]|\p{L}\(/u;

/** Whether a line is in a fixed-pitch font and has signs of program code. */
export const hasCode = ({ look, text }: Line): boolean => look.isFixedPitch && code.test(text);

const beginsWithCode = ({ text }: Line) => code.test(/^\S*/.exec(text)?.[0] ?? '');

/** The ends of lines that open a block of code, and lines that close one. */
const block = /(?:^|[\s)])\{$|^\}$/;

/** A line that only closes what lines above it opened. */
const closing = /^[)\]}]+[;,]?$/;

/** Whether a line is a whole statement, as of C or Java: prose has semicolons, but no other signs of code. */
const isStatement = ({ text }: Line) => text.endsWith(';') && code.test(text.replaceAll(';', ''));

/** The typed bullet of an item, whose text a reader may break. */
const bullet = /^[*+-]\s/;

/** Whether a line is one word, as a path in a list of files is. */
const isOneWord = ({ text }: Line) => /^\S+$/.test(text.trim());

/** Whether a line has nothing but letters of one width. */
const isAllFixed = (line: Line) => kindsOf(line).every(({ look }) => look.isFixedPitch);

/** Whether a line is the first one of program code: set in from the sentence before it, or announced by that. */
function isFirstCode(before: Line, line: Line): boolean {
  if (before.look.isFixedPitch) return false;
  const isAnnounced = before.text.endsWith(':');
  const isSetIn = line.x0 - before.x0 > thresholds.indent.same;
  return isSetIn ? isAnnounced || endsSentence(before.text) : isAnnounced && isAllFixed(line);
}

/**
 * Whether two lines in fixed-pitch fonts cannot be one that a reader broke: the first opens a block, is a statement or is
 * longer than the column, or the second closes a block or begins left of the first.
 */
function areLinesOfCode(before: Line, line: Line, slack: number): boolean {
  if (block.test(before.text) || isStatement(before) || closing.test(line.text)) return true;
  if (slack < -thresholds.code.minOverlongEms * before.look.size) return true;
  const isSetOut = before.x0 - line.x0 > thresholds.indent.same;
  return isSetOut && !bullet.test(before.text) && (beginsWithCode(before) || beginsWithCode(line));
}

/**
 * Whether a line is one of program code for itself, which has words as long as lines: that such a word would not have
 * fitted into the line before proves nothing. Readers that break long lines of code leave less of them free.
 * @param slack Points at the end of the line before, in a column of so many points.
 */
export function isCodeLine(before: Line, line: Line, slack: number, width: number): boolean {
  if (!line.look.isFixedPitch) return false;
  if (!before.look.isFixedPitch) return beginsWithCode(line) && isFirstCode(before, line);
  if (areLinesOfCode(before, line, slack)) return true;
  return (beginsWithCode(line) || isOneWord(line)) && slack > thresholds.code.minSlackShare * width;
}
