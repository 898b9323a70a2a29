import type { Block, Line, Word } from '../../layout/page-layout.ts';
import type { LetterSize } from '../../recognise/letter-size.ts';
import { mirrors } from '../../writing-systems/mirrors.ts';
import { isRightToLeft } from '../../writing-systems/scripts.ts';
import { thresholds } from '../extract/thresholds.ts';
import type { Glyph, Look } from '../model/page-model.ts';
import { plainLook } from '../model/plain-look.ts';

/** How the letters of a line look. */
export interface LineLook extends LetterSize, Pick<Look, 'isBold' | 'colour'> {
  /** Of the font, where it is known. */
  readonly family?: string;
}

/** How fonts of the families that are told apart look. */
const kinds: Readonly<Record<string, Pick<Look, 'isSerif' | 'isFixedPitch'>>> = {
  'Times New Roman': { isSerif: true, isFixedPitch: false },
  'Courier New': { isSerif: true, isFixedPitch: true },
};
const sans = { isSerif: false, isFixedPitch: false };

/** The letters of a word as a page shows them, from the left. */
function shownLetters(text: string): readonly string[] {
  const letters = [...text];
  return isRightToLeft(text) ? letters.reverse().map((letter) => mirrors[letter] ?? letter) : letters;
}

/**
 * The letters of recognised words, each at its place.
 * @param blocks In points.
 */
export function lettersOf(blocks: readonly Block[], lookOf: (line: Line) => LineLook): readonly Glyph[] {
  const looks = new Map<string, Look>();
  return blocks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly Glyph[] => {
      const { em, belowBaseline, isBold, colour, family } = lookOf(line);
      const size = Math.max(thresholds.minRecognisedSize, Math.round(em * 2) / 2);
      const key = `${size}/${isBold}/${colour}/${family}`;
      const face = family === undefined ? {} : { font: family, ...(kinds[family] ?? sans) };
      const look = looks.get(key) ?? { ...plainLook(size), ...face, isBold, colour };
      looks.set(key, look);
      const [y0, y1] = [line.yMin, line.yMax];
      const baseline = y1 - belowBaseline;
      return line.words.flatMap(({ text, xMin, xMax }: Word): readonly Glyph[] => {
        const letters = shownLetters(text);
        const step = (xMax - xMin) / letters.length;
        return letters.map((letter, index) => ({
          text: letter,
          x0: xMin + index * step,
          x1: xMin + (index + 1) * step,
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
