import { type Weighted, weightedQuantile } from '../../../weighted-quantile.ts';
import type { Line, PageLayout } from '../layout/page-layout.ts';
import { isHangul, isIdeographic } from '../writing-systems/scripts.ts';
import { thresholds } from './thresholds.ts';

const { letterHeights } = thresholds;
const withoutAscenders = /^[acegm-suv-z.,;:…·•\p{Dash}]*$/u;
const withDescender = /[gjpqyQ()[\]{}|@]/u;

/** The size of a line's letters in the unit of its page: the em, and the distance from the lowest ink up to the baseline. */
export interface LetterSize {
  readonly em: number;
  readonly belowBaseline: number;
}

/** Letters that stand on the baseline, or hang from it as `withDescender` tells, and commas, which reach somewhat below it. */
const standing = /[\p{L}\p{N}]/u;
const withComma = /[,;]/u;

/** Letters that are as high as capitals: `t` and dots are not. */
const highest = /[bdfhkl\p{Lu}\p{N}]/u;

const textOf = ({ words }: Line) => words.map(({ text }) => text).join('');

const depthOf = (text: string) => (withDescender.test(text) ? letterHeights.descender : 0);

/** The em of letters whose ink is so high. */
const emOf = (text: string, height: number) =>
  height / ((withoutAscenders.test(text) ? letterHeights.xHeight : letterHeights.ascender) + depthOf(text));

/**
 * The em by the heights of single words: a line that leans a little is higher than each of them. Undefined if none has
 * suitable letters.
 */
const emOfWords = ({ words }: Line): number | undefined =>
  weightedQuantile(
    words
      .filter(({ text }) => highest.test(text))
      .map(({ text, yMin, yMax }) => ({ value: emOf(text, yMax - yMin), weight: text.length })),
  );

/**
 * How far the lowest ink of a line is below its baseline, which most of its words stand on: a single word may have been given
 * the height of two lines, and a line that leans ends below where it begins.
 */
function depthOfLine(line: Line, em: number): number {
  const bottoms = line.words
    .filter(({ text }) => standing.test(text) && !withComma.test(text))
    .map(({ text, yMax }) => ({ value: yMax - depthOf(text) * em, weight: text.length }));
  const baseline = weightedQuantile(bottoms);
  return baseline === undefined ? depthOf(textOf(line)) * em : line.yMax - baseline;
}

/** The size of a line's letters by its own height, whatever those of its block and its page are. */
export function ownLetterSize(line: Line): LetterSize {
  const text = textOf(line);
  const height = line.yMax - line.yMin;
  if (isIdeographic(text) || isHangul(text))
    return { em: height / letterHeights.ideograph, belowBaseline: letterHeights.ideographDepth * height };
  const em = Math.min(emOf(text, height), emOfWords(line) ?? Infinity);
  return { em, belowBaseline: depthOfLine(line, em) };
}

/**
 * Estimates the letter size of each line of a recognised page. Tesseract's boxes enclose the ink, so their heights
 * depend on the letters. Therefore all lines of a block get the block's median, and blocks close to the page's usual
 * size get the usual size.
 */
export function letterSizes({ blocks }: Pick<PageLayout, 'blocks'>): ReadonlyMap<Line, LetterSize> {
  const measured = blocks.map(({ lines }) =>
    lines.map((line) => ({
      line,
      letters: textOf(line).replace(/[^\p{L}\p{N}]/gu, '').length,
      ...ownLetterSize(line),
    })),
  );
  const withEnoughLetters = (lines: (typeof measured)[number]) =>
    lines
      .filter(({ letters }) => letters >= thresholds.minLettersForSize)
      .map(({ em, letters }): Weighted => ({ value: em, weight: letters }));
  const usual = weightedQuantile(withEnoughLetters(measured.flat()));
  return new Map(
    measured.flatMap((lines) => {
      const own = weightedQuantile(withEnoughLetters(lines)) ?? usual;
      return lines.map(({ line, em, belowBaseline }) => {
        const inBlock = own ?? em;
        const isUsual = usual !== undefined && Math.abs(inBlock / usual - 1) < thresholds.sameSize;
        return [line, { em: isUsual ? usual : inBlock, belowBaseline }] as const;
      });
    }),
  );
}
