import type { Line, PageLayout } from '../layout/page-layout.ts';
import { isHangul, isIdeographic } from '../writing-systems/scripts.ts';

/** Of an em, in the typefaces of books with the blur of a scan: tall letters, low ones, what hangs below, ideographs. */
const ink = { tall: 0.7, low: 0.48, deep: 0.22, ideograph: 0.92 } as const;
const low = /^[acegm-suv-z.,;:…·•\p{Dash}]*$/u;
const deep = /[gjpqyQ()[\]{}|@]/u;
/** Letters that tell a size; a row of dots does not. */
const fewestLetters = 3;
/** Sizes this near to one another are one: what the scan's grain adds differs from line to line. */
const sameSize = 0.1;

/** Where a line's letters stand, by what of it is inked: the em, and from the lowest ink to the baseline. */
export interface LetterSize {
  readonly em: number;
  readonly belowBaseline: number;
}

const textOf = ({ words }: Line) => words.map(({ text }) => text).join('');

function sizeOf(line: Line): LetterSize {
  const text = textOf(line);
  const height = line.yMax - line.yMin;
  if (isIdeographic(text) || isHangul(text)) return { em: height / ink.ideograph, belowBaseline: 0.12 * height };
  const below = deep.test(text) ? ink.deep : 0;
  const em = height / ((low.test(text) ? ink.low : ink.tall) + below);
  return { em, belowBaseline: below * em };
}

/** The middle value, each counted as often as its weight says; undefined where there is none. */
function middle(values: readonly { readonly em: number; readonly letters: number }[]): number | undefined {
  const sorted = [...values].sort((a, b) => a.em - b.em);
  let left = sorted.reduce((sum, { letters }) => sum + letters, 0) / 2;
  return sorted.find(({ letters }) => {
    left -= letters;
    return left <= 0;
  })?.em;
}

/**
 * The sizes of the letters in the lines of a recognised page, in its own unit: Tesseract gives boxes of ink, whose
 * height depends on which letters are in them. Lines of a paragraph have one size, and paragraphs of about the size
 * that most of the page has are of that size.
 */
export function letterSizes({ blocks }: PageLayout): ReadonlyMap<Line, LetterSize> {
  const measured = blocks.map(({ lines }) =>
    lines.map((line) => ({ line, letters: textOf(line).replace(/[^\p{L}\p{N}]/gu, '').length, ...sizeOf(line) })),
  );
  const telling = (lines: (typeof measured)[number]) => lines.filter(({ letters }) => letters >= fewestLetters);
  const usual = middle(telling(measured.flat()));
  return new Map(
    measured.flatMap((lines) => {
      const own = middle(telling(lines)) ?? usual;
      return lines.map(({ line, em, belowBaseline }) => {
        const inBlock = own ?? em;
        const isUsual = usual !== undefined && Math.abs(inBlock / usual - 1) < sameSize;
        return [line, { em: isUsual ? usual : inBlock, belowBaseline }] as const;
      });
    }),
  );
}
