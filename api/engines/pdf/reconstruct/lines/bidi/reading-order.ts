import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import { isLeader, leaderDots } from '../leader-dots.ts';
import { type Line, lineOf, lineWith } from '../line.ts';
import type { Mark } from '../mark.ts';
import { thresholds } from '../thresholds.ts';
import { type Direction, directionsOf } from './directions.ts';
import { mirrored, withTypedBrackets } from './typed-brackets.ts';

const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;
const isStrong = ({ type, text }: Mark) => type === 'letter' && leftToRight.test(text) && !/\p{Nd}/u.test(text);
const runsLeft = ({ type, text }: Mark) => type === 'letter' && isRightToLeft(text);

/**
 * Letters of which one is drawn within the other's place, such as an alef that leans on its lam, come in the order of their
 * right sides, at which they begin.
 */
function byRightSide(marks: readonly Mark[]): readonly Mark[] {
  const sorted = [...marks];
  for (let index = 1; index < sorted.length; index++) {
    for (let at = index; at > Math.max(0, index - thresholds.maxLeaning); at--) {
      const [before, mark] = [sorted[at - 1] as Mark, sorted[at] as Mark];
      const isWithin = before.x0 >= mark.x0 && before.x1 < mark.x1;
      if (!isWithin || !runsLeft(before) || !runsLeft(mark)) break;
      sorted[at - 1] = mark;
      sorted[at] = before;
    }
  }
  return sorted;
}

const runsOn = (direction: Direction | undefined) => direction === 'right' || direction === 'number';

/** A stretch of marks: from a place up to before another. */
type Run = readonly [start: number, end: number];

/**
 * The space with which a run of the other direction begins. Word draws it at the left, with the run, so that nothing parts that
 * from the right-to-left letter before it, and the space is before what follows, such as leading dots. Null for none.
 */
function spaceAhead(marks: readonly Mark[], [start, end]: Run): Mark | null {
  const [farther, space, before] = [marks[start - 2], marks[start - 1], marks[end]];
  if (space?.type !== 'space' || before === undefined || !runsLeft(before)) return null;
  // Between two words, it is the space after the run.
  if (farther === undefined || /[\p{L}\p{N}]/u.test(farther.text)) return null;
  return glyphWith(space, { x0: before.x0, x1: before.x0 });
}

/**
 * The space with which a run of the other direction ends. Word draws it at the right, with the run, so that nothing parts that
 * from the right-to-left letter after it. Of two spaces at the right, one is such, and so is one after a single letter: that
 * is a prefix. Null for none.
 */
function spaceBehind(marks: readonly Mark[], [start, end]: Run): Mark | null {
  const [after, space, before, farther] = [marks[start - 1], marks[end], marks[end + 1], marks[end + 2]];
  if (space?.type !== 'space' || after === undefined || !runsLeft(after)) return null;
  const isAfterPrefix = before !== undefined && runsLeft(before) && farther?.type !== 'letter';
  if (space.text.length === 1 && !isAfterPrefix) return null;
  return glyphWith(space, { text: ' ', x0: after.x1, x1: after.x1 });
}

/** A run of the other direction, with its own spaces where it has them, and how many marks at its left it takes. */
function runWithSpaces(marks: readonly Mark[], run: Run, read: Mark[]): number {
  const [start, end] = run;
  const [ahead, behind] = [spaceAhead(marks, run), spaceBehind(marks, run)];
  const between = behind === null ? undefined : read.pop();
  if (between !== undefined && between.text.length > 1) read.push(glyphWith(between, { text: between.text.slice(1) }));
  if (ahead !== null) read.push(ahead);
  read.push(...marks.slice(start, end));
  if (behind !== null) read.push(behind);
  return ahead === null || isLeader(marks, start - 1 - leaderDots) ? 0 : 1;
}

/** Marks as they are drawn, from left to right, in the order in which they are read in right-to-left text. */
function readToLeft(marks: readonly Mark[]): readonly Mark[] {
  const directions = directionsOf(marks);
  const read: Mark[] = [];
  for (let end = marks.length; end > 0; ) {
    const direction = directions[end - 1];
    let start = end - 1;
    if (runsOn(direction)) {
      while (start > 0 && directions[start - 1] === direction) start--;
      if (direction === 'right') start -= runWithSpaces(marks, [start, end], read);
      else read.push(...marks.slice(start, end));
    } else read.push(marks[start] as Mark);
    end = start;
  }
  const toLeft = new Set(marks.filter((_, at) => !runsOn(directions[at])));
  return byRightSide(withTypedBrackets(read, (mark) => toLeft.has(mark)));
}

/** Where right-to-left text runs in text of the other direction: each time from one such letter to the last. */
function runsToLeft(marks: readonly Mark[]): readonly Run[] {
  const runs: Run[] = [];
  let [start, end, neutrals] = [-1, -1, 0];
  for (const [at, direction] of directionsOf(marks).entries()) {
    if (direction === 'left') {
      if (start < 0) start = at;
      [end, neutrals] = [at + 1, 0];
      continue;
    }
    if (direction === 'neutral') neutrals++;
    const isDivided = direction === 'right' || marks[at]?.type === 'tab' || neutrals > thresholds.maxNeutral;
    if (start < 0 || !isDivided) continue;
    runs.push([start, end]);
    start = -1;
  }
  return start < 0 ? runs : [...runs, [start, end]];
}

/** Has each run that reads to the left changed, and the marks between them left as they are. */
function withRuns(marks: readonly Mark[], changed: (run: readonly Mark[]) => readonly Mark[]): readonly Mark[] {
  const read: Mark[] = [];
  let done = 0;
  for (const [start, end] of runsToLeft(marks)) {
    read.push(...marks.slice(done, start), ...changed(marks.slice(start, end)));
    done = end;
  }
  return [...read, ...marks.slice(done)];
}

/** Marks as they are drawn, in the order in which they are read in left-to-right text. */
const readToRight = (marks: readonly Mark[]) => withRuns(marks, readToLeft);

/** The marks of a run to the left, sorted from left to right, with brackets as they are drawn. */
function unmirrored(marks: readonly Mark[]): readonly Mark[] {
  const directions = directionsOf(marks);
  return marks.map((mark, at) => (runsOn(directions[at]) ? mark : mirrored(mark)));
}

/** Puts marks that are sorted from left to right into reading order. */
export function readingOrder(marks: readonly Mark[]): readonly Mark[] {
  const toLeft = marks.filter(runsLeft).length;
  if (toLeft === 0) return marks;
  return toLeft >= marks.filter(isStrong).length ? readToLeft(marks) : readToRight(marks);
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
  const { isRightToLeft: wasFromRight } = line;
  const sorted = [...line.marks].sort((a, b) => a.x0 - b.x0);
  const read = wasFromRight ? readToRight(unmirrored(sorted)) : readToLeft(withRuns(sorted, unmirrored));
  return lineWith(lineOf(read), { isRightToLeft: !wasFromRight });
}

const isMixed = ({ marks }: Line) => marks.some(runsLeft) && marks.some(isStrong);

/** Reorders a line of mixed direction for the side of its box at which it begins. */
export function readFromSide(line: Line, box: Sides): Line {
  const side = sideOf(line, box);
  const isOpposite = side === (line.isRightToLeft ? 'left' : 'right');
  return isOpposite && isMixed(line) ? turned(line) : line;
}

/**
 * Reorders the lines of a column. In right-to-left text, one that ends a paragraph with a word of the other direction
 * is read from the right, and so is a line of both directions that fills the column or has tabs within it, even if most
 * of its letters are Latin.
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
