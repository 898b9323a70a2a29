import { isIdeographic, isRightToLeft, isUnspaced } from '../../writing-systems/scripts.ts';
import { boxAroundAll } from '../model/box.ts';
import { median } from '../model/numbers/median.ts';
import type { Box, Look } from '../model/page-model.ts';
import type { Mark } from './mark.ts';
import { type HeldLetters, holdLetters } from './packed/held-letters.ts';
import { gapsBetween, type LetterKind, type LetterSpan, type WordGap } from './packed/packed-letters.ts';
import { thresholds } from './thresholds.ts';

/** Letters on one baseline in the order in which they are read. */
export interface Line extends Box {
  readonly type: 'line';
  /** Packed while they are not used. Each use may give other objects (`HeldLetters`). */
  readonly marks: readonly Mark[];
  readonly text: string;
  /** The look and baseline of most of its letters. */
  readonly look: Look;
  readonly baseline: number;
  readonly isBold: boolean;
  readonly isRightToLeft: boolean;
  /** Width of the first word in points, or of one character in a script that may break anywhere. */
  readonly firstWordWidth: number;
  /** How many spaces between words it has: runs of them count once. */
  readonly spaces: number;
  /** Where the text after each tab begins. */
  readonly stops: readonly number[];
  /** The place of its first letter among those of the page, in the order in which they are drawn; not set if unknown. */
  readonly drawn?: number | undefined;
  /** Between which edges it is set, where text flows around a picture; not set where it is those of its column. */
  readonly beside?: Pick<Box, 'x0' | 'x1'>;
}

const letter = /\p{L}/u;
const noBreakSpace = '\u00a0';

function mostCommonLook(letters: readonly Mark[]): Look {
  const counts = new Map<Look, number>();
  const sizes = new Map<number, number>();
  // Most letters look like the one before them.
  for (let from = 0; from < letters.length; ) {
    const { look } = letters[from] as Mark;
    let to = from + 1;
    while (to < letters.length && letters[to]?.look === look) to++;
    counts.set(look, (counts.get(look) ?? 0) + to - from);
    sizes.set(look.size, (sizes.get(look.size) ?? 0) + to - from);
    from = to;
  }
  const [size] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [0];
  const looks = [...counts].filter(([look]) => look.size === size).sort((a, b) => b[1] - a[1]);
  return (looks[0] as [Look, number])[0];
}

/**
 * The look of the letters that stand on a line: of few letters, most may be raised or lowered beside the others, as in the
 * symbols of groups and of elements.
 */
function mainLook(letters: readonly Mark[]): Look {
  const usual = mostCommonLook(letters);
  const { minShift, maxShift, maxMarkSize, minMarkSize, minBaseShare } = thresholds.raised;
  const isLarger = ({ look }: Mark) => usual.size < maxMarkSize * look.size;
  const base = letters.find(isLarger);
  if (base === undefined) return usual;
  const larger = letters.filter(isLarger);
  if (larger.length < minBaseShare * letters.length) return usual;
  const { size } = base.look;
  const areShifted = letters
    .filter(({ look }) => look.size === usual.size)
    .every((each) => {
      const shift = Math.abs(each.baseline - base.baseline);
      return each.look.size > minMarkSize * size && shift > minShift * size && shift < maxShift * size;
    });
  return areShifted ? mostCommonLook(larger) : usual;
}

/** The width of a line's first word, in points. */
function firstWordWidth(marks: readonly Mark[], { isRightToLeft }: Pick<Line, 'isRightToLeft'>): number {
  // Lines may also be broken before a character of a script without spaces.
  const end = marks.findIndex(
    ({ type, text }, index) => (type !== 'letter' && text !== noBreakSpace) || (index > 0 && isIdeographic(text)),
  );
  const word = end < 0 ? marks : marks.slice(0, Math.max(1, end));
  const [first, last] = [word[0], word.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (isIdeographic(first.text)) return first.look.size;
  const width = isRightToLeft ? first.x1 - last.x0 : last.x1 - first.x0;
  return isUnspaced(first.text) ? Math.min(width, thresholds.word.maxUnspaced * first.look.size) : width;
}

/** The room that the first word of a line needs behind another word, in points. */
export const roomForFirstWord = ({ firstWordWidth, look }: Line): number =>
  firstWordWidth + thresholds.word.space * look.size + thresholds.word.rounding;

/** Whether the first word of a line would have fitted into the space, in points, at the end of the previous line. */
export const fits = (line: Line, room: number): boolean => room > roomForFirstWord(line);

/** What is known about a mark apart from its place. */
type MarkKind = Pick<
  LetterKind,
  'type' | 'look' | 'tag' | 'isArtifact' | 'paragraph' | 'link' | 'field' | 'hasLeader' | 'formula'
>;

/** What a line has besides its marks. */
type LineFacts = Omit<Line, 'marks'>;

// One function for all lines: with one of its own, each would have a class of its own, which makes all their uses slow.
function marksOf(this: { readonly held: HeldLetters }) {
  return this.held.letters;
}

const held = (facts: LineFacts, letters: HeldLetters): Line =>
  Object.defineProperties(facts, {
    held: { value: letters },
    marks: { get: marksOf, enumerable: true },
  }) as Line;

const isHeld = (line: Line): line is Line & { readonly held: HeldLetters } => 'held' in line;

/**
 * At least one of each kind of a line's marks, in the order in which they occur: what its letters have in common is
 * known without unpacking them.
 */
export const kindsOf = (line: Line): readonly MarkKind[] => (isHeld(line) ? line.held.kinds : line.marks);

/** The gaps between the words of a line. */
export const wordGaps = (line: Line): readonly WordGap[] => (isHeld(line) ? line.held.gaps : gapsBetween(line.marks));

/** Where the letters of a line are, in the order in which they are read. */
export const letterSpans = (line: Line): readonly LetterSpan[] =>
  isHeld(line) ? line.held.spans : line.marks.filter(({ type }) => type === 'letter');

/** A copy of a line with other facts, whose marks remain packed. */
export function lineWith(line: Line, facts: Partial<LineFacts>): Line {
  const { marks, ...own } = line;
  return held({ ...own, ...facts }, isHeld(line) ? line.held : holdLetters(marks));
}

function isMostlyRightToLeft(letters: readonly Mark[]): boolean {
  if (!letters.some(({ text }) => isRightToLeft(text))) return false;
  const strong = letters.filter(({ text }) => letter.test(text));
  return strong.filter(({ text }) => isRightToLeft(text)).length > strong.length / 2;
}

/**
 * Makes a line from marks in reading order, at least one of them a letter.
 * @param drawn The place of its first letter in the order in which the page draws them.
 */
export function lineOf(marks: readonly Mark[], drawn?: number): Line {
  const letters = marks.filter(({ type }) => type === 'letter');
  const look = mainLook(letters);
  const isMain = (each: Mark) => each.look.size === look.size;
  const main = letters.every(isMain) ? letters : letters.filter(isMain);
  const direction = { isRightToLeft: isMostlyRightToLeft(letters) };
  const [reach, height] = [boxAroundAll(letters), boxAroundAll(main)];
  const text = marks.map((mark) => mark.text).join('');
  const stops: number[] = [];
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index] as Mark;
    if (mark.type === 'tab') stops.push(marks[index + 1]?.x0 ?? mark.x1);
  }
  const facts: LineFacts = {
    type: 'line',
    text,
    look,
    baseline: median(main.map(({ baseline }) => baseline)),
    x0: reach.x0,
    x1: reach.x1,
    y0: height.y0,
    y1: height.y1,
    isBold: letters.every((each) => each.look.isBold),
    isRightToLeft: direction.isRightToLeft,
    firstWordWidth: firstWordWidth(marks, direction),
    spaces: marks.reduce((sum, { type }) => (type === 'space' ? sum + 1 : sum), 0),
    stops,
    drawn,
  };
  return held(facts, holdLetters(marks, text));
}
