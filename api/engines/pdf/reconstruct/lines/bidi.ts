import { mirrors } from '../../writing-systems/mirrors.ts';
import { isRightToLeft } from '../../writing-systems/scripts.ts';
import { glyphWith } from '../model/new-glyph.ts';
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

const mirrored = (mark: Mark): Mark => glyphWith(mark, { text: mirrors[mark.text] ?? mark.text });

/** Puts marks that are sorted from left to right into reading order. */
export function readingOrder(marks: readonly Mark[]): readonly Mark[] {
  const toLeft = marks.filter(runsLeft).length;
  return toLeft === 0 ? marks : ordered(marks, toLeft >= marks.filter(isStrong).length);
}

interface Sides {
  readonly x0: number;
  readonly x1: number;
}

/** Which side of its box a line stands at: at the left or the right, or at both if it fills the box; null for neither. */
function sideOf({ x0, x1 }: Line, box: Sides): 'left' | 'right' | 'both' | null {
  const [left, right] = [x0 - box.x0, box.x1 - x1];
  const { maxNear, minDifference } = thresholds.side;
  if (right < maxNear && left > right + minDifference) return 'right';
  if (left < maxNear && right > left + minDifference) return 'left';
  return left < maxNear && right < maxNear ? 'both' : null;
}

/** A line in the other reading order. */
function turned(line: Line): Line {
  const toLeft = !line.isRightToLeft;
  const seen = [...line.marks].sort((a, b) => a.x0 - b.x0).map((mark) => (toLeft ? mark : mirrored(mark)));
  return lineWith(lineOf(ordered(seen, toLeft)), { isRightToLeft: toLeft });
}

const isMixed = ({ marks }: Line) => marks.some(runsLeft) && marks.some(isStrong);

/** Reorders a line of mixed direction for the side of its box at which it begins. */
export function readFromSide(line: Line, box: Sides): Line {
  const side = sideOf(line, box);
  const isOpposite = side === (line.isRightToLeft ? 'left' : 'right');
  return isOpposite && isMixed(line) ? turned(line) : line;
}

/**
 * Reorders the lines of a column. In right-to-left text, one that ends a paragraph with a word of the other direction is
 * read from the right, and so is a line of both directions that fills the column or has tabs within it, though most of its
 * letters be Latin.
 */
export function readInColumn(lines: readonly Line[], box: Sides): readonly Line[] {
  const toLeft = lines.filter(({ isRightToLeft }) => isRightToLeft).length > lines.length / 2;
  if (!toLeft) return lines;
  return lines.map((line) => {
    if (line.isRightToLeft) return readFromSide(line, box);
    const side = sideOf(line, box);
    const isRow = side === null && line.stops.length > 0;
    return side === 'right' || ((side === 'both' || isRow) && isMixed(line)) ? turned(line) : line;
  });
}
