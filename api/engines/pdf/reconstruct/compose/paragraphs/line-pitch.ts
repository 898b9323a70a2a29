import { kindsOf } from '../../lines/line.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';

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

/** Word processors set pitches in twentieths of a point. */
const pitchSteps = 20;

const keyOf = ({ lines: [line], size }: Passage) => `${line?.look.font.replace(/[-,].*/, '')}/${size}`;

/**
 * Determines the line pitch of paragraphs in points: a paragraph's own if it has several lines, otherwise the most
 * common one of paragraphs with the same font and size, otherwise the font's.
 */
export function createPitchOf(passages: readonly Passage[]): (passage: Passage) => number {
  const pitches = new Map<string, Map<number, number>>();
  for (const passage of passages) {
    if (passage.pitch <= 0) continue;
    const counts = pitches.get(keyOf(passage)) ?? new Map<number, number>();
    pitches.set(keyOf(passage), counts);
    const rounded = Math.round(passage.pitch * pitchSteps) / pitchSteps;
    counts.set(rounded, (counts.get(rounded) ?? 0) + passage.lines.length);
  }
  const mostCommon = new Map(
    [...pitches].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0] as const),
  );
  return (passage) => {
    if (passage.pitch > 0) return passage.pitch;
    const tallest = Math.max(...passage.lines.flatMap((line) => kindsOf(line).map(({ look }) => look.size)));
    const look = passage.lines[0]?.look;
    const known = tallest > passage.size ? undefined : mostCommon.get(keyOf(passage));
    return known ?? (look === undefined ? usualLineHeight * tallest : naturalPitch(look, tallest));
  };
}
