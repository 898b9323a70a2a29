import type { Block, Line, Word } from '../../../layout/page-layout.ts';
import type { LetterSize } from '../../../recognise/letter-size.ts';
import { mirrors } from '../../../writing-systems/mirrors.ts';
import { isIdeographic, isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Glyph, Look } from '../../model/page-model.ts';
import { plainLook } from '../../model/plain-look.ts';
import { advancesIn, type Face } from '../faces/advances.ts';
import { thresholds } from '../thresholds.ts';

const { bearings, minWordGap, maxIdeographGap, displaySizes, maxOffSize } = thresholds.face;

/** How the letters of a line look. */
export interface LineLook extends LetterSize, Pick<Look, 'colour'> {
  /** Whether a word of the line is bold. */
  readonly isBold: (word: Word) => boolean;
  /** Of the font, where it is known. */
  readonly family?: string;
}

/** How fonts of the families that are distinguished look. */
const kinds: Readonly<Record<string, Pick<Look, 'isSerif' | 'isFixedPitch'>>> = {
  'Times New Roman': { isSerif: true, isFixedPitch: false },
  'Courier New': { isSerif: true, isFixedPitch: true },
  Cambria: { isSerif: true, isFixedPitch: false },
  Georgia: { isSerif: true, isFixedPitch: false },
};
const sans = { isSerif: false, isFixedPitch: false };

/** The letters of a word as a page shows them, from the left. */
export function shownLetters(text: string): readonly string[] {
  const letters = [...text];
  return isRightToLeft(text) ? letters.reverse().map((letter) => mirrors[letter] ?? letter) : letters;
}

/** Where the letters of a word end, as shares of its width: those of a family differ. Others are as wide as these on average. */
function endsOf(letters: readonly string[], face: Face | null): readonly number[] {
  const known = letters.map(face === null ? () => null : advancesIn(face));
  const measured = known.filter((width) => width !== null);
  const usual = measured.length === 0 ? 1 : measured.reduce((sum, width) => sum + width, 0) / measured.length;
  let end = 0;
  const ends = known.map((width) => {
    end += width ?? usual;
    return end;
  });
  return ends.map((each) => each / end);
}

/** How many ideographs two words meet with. Tesseract divides Chinese and Japanese text, which has no spaces, where it likes. */
const ideographsBeside = (word: Word, next: Word) =>
  [[...word.text].at(-1), [...next.text][0]].filter((letter) => letter !== undefined && isIdeographic(letter)).length;

const areClose = (word: Word, next: Word, em: number) => next.xMin - word.xMax < maxIdeographGap * em;

/**
 * The words of a line, none of which reaches closer to the next one than a narrow space: they were read as words. Ideographs
 * reach up to the next one, as they have room around them.
 */
function wordsWithGaps({ words }: Line, em: number): readonly Word[] {
  const sorted = [...words].sort((a, b) => a.xMin - b.xMin);
  const endOf = (word: Word, next: Word | undefined): number => {
    if (next === undefined) return word.xMax;
    const end = Math.min(word.xMax, next.xMin);
    const least = (word.xMin + end) / 2;
    const ideographs = areClose(word, next, em) ? ideographsBeside(word, next) : 0;
    if (ideographs === 0) return Math.max(least, Math.min(end, next.xMin - minWordGap * em));
    return ideographs === 1 ? end : Math.max(least, next.xMin);
  };
  const ends = new Map(sorted.map((word, index) => [word, endOf(word, sorted[index + 1])]));
  return words.map((word) => ({ ...word, xMax: ends.get(word) as number }));
}

/**
 * The size in points that type of about a size has: whole and half ones, and of the large ones those that programs offer, so that
 * titles of all pages are alike.
 */
function typeSize(em: number): number {
  const usual = displaySizes.find((size) => Math.abs(em / size - 1) < maxOffSize);
  return usual ?? Math.max(thresholds.minRecognisedSize, Math.round(em * 2) / 2);
}

/**
 * The letters of recognised words, each at its place.
 * @param blocks In points.
 */
export function lettersOf(blocks: readonly Block[], lookOf: (line: Line) => LineLook): readonly Glyph[] {
  const looks = new Map<string, Look>();
  const glyphLook = ({ em, colour, family }: LineLook, { isBold }: Pick<Look, 'isBold'>): Look => {
    const size = typeSize(em);
    const key = `${size}/${isBold}/${colour}/${family}`;
    const face = family === undefined ? {} : { font: family, ...(kinds[family] ?? sans) };
    const look = looks.get(key) ?? { ...plainLook(size), ...face, isBold, colour, isRecognised: true };
    looks.set(key, look);
    return look;
  };
  return blocks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly Glyph[] => {
      const lineLook = lookOf(line);
      const { em, belowBaseline, family } = lineLook;
      const [y0, y1] = [line.yMin, line.yMax];
      const baseline = y1 - belowBaseline;
      const apart = wordsWithGaps(line, em);
      return line.words.flatMap((word, at): readonly Glyph[] => {
        const { xMin, xMax } = apart[at] as Word;
        const isBold = lineLook.isBold(word);
        const look = glyphLook(lineLook, { isBold });
        const letters = shownLetters(word.text);
        const before = line.words[at - 1];
        const isWritten = before === undefined || !areClose(before, word, em) || ideographsBeside(before, word) === 0;
        // The ink of a word begins and ends within its first and its last letter.
        const beside = family === undefined ? 0 : (bearings * em) / 2;
        const [start, width] = [xMin - beside, xMax - xMin + 2 * beside];
        const ends = endsOf(letters, family === undefined ? null : { family, isBold });
        return letters.map((letter, index) => ({
          text: letter,
          x0: start + (ends[index - 1] ?? 0) * width,
          x1: start + (ends[index] as number) * width,
          y0,
          y1,
          baseline,
          look,
          space: index === 0 && isWritten ? 'written' : null,
          spaces: index === 0 && isWritten ? 1 : 0,
          isSoftHyphen: false,
        }));
      });
    }),
  );
}
