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

const textOf = ({ words }: Line) => words.map(({ text }) => text).join('');

function sizeOf(line: Line): LetterSize {
  const text = textOf(line);
  const height = line.yMax - line.yMin;
  if (isIdeographic(text) || isHangul(text))
    return { em: height / letterHeights.ideograph, belowBaseline: letterHeights.ideographDepth * height };
  const below = withDescender.test(text) ? letterHeights.descender : 0;
  const em = height / ((withoutAscenders.test(text) ? letterHeights.xHeight : letterHeights.ascender) + below);
  return { em, belowBaseline: below * em };
}

/** The median of ems weighted by letters; undefined for none. */
function medianEm(values: readonly { readonly em: number; readonly letters: number }[]): number | undefined {
  const sorted = [...values].sort((a, b) => a.em - b.em);
  let left = sorted.reduce((sum, { letters }) => sum + letters, 0) / 2;
  return sorted.find(({ letters }) => {
    left -= letters;
    return left <= 0;
  })?.em;
}

/**
 * Estimates the letter size of each line of a recognised page. Tesseract's boxes enclose the ink, so their heights
 * depend on the letters. Therefore all lines of a block get the block's median, and blocks close to the page's usual
 * size get the usual size.
 */
export function letterSizes({ blocks }: Pick<PageLayout, 'blocks'>): ReadonlyMap<Line, LetterSize> {
  const measured = blocks.map(({ lines }) =>
    lines.map((line) => ({ line, letters: textOf(line).replace(/[^\p{L}\p{N}]/gu, '').length, ...sizeOf(line) })),
  );
  const withEnoughLetters = (lines: (typeof measured)[number]) =>
    lines.filter(({ letters }) => letters >= thresholds.minLettersForSize);
  const usual = medianEm(withEnoughLetters(measured.flat()));
  return new Map(
    measured.flatMap((lines) => {
      const own = medianEm(withEnoughLetters(lines)) ?? usual;
      return lines.map(({ line, em, belowBaseline }) => {
        const inBlock = own ?? em;
        const isUsual = usual !== undefined && Math.abs(inBlock / usual - 1) < thresholds.sameSize;
        return [line, { em: isUsual ? usual : inBlock, belowBaseline }] as const;
      });
    }),
  );
}
