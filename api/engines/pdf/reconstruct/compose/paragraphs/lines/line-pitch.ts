import { kindsOf } from '../../../lines/line.ts';
import { largest } from '../../../model/extremes.ts';
import type { Look } from '../../../model/page-model.ts';
import type { Passage } from '../../../paragraphs/passage.ts';
import { stepsPerPoint } from '../thresholds.ts';

/** Line heights of common fonts in ems, from their metrics (ascent, descent and line gap of `hhea`). */
const lineHeights: readonly (readonly [RegExp, number])[] = [
  [/carlito|calibri/i, 1.22],
  [/caladea|cambria/i, 1.172],
  [/dejavu/i, 1.164],
  [/noto ?sans ?cjk|notosanscjk|sourcehan/i, 1.448],
  [/opensymbol/i, 1.15],
  [/gentium/i, 1.45],
];
/** The line height of Liberation and most other text fonts, in ems. */
const usualLineHeight = 1.149;

const naturalPitch = ({ font, lineHeight }: Look, size: number) =>
  (lineHeight || (lineHeights.find(([name]) => name.test(font))?.[1] ?? usualLineHeight)) * size;

/** Share of an exact line height that word processors place above the baseline. */
export const aboveBaseline = 0.8;

/** Ems between two lines at least: less is text drawn over other text. */
const minPitchEms = 0.9;

/** Points by which the distance between lines of one pitch may be less, since programs round it. */
const maxRounding = 0.3;

/** A font's name without its style. */
const familyOf = (font: string) => font.replace(/[-,].*/, '');

const keyOf = ({ lines: [line], size }: Passage) => `${line && familyOf(line.look.font)}/${size}`;

/** Whether two passages are in one column. */
const areInColumn = ({ lines: [above] }: Passage, { lines: [below] }: Passage) =>
  above !== undefined && below !== undefined && above.x0 < below.x1 && below.x0 < above.x1;

/** Passages of one line with the distance to the nearest passage of the same type above or below them, in points. */
function distancesOf(passages: readonly Passage[]): ReadonlyMap<Passage, number> {
  const distances = new Map<Passage, number>();
  passages.forEach((passage, index) => {
    const before = passages[index - 1];
    const last = before?.lines.at(-1);
    const first = passage.lines[0];
    if (before === undefined || last === undefined || first === undefined) return;
    const distance = first.baseline - last.baseline;
    if (keyOf(before) !== keyOf(passage) || !areInColumn(before, passage) || distance < minPitchEms * passage.size)
      return;
    for (const each of [before, passage]) distances.set(each, Math.min(distance, distances.get(each) ?? Infinity));
  });
  return distances;
}

/** The size of the highest letters of a passage, in points. */
const tallestOf = ({ lines }: Passage): number =>
  largest(lines.flatMap((line) => kindsOf(line).map(({ look }) => look.size)));

/** How high the lines of a passage are by their font alone, in points. */
export function lineHeightOf(passage: Passage, tallest: number = tallestOf(passage)): number {
  const look = passage.lines[0]?.look;
  return look === undefined ? usualLineHeight * tallest : naturalPitch(look, tallest);
}

/**
 * Determines the line pitch of paragraphs in points: a paragraph's own if it has several lines, otherwise the most
 * common one of paragraphs with the same font and size, otherwise the font's, but never more than the distance to a
 * paragraph like it: entries of tables of contents may be closer than the lines of the text.
 */
export function createPitchOf(passages: readonly Passage[]): (passage: Passage) => number {
  const pitches = new Map<string, Map<number, number>>();
  for (const passage of passages) {
    if (passage.pitch <= 0) continue;
    const key = keyOf(passage);
    const counts = pitches.get(key) ?? new Map<number, number>();
    pitches.set(key, counts);
    const rounded = Math.round(passage.pitch * stepsPerPoint) / stepsPerPoint;
    counts.set(rounded, (counts.get(rounded) ?? 0) + passage.lines.length);
  }
  const mostCommon = new Map(
    [...pitches].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0] as const),
  );
  const distances = distancesOf(passages);
  const usualPitch = (passage: Passage): number => {
    const tallest = tallestOf(passage);
    const known = tallest > passage.size ? undefined : mostCommon.get(keyOf(passage));
    return known ?? lineHeightOf(passage, tallest);
  };
  return (passage) => {
    if (passage.pitch > 0) return passage.pitch;
    const [usual, distance] = [usualPitch(passage), distances.get(passage) ?? Infinity];
    return distance < usual - maxRounding ? distance : usual;
  };
}
