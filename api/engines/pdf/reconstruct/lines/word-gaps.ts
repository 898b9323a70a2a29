import type { Look } from '../model/page-model.ts';
import type { Line } from './line.ts';

/** The gap between two words of a line. */
export interface WordGap {
  /** The look of the text before it. */
  readonly look: Look;
  /** How many spaces it has. */
  readonly spaces: number;
  /** Points. */
  readonly width: number;
}

/** The gaps between the words of a line. */
export const wordGaps = ({ marks }: Line): readonly WordGap[] =>
  marks.flatMap((mark, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    const isGap = mark.type === 'space' && before?.type === 'letter' && after?.type === 'letter';
    return isGap ? [{ look: before.look, spaces: mark.text.length, width: after.x0 - before.x1 }] : [];
  });
