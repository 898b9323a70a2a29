import { firstIndex } from '../../../../../../first-index.ts';
import { addTo } from '../../../../../../groups.ts';
import { createBoxFinder } from '../../../model/box-finder.ts';
import { isUnknownLetter, unknownSign } from '../../../model/characters/unknown-letters.ts';
import { largest, smallest } from '../../../model/extremes.ts';
import type { NewGlyph } from '../../../model/new-glyph.ts';
import { median } from '../../../model/numbers/median.ts';
import type { Box, Look } from '../../../model/page-model.ts';
import { sizeByInk } from './ink-sizes.ts';
import { thresholds } from './thresholds.ts';

const { minWidthTimes, minLetters, minOverlap, reachTimes, flatShare, hangTimes } = thresholds.byInk;
const { hyphen, sameBottom, spaceEms, ascenderEms, minSteps, evenShare, minEvenShare, spacedSteps } = thresholds.byInk;

/** A letter, and the box of what is drawn of it. */
interface Inked extends Box {
  readonly letter: NewGlyph;
}

const heightOf = ({ y0, y1 }: Box) => y1 - y0;
const widthOf = ({ x0, x1 }: Box) => x1 - x0;

/** The letters of looks that are said to be far wider than they are drawn. */
function misplaced(letters: readonly NewGlyph[], inks: ReadonlyMap<NewGlyph, Box>): readonly Inked[] {
  const byLook = new Map<Look, Inked[]>();
  for (const letter of letters) {
    const ink = inks.get(letter);
    if (ink !== undefined && widthOf(ink) > 0 && heightOf(ink) > 0) addTo(byLook, letter.look, { ...ink, letter });
  }
  const isWrong = (alike: readonly Inked[]) =>
    alike.length >= minLetters && median(alike.map((inked) => widthOf(inked.letter) / widthOf(inked))) > minWidthTimes;
  return [...byLook.values()].filter(isWrong).flat();
}

/** Whether two letters are in one line: they are level, or one is a flat sign right below the other, as an underscore is. */
function areInRow(one: Inked, other: Inked): boolean {
  const reach = reachTimes * Math.max(heightOf(one), heightOf(other));
  if (one.x0 - other.x1 > reach || other.x0 - one.x1 > reach) return false;
  const [lower, upper] = one.y1 > other.y1 ? [one, other] : [other, one];
  const overlap = upper.y1 - Math.max(lower.y0, upper.y0);
  if (overlap > minOverlap * Math.min(heightOf(one), heightOf(other))) return true;
  const isFlat = heightOf(lower) < flatShare * widthOf(lower);
  const isNear = lower.x0 - upper.x1 < heightOf(upper) && upper.x0 - lower.x1 < heightOf(upper);
  return isFlat && isNear && lower.y0 - upper.y1 < hangTimes * heightOf(upper);
}

/** The lines of letters, in the order of their first ones. */
function rowsOf(letters: readonly Inked[]): readonly (readonly Inked[])[] {
  const near = createBoxFinder(letters);
  const rows = new Map<Inked, Inked[]>(letters.map((letter) => [letter, [letter]]));
  for (const letter of letters) {
    const reach = reachTimes * heightOf(letter);
    const { x0, x1, y0, y1 } = letter;
    for (const other of near({
      x0: x0 - reach,
      x1: x1 + reach,
      y0: y0 - heightOf(letter),
      y1: y1 + heightOf(letter),
    })) {
      const [row, joined] = [rows.get(letter) as Inked[], rows.get(other) as Inked[]];
      if (row === joined || !areInRow(letter, other)) continue;
      const [into, from] = row.length < joined.length ? [joined, row] : [row, joined];
      for (const moved of from) {
        into.push(moved);
        rows.set(moved, into);
      }
    }
  }
  return [...new Set(rows.values())];
}

/** The height at which most letters of a line end. */
function baselineOf(row: readonly Inked[], height: number): number {
  const ends = row.map(({ y1 }) => y1);
  const [sorted, near] = [new Float64Array(ends).sort(), sameBottom * height];
  const counts = ends.map(
    (end) => firstIndex(sorted, (other) => other - end >= near) - firstIndex(sorted, (other) => end - other < near),
  );
  return ends[counts.indexOf(largest(counts))] as number;
}

/** The distance of letters that stand in steps of one width, as those of program code; null if they do not. */
function pitchOf(sorted: readonly Inked[]): number | null {
  const middles = sorted.map(({ x0, x1 }) => (x0 + x1) / 2);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] as number));
  const pitch = median(steps);
  const areEven = steps.filter((step) => Math.abs(step / pitch - Math.max(1, Math.round(step / pitch))) < evenShare);
  return steps.length >= minSteps && areEven.length >= minEvenShare * steps.length ? pitch : null;
}

/** Whether there is a space between two letters that follow each other. */
function isSpaced(before: Box, next: Box, size: number, pitch: number | null): boolean {
  if (pitch === null) return next.x0 - before.x1 > spaceEms * size;
  return (next.x0 + next.x1 - before.x0 - before.x1) / 2 > spacedSteps * pitch;
}

/** Whether something drawn is a hyphen: flat, and as high above its line as the middle of small letters. */
function isHyphen(ink: Box, baseline: number, size: number): boolean {
  const rise = (baseline - (ink.y0 + ink.y1) / 2) / size;
  const width = widthOf(ink) / size;
  return (
    heightOf(ink) < hyphen.maxFlatness * widthOf(ink) &&
    rise > hyphen.minRise &&
    rise < hyphen.maxRise &&
    width < hyphen.maxWidth
  );
}

/** Sets the letters of a line where they are drawn, in a size that fits. */
function setRow(row: readonly Inked[], lookOf: (look: Look, size: number) => Look): readonly NewGlyph[] {
  const sorted = row.toSorted((a, b) => a.x0 - b.x0);
  const baseline = baselineOf(sorted, median(sorted.map(heightOf)));
  for (const { letter, x0, x1, y0, y1 } of sorted) Object.assign(letter, { x0, x1, y0, y1, baseline });
  const letters = sorted.map(({ letter }) => letter);
  const size = sizeByInk(letters) ?? (baseline - smallest(sorted.map(({ y0 }) => y0))) / ascenderEms;
  const shown = Math.max(1, Math.round(2 * size) / 2);
  const pitch = pitchOf(sorted);
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    const isApart = before !== undefined && isSpaced(before, letter, shown, pitch);
    const isTold = letter.text !== unknownSign && !isUnknownLetter(letter.text);
    if (!isTold && isHyphen(letter, baseline, shown)) letter.text = '-';
    Object.assign(letter, { look: lookOf(letter.look, shown), space: isApart ? 'guessed' : null, spaces: 0 });
  }
  return letters;
}

/**
 * Sets letters where they are drawn if their fonts are said to be far wider: Ghostscript 8 writes fonts that pages draw
 * themselves (Type 3) with widths of another unit, and their letters hang from their places as well as standing on them.
 * Their lines are told by what is level, and spaces by the gaps in these.
 * @param inks The boxes of what is drawn of letters of fonts without a name.
 * @returns All letters, those in the order of their lines.
 */
export function placedByInk(letters: readonly NewGlyph[], inks: ReadonlyMap<NewGlyph, Box>): readonly NewGlyph[] {
  const wrong = inks.size === 0 ? [] : misplaced(letters, inks);
  if (wrong.length === 0) return letters;
  const looks = new Map<string, Look>();
  const numbers = new Map<Look, number>();
  const lookOf = (look: Look, size: number): Look => {
    numbers.set(look, numbers.get(look) ?? numbers.size);
    const key = `${numbers.get(look)}/${size}`;
    const known = looks.get(key) ?? { ...look, size };
    looks.set(key, known);
    return known;
  };
  const moved = new Set(wrong.map(({ letter }) => letter));
  const set = rowsOf(wrong).flatMap((row) => setRow(row, lookOf));
  return [...letters.filter((letter) => !moved.has(letter)), ...set];
}
