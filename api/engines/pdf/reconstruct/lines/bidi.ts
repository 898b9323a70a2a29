import { mirrors } from '../../writing-systems/mirrors.ts';
import { isRightToLeft } from '../../writing-systems/scripts.ts';
import { type Line, lineOf, lineWith } from './line.ts';
import type { Mark } from './mark.ts';
import { thresholds } from './thresholds.ts';

const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;
/** Marks between numbers that do not divide them. */
const neutral = /^[\s.,:;\-/()%+#'"’]*$/;
const unlettered = /^[^\p{L}\p{N}]*$/u;

/** Reverses each run of marks that pass the test, including neutral marks between them but not leaders. */
function flipRuns(marks: readonly Mark[], belongs: (mark: Mark) => boolean): readonly Mark[] {
  const out: Mark[] = [];
  for (let index = 0; index < marks.length; ) {
    const first = marks[index] as Mark;
    if (!belongs(first)) {
      out.push(first);
      index++;
      continue;
    }
    let end = index + 1;
    let isDivided = false;
    for (let next = end; next < marks.length; next++) {
      const mark = marks[next] as Mark;
      if (belongs(mark)) {
        // Between words of the same direction, all punctuation has that direction.
        if (isDivided && !(isWord(marks[end - 1] as Mark) && isWord(mark))) break;
        end = next + 1;
        isDivided = false;
      } else if (mark.type === 'tab' || !unlettered.test(mark.text) || next - end >= thresholds.maxNeutral) break;
      else isDivided ||= !neutral.test(mark.text);
    }
    out.push(...marks.slice(index, end).reverse());
    index = end;
  }
  return out;
}

const isWord = ({ text }: Mark) => /\p{L}/u.test(text);
const isStrong = ({ type, text }: Mark) => type === 'letter' && leftToRight.test(text) && !/\p{Nd}/u.test(text);
const runsLeft = ({ type, text }: Mark) => type === 'letter' && isRightToLeft(text);

function ordered(marks: readonly Mark[], toLeft: boolean): readonly Mark[] {
  if (!toLeft) return flipRuns(marks, ({ text }) => isRightToLeft(text));
  return flipRuns([...marks].reverse().map(mirrored), ({ text }) => leftToRight.test(text));
}

const mirrored = (mark: Mark): Mark => ({ ...mark, text: mirrors[mark.text] ?? mark.text });

/** Puts marks that are sorted from left to right into reading order. */
export function readingOrder(marks: readonly Mark[]): readonly Mark[] {
  const toLeft = marks.filter(runsLeft).length;
  return toLeft === 0 ? marks : ordered(marks, toLeft >= marks.filter(isStrong).length);
}

/** Reorders a line of mixed direction for the side of its box at which it begins. */
export function readFromSide(line: Line, { x0, x1 }: { readonly x0: number; readonly x1: number }): Line {
  const [left, right] = [line.x0 - x0, x1 - line.x1];
  const isMixed = line.marks.some(runsLeft) && line.marks.some(isStrong);
  const toLeft = right < thresholds.side.maxNear && left > right + thresholds.side.minDifference;
  const toRight = left < thresholds.side.maxNear && right > left + thresholds.side.minDifference;
  if (!isMixed || (!toLeft && !toRight) || line.isRightToLeft === toLeft) return line;
  const seen = [...line.marks].sort((a, b) => a.x0 - b.x0).map((mark) => (line.isRightToLeft ? mirrored(mark) : mark));
  return lineWith(lineOf(ordered(seen, toLeft)), { isRightToLeft: toLeft });
}
