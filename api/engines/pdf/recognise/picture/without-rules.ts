import { thresholds } from '../thresholds.ts';
import { inkPieces, type Piece } from '../unread/ink-pieces.ts';
import type { GreyPicture } from './grey-picture.ts';

const { minPiece, beyond, minContrast, maxThicker, minCrossings, kinds } = thresholds.drawnRule;

/** The way that a rule goes. */
export type RuleCourse = 'level' | 'upright';

/** What letters stand on, or what stands between the cells of a table, and around boxes. */
export type RuleKind = keyof typeof kinds;

/** How a picture is gone through along rules and across them: places on both ways, and from one of them to the next. */
interface Steps extends Record<'length' | 'count' | 'ahead' | 'across', number> {}

const stepsOf = ({ width, height }: GreyPicture, course: RuleCourse): Steps =>
  course === 'level'
    ? { length: width, count: height, ahead: 1, across: width }
    : { length: height, count: width, ahead: width, across: 1 };

type IsDark = (at: number) => boolean;

/** In pixels: the least length of a run, and the longest gap in one. */
type Lengths = Readonly<Record<'least' | 'gap', number>>;

/** The last dark place of the run that a place of a row, or of a column, is in; that begins at a pixel. */
function endOf(start: number, from: number, to: 1 | -1, { length, ahead }: Steps, gap: number, isDark: IsDark): number {
  let end = from;
  for (let place = from + to; place >= 0 && place < length && Math.abs(place - end) <= gap + 1; place += to)
    if (isDark(start + place * ahead)) end = place;
  return end;
}

/** Whether no place of a row, or of a column, is lighter from one place up to another. */
function isUnbroken(start: number, from: number, to: number, { length, ahead }: Steps, isDark: IsDark): boolean {
  if (from < 0 || to >= length) return false;
  for (let place = from; place <= to; place++) if (!isDark(start + place * ahead)) return false;
  return true;
}

/** At how many places rules that go the other way meet a rule at one of its sides at least, as in a table. */
function crossingsOf({ x0, x1, y0, y1 }: Piece, steps: Steps, { least, gap }: Lengths, isDark: IsDark): number {
  const [first, end, near, far] = steps.ahead > 1 ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
  const other = { length: steps.count, count: steps.length, ahead: steps.across, across: steps.ahead };
  let [crossings, last] = [0, first - least];
  for (let place = first; place < end; place++) {
    const start = place * other.across;
    const isMet =
      isUnbroken(start, near - least, near - 1, other, isDark) ||
      isUnbroken(start, far, far + least - 1, other, isDark);
    if (!isMet) continue;
    if (place - last > gap + 1) crossings++;
    last = place;
  }
  return crossings;
}

/** Marks the runs of dark pixels that are too long for a letter, with their small gaps. */
function longRuns({ width, height }: GreyPicture, steps: Steps, { least, gap }: Lengths, isDark: IsDark): Uint8Array {
  const { length, count, ahead, across } = steps;
  const marks = new Uint8Array(width * height);
  // A run that is long enough has one of these places within it, or a gap there.
  for (let at = least >> 1; at < length; at += least >> 1)
    for (let line = 0; line < count; line++) {
      const start = line * across;
      if (!isDark(start + at * ahead) || marks[start + at * ahead] === 1) continue;
      const [from, to] = [endOf(start, at, -1, steps, gap, isDark), endOf(start, at, 1, steps, gap, isDark)];
      if (to - from + 1 < least) continue;
      for (let place = from; place <= to; place++) marks[start + place * ahead] = 1;
    }
  return marks;
}

/** How many marked pixels a piece has at each place of its way. */
function thicknessesOf({ x0, x1, y0, y1 }: Piece, marks: Uint8Array, width: number, course: RuleCourse): Uint16Array {
  const thicknesses = new Uint16Array(course === 'level' ? x1 - x0 : y1 - y0);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const place = course === 'level' ? x - x0 : y - y0;
      if (marks[y * width + x] === 1) thicknesses[place] = (thicknesses[place] as number) + 1;
    }
  return thicknesses;
}

/**
 * Marks the pixels of a rule where it is about as thick as it usually is: it may continue in a dark area, up to letters
 * on that.
 */
function markRule(piece: Piece, marks: Uint8Array, kept: Uint8Array, width: number, course: RuleCourse): void {
  const thicknesses = thicknessesOf(piece, marks, width, course);
  const usual = thicknesses.toSorted()[thicknesses.length >> 1] as number;
  for (let y = piece.y0; y < piece.y1; y++)
    for (let x = piece.x0; x < piece.x1; x++) {
      const thickness = thicknesses[course === 'level' ? x - piece.x0 : y - piece.y0] as number;
      if (marks[y * width + x] === 1 && thickness <= maxThicker * usual) kept[y * width + x] = 1;
    }
}

/**
 * A page without its thin rules of one kind, the same if it has none. Letters would be one piece with the rule that they
 * stand on, and Tesseract takes rules between cells for the ends of lines, and for letters. What goes on at both sides of a
 * rule, as a descender does, stays.
 * @param ground How light its paper is.
 */
export function withoutRules(picture: GreyPicture, ground: number, kind: RuleKind, course: RuleCourse): GreyPicture {
  const { width, height, data, pixelsPerPoint } = picture;
  const { minLength, maxThickness, maxMetThickness, maxGap } = kinds[kind];
  const darkest = ground - minContrast;
  const pixelsOf = (points: number) => Math.max(1, Math.round(points * pixelsPerPoint));
  const steps = stepsOf(picture, course);
  const isDark = (at: number) => (data[at] ?? ground) < darkest;
  const lengths = { least: pixelsOf(minPiece), gap: maxGap * pixelsPerPoint };
  const runs = longRuns(picture, steps, lengths, isDark);
  if (!runs.includes(1)) return picture;
  const isRule = (piece: Piece): boolean => {
    const length = course === 'level' ? piece.x1 - piece.x0 : piece.y1 - piece.y0;
    if (length < pixelsOf(minLength) || piece.pixels > pixelsOf(maxMetThickness) * length) return false;
    return (
      piece.pixels <= pixelsOf(maxThickness) * length || crossingsOf(piece, steps, lengths, isDark) >= minCrossings
    );
  };
  const rules = new Uint8Array(runs.length);
  const pieces = inkPieces({ width, height, bits: runs }).filter(isRule);
  for (const piece of pieces) markRule(piece, runs, rules, width, course);
  const { across } = steps;
  const reach = pixelsOf(beyond) * across;
  const cleared = Uint8Array.from(data);
  let isChanged = false;
  for (let first = 0; first < rules.length; first++) {
    if (rules[first] === 0 || rules[first - across] === 1) continue;
    let end = first;
    while (rules[end] === 1) end += across;
    if (isDark(first - reach) && isDark(end - across + reach)) continue;
    isChanged = true;
    // The edges of a rule are blurred.
    for (let at = Math.max(0, first - across); at <= Math.min(end, cleared.length - 1); at += across)
      if (rules[at] === 1 || !isDark(at)) cleared[at] = ground;
  }
  return isChanged ? { ...picture, data: cleared } : picture;
}
