import { middleOf } from '../../model/box.ts';
import { largest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Line } from '../line.ts';
import { thresholds } from '../thresholds.ts';

const { minLetters, minSlantedLetters, minSlant, maxLeanShare, maxLeanEms } = thresholds.turned;

/**
 * A line that stands apart at its place on the page: its letters lie on their side, or aslant, or are part of a drawing, or
 * level behind the text.
 */
export interface TurnedLine {
  readonly line: Line;
  /** Degrees by which it is turned clockwise: -90 for one that is read from the foot of the page to its top; or 0. */
  readonly turn: number;
  /** Whether it is a label on a picture. */
  readonly isOnPicture?: boolean;
}

/** How a line is turned; null for one that runs from right to left, that is not straight, or not among these turns. */
function turnOf({ marks, look, isRightToLeft }: Line, turns: 'all' | 'not-upside-down'): number | null {
  const letters = marks.filter(({ type }) => type === 'letter').map(middleOf);
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined || letters.length < minLetters) return null;
  const [across, down] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(across, down);
  const steps = letters
    .slice(1)
    .map(
      ([x, y], index) => ((x - (letters[index]?.[0] ?? 0)) * across + (y - (letters[index]?.[1] ?? 0)) * down) / length,
    );
  if (!(median(steps) > 0)) return null;
  if (Math.abs(across) <= maxLeanShare * Math.abs(down) + maxLeanEms * look.size) return down < 0 ? -90 : 90;
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const isAslant = Math.min(Math.abs(turn), turns === 'all' ? 180 : 180 - Math.abs(turn)) >= minSlant;
  const isStraight = letters.every(
    ([x, y]) => Math.abs((x - first[0]) * down - (y - first[1]) * across) <= maxLeanEms * look.size * length,
  );
  return isAslant && isStraight && !isRightToLeft && letters.length >= minSlantedLetters ? turn : null;
}

/**
 * Parts the lines of turned text: those that run up, down or aslant beside upright text, as the title of an axis, a stamp
 * in the margin or a watermark, and others, which are read as if they were upright.
 * @param upright The number of letters in upright lines.
 * @param mostShare The largest share of a page's letters in lines of the first kind that are turned alike: a page with more
 * lies on its side, and has none of them. If all may be such lines, those that stand on their head are, too.
 */
export function partTurned(
  lines: readonly Line[],
  upright: number,
  mostShare: number,
): { readonly turned: readonly TurnedLine[]; readonly others: readonly Line[] } {
  const [turned, others]: [TurnedLine[], Line[]] = [[], []];
  const lettersAt = new Map<number, number>();
  let letters = 0;
  for (const line of lines) {
    const turn = turnOf(line, mostShare >= 1 ? 'all' : 'not-upside-down');
    if (turn === null) others.push(line);
    else {
      turned.push({ line, turn });
      letters += line.text.length;
      const direction = Math.round(turn);
      lettersAt.set(direction, (lettersAt.get(direction) ?? 0) + line.text.length);
    }
  }
  const isOnSide = largest([...lettersAt.values()]) > mostShare * (letters + upright);
  return isOnSide ? { turned: [], others: lines } : { turned, others };
}
