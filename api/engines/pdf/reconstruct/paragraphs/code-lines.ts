import { endsSentence } from '../../writing-systems/sentence-end.ts';
import type { Line } from '../lines/line.ts';
import { thresholds } from './thresholds.ts';

/** Signs that program code has and sentences hardly have: a call of a function among them. */
const code = /[=<>{}[\]\\_$|*;]|\p{L}\(/u;

/** Whether a line is in a fixed-pitch font and has signs of program code. */
export const hasCode = ({ look, text }: Line): boolean => look.isFixedPitch && code.test(text);

const beginsWithCode = ({ text }: Line) => code.test(/^\S*/.exec(text)?.[0] ?? '');

/** The ends of lines that open a block of code, and lines that close one. */
const block = /(?:^|[\s)])\{$|^\}$/;

/** Whether a line is the first one of program code, set in from the sentence before it. */
const isFirstCode = (before: Line, line: Line) =>
  !before.look.isFixedPitch &&
  line.x0 - before.x0 > thresholds.indent.same &&
  (endsSentence(before.text) || before.text.endsWith(':'));

/**
 * Whether a line is one of program code for itself, which has words as long as lines: that such a word would not have
 * fitted into the line before tells nothing. Readers that break long lines of code leave less of them free.
 * @param slack Points at the end of the line before, in a column of so many points.
 */
export function isCodeLine(before: Line, line: Line, slack: number, width: number): boolean {
  if (line.look.isFixedPitch && before.look.isFixedPitch && block.test(before.text)) return true;
  if (!line.look.isFixedPitch || !beginsWithCode(line)) return false;
  if (!before.look.isFixedPitch) return isFirstCode(before, line);
  return slack > thresholds.minCodeSlackShare * width;
}
