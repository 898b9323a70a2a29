import { thresholds } from '../thresholds.ts';
import { inkPieces } from '../unread/ink-pieces.ts';
import { type GreyPicture, groundOf } from './grey-picture.ts';

const { minPiece, minLength, maxThickness, beyond, maxGap, minContrast } = thresholds.drawnRule;

/** The way that a rule goes. */
export type RuleCourse = keyof typeof minLength;

/** How a picture is gone through along rules and across them: places on both ways, and from one of them to the next. */
interface Steps extends Record<'length' | 'count' | 'ahead' | 'across', number> {}

const stepsOf = ({ width, height }: GreyPicture, course: RuleCourse): Steps =>
  course === 'level'
    ? { length: width, count: height, ahead: 1, across: width }
    : { length: height, count: width, ahead: width, across: 1 };

/** Marks the runs of dark pixels that are too long for a letter, with their small gaps. */
function longRuns({ width, height }: GreyPicture, steps: Steps, pieces: Lengths, isDark: IsDark): Uint8Array {
  const { length, count, ahead, across } = steps;
  const marks = new Uint8Array(width * height);
  /** The last dark place of the run that a place is in. */
  const endOf = (start: number, from: number, to: 1 | -1): number => {
    let end = from;
    for (let place = from + to; place >= 0 && place < length && Math.abs(place - end) <= pieces.gap + 1; place += to)
      if (isDark(start + place * ahead)) end = place;
    return end;
  };
  // A run that is long enough has one of these places within it, or a gap there.
  for (let at = pieces.least >> 1; at < length; at += pieces.least >> 1)
    for (let line = 0; line < count; line++) {
      const start = line * across;
      if (!isDark(start + at * ahead) || marks[start + at * ahead] === 1) continue;
      const [from, to] = [endOf(start, at, -1), endOf(start, at, 1)];
      if (to - from + 1 < pieces.least) continue;
      for (let place = from; place <= to; place++) marks[start + place * ahead] = 1;
    }
  return marks;
}

type IsDark = (at: number) => boolean;
/** In pixels: the least length of a run, and the longest gap in one. */
type Lengths = Readonly<Record<'least' | 'gap', number>>;

/** Whether pixels that hang together are a rule; its length and its thickness are in pixels. */
function keepRules(marks: Uint8Array, { width, height }: GreyPicture, course: RuleCourse, least: number, most: number) {
  const kept = new Uint8Array(marks.length);
  for (const { x0, x1, y0, y1, pixels } of inkPieces({ width, height, bits: marks })) {
    const length = course === 'level' ? x1 - x0 : y1 - y0;
    if (length < least || pixels > most * length) continue;
    for (let y = y0; y < y1; y++)
      for (let at = y * width + x0; at < y * width + x1; at++) if (marks[at] === 1) kept[at] = 1;
  }
  return kept;
}

/**
 * A page without its thin rules that go one way, the same if it has none. Letters would be one piece with the rule that they stand
 * on, and Tesseract takes rules between columns for the ends of lines, and for letters. What goes on at both sides of a rule, as a
 * descender does, stays.
 */
export function withoutRules(picture: GreyPicture, course: RuleCourse): GreyPicture {
  const { width, height, data, pixelsPerPoint } = picture;
  const ground = groundOf(picture, { x0: 0, y0: 0, x1: width, y1: height }).level;
  const darkest = ground - minContrast;
  const pixelsOf = (points: number) => Math.max(1, Math.round(points * pixelsPerPoint));
  const steps = stepsOf(picture, course);
  const isDark = (at: number) => (data[at] ?? ground) < darkest;
  const runs = longRuns(picture, steps, { least: pixelsOf(minPiece), gap: maxGap[course] * pixelsPerPoint }, isDark);
  if (!runs.includes(1)) return picture;
  const rules = keepRules(runs, picture, course, pixelsOf(minLength[course]), pixelsOf(maxThickness[course]));
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
