import { isRightToLeft, isRightToLeftBase } from '../../../writing-systems/scripts.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import { apply, applyToBox, type Matrix } from '../pdfium/matrix.ts';
import type { CharBoxes } from './char-boxes.ts';
import type { Character } from './codes/read-character.ts';
import { thresholds } from './thresholds.ts';

const { minHeight, maxHeight, minFlatness, maxRise, reachEms, maxPairs } = thresholds.lengtheningStroke;

/** Three dots, which are as flat as a stroke. */
const ellipsis = 0x2026;

const heightOf = ({ y0, y1 }: Box) => y1 - y0;

/** What is known of the strokes that lengthen words on a page. */
export interface LengtheningStrokes {
  /** Whether a character is such a stroke, by the letter before it in the file. */
  readonly find: (character: Character, before: Glyph | undefined) => boolean;
  /** Makes letters as wide as they are with the strokes found so far that touch them. */
  readonly lengthen: (letters: readonly NewGlyph[]) => void;
}

/** Points between the sides of a letter and a stroke beside it. */
const apart = (letter: Box, stroke: Box) => Math.min(Math.abs(letter.x0 - stroke.x1), Math.abs(letter.x1 - stroke.x0));

/**
 * Finds the strokes by which programs lengthen words of Arabic in justified lines (kashidas). They are no letters of the
 * text: the file does not say what they are, and PDFium takes them for whatever their code is in another font, such as a
 * digit or a space.
 * @param matrix From PDF's coordinates to the page's.
 */
export function lengtheningStrokes(boxes: CharBoxes, matrix: Matrix): LengtheningStrokes {
  const strokes: { readonly box: Box; readonly baseline: number }[] = [];
  /**
   * Whether a letter is a flat line on the baseline. Dashes are above it, underscores below; full stops are as high as
   * they are wide, and spaces have no height.
   */
  const isStroke = (index: number) => {
    const ink = boxes.ink(index);
    const lineHeight = heightOf(boxes.loose(index));
    const rise = Math.abs(ink.y0 - boxes.origin(index)[1]);
    const height = heightOf(ink) / lineHeight;
    const isFlat = ink.x1 - ink.x0 > minFlatness * heightOf(ink);
    return height > minHeight && height < maxHeight && isFlat && rise < maxRise * lineHeight;
  };
  return {
    find({ code, index, isGenerated }, before) {
      if (isGenerated || before === undefined || !isRightToLeft(before.text)) return false;
      if (code === ellipsis || isRightToLeft(String.fromCharCode(code)) || !isStroke(index)) return false;
      const box = applyToBox(matrix, boxes.loose(index));
      strokes.push({ box, baseline: apply(matrix, ...boxes.origin(index))[1] });
      return true;
    },
    lengthen(letters) {
      if (strokes.length === 0) return;
      const own = letters.filter(({ text }) => isRightToLeftBase(text));
      if (strokes.length * own.length > maxPairs) return;
      for (const { box, baseline } of strokes) {
        const touching = own.filter(
          (letter) =>
            Math.abs(letter.baseline - baseline) < reachEms * letter.look.size &&
            apart(letter, box) < reachEms * letter.look.size,
        );
        const [first, ...others] = touching;
        if (first === undefined) continue;
        const nearest = others.reduce((best, other) => (apart(other, box) < apart(best, box) ? other : best), first);
        const { x0, x1 } = nearest;
        // The letters of a ligature share their place.
        for (const letter of touching.filter((other) => other.x0 === x0 && other.x1 === x1)) {
          letter.x0 = Math.min(x0, box.x0);
          letter.x1 = Math.max(x1, box.x1);
        }
      }
    },
  };
}
