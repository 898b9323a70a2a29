import type { Glyph } from '../../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { onBaseline, minInkShare, capitalEms, ascenderEms, figureEms, lowEms } = thresholds.inkSizes;

/** Letters that stand on the baseline, and how many ems high they are in most fonts. */
type Kind = readonly [letters: RegExp, ems: number];

const high: readonly Kind[] = [
  [/^[A-IK-PR-Z]$/, capitalEms],
  [/^[bdfhkl]$/, ascenderEms],
  [/^[0-9]$/, figureEms],
];
/** Less alike in different fonts. */
const low: readonly Kind[] = [[/^[acemnorsuvwxz]$/, lowEms]];

const heightOf = ({ y0, y1 }: Glyph): number => y1 - y0;

/** Whether a letter's box ends where the letter stands, as that of its ink does; the box of its whole font ends below. */
const isOfInk = (letter: Glyph): boolean => Math.abs(letter.y1 - letter.baseline) < onBaseline * heightOf(letter);

/** The size that each letter of these kinds has if it is as high as in most fonts; none if boxes are not those of ink. */
function sizesBy(kinds: readonly Kind[], letters: readonly Glyph[]): readonly number[] {
  const told = letters.flatMap((letter) => {
    const kind = kinds.find(([known]) => known.test(letter.text));
    return kind === undefined ? [] : [{ letter, size: heightOf(letter) / kind[1] }];
  });
  const ofInk = told.filter(({ letter }) => isOfInk(letter));
  return ofInk.length < minInkShare * told.length ? [] : ofInk.map(({ size }) => size);
}

/**
 * The size of a font whose letters have boxes of their ink, in points: that at which its capitals, its high letters and its
 * figures, or else its low letters, are as high as those of most fonts. Null if no letter tells it.
 * @param letters Of one look, on level lines.
 */
export function sizeByInk(letters: readonly Glyph[]): number | null {
  const byHigh = sizesBy(high, letters);
  const sizes = (byHigh.length > 0 ? byHigh : sizesBy(low, letters)).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? null;
}
