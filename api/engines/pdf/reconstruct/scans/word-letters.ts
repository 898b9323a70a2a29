import type { Block, Line, Word } from '../../layout/page-layout.ts';
import type { LetterSize } from '../../recognise/letter-size.ts';
import { mirrors } from '../../writing-systems/mirrors.ts';
import { isRightToLeft } from '../../writing-systems/scripts.ts';
import type { Glyph, Look } from '../model/page-model.ts';
import { plainLook } from '../model/plain-look.ts';
import { advancesIn, type Face } from './faces/advances.ts';
import { thresholds } from './thresholds.ts';

const { bearings, minWordGap, displaySizes, maxOffSize } = thresholds.face;

/** How the letters of a line look. */
export interface LineLook extends LetterSize, Pick<Look, 'colour'> {
  /** Whether a word of the line is bold. */
  readonly isBold: (word: Word) => boolean;
  /** Of the font, where it is known. */
  readonly family?: string;
}

/** How fonts of the families that are told apart look. */
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

/** The words of a line, none of which reaches closer to the next one than a narrow space: they were read as words. */
function wordsApart({ words }: Line, em: number): readonly Word[] {
  const sorted = [...words].sort((a, b) => a.xMin - b.xMin);
  const ends = new Map(
    sorted.map((word, index) => {
      const next = sorted[index + 1]?.xMin ?? Infinity;
      return [word, Math.max((word.xMin + Math.min(word.xMax, next)) / 2, Math.min(word.xMax, next - minWordGap * em))];
    }),
  );
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
      const apart = wordsApart(line, em);
      return line.words.flatMap((word, at): readonly Glyph[] => {
        const { xMin, xMax } = apart[at] as Word;
        const isBold = lineLook.isBold(word);
        const look = glyphLook(lineLook, { isBold });
        const letters = shownLetters(word.text);
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
          space: index === 0 ? 'written' : null,
          spaces: index === 0 ? 1 : 0,
          isSoftHyphen: false,
        }));
      });
    }),
  );
}
