import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { isRightToLeftMark } from '../../../writing-systems/scripts.ts';
import { unknownSign } from '../../model/characters/unknown-letters.ts';
import { baselineBelow, isExtensionFont } from '../../model/formulas/math-fonts.ts';
import { type NewGlyph, newGlyph } from '../../model/new-glyph.ts';
import type { Box, Look } from '../../model/page-model.ts';
import { isOffPage, type PageSpace } from '../pdfium/page-space.ts';
import type { CharBoxes } from './char-boxes.ts';
import { isAsHigh } from './codes/extension-signs.ts';
import type { Character } from './codes/read-character.ts';
import { textOf } from './codes/text-of-code.ts';
import { boxOfUnnamed, createLetterBoxes } from './letter-boxes.ts';
import { mathInk } from './math-ink.ts';
import type { TextLook } from './read-look.ts';

type Ink = readonly [top: number, bottom: number];

/** Gives a letter its ink. TeX's signs that grow hang from the baseline, and are centred on the axis of the line. */
function setInk(glyph: NewGlyph, ink: Ink): void {
  glyph.ink = ink;
  if (!isExtensionFont(glyph.look.font)) return;
  const [top, bottom] = ink;
  glyph.y0 = top;
  glyph.y1 = bottom;
  glyph.baseline = baselineBelow((top + bottom) / 2, glyph.look.size);
}

/** Whether a sign of TeX's fonts that grow has another height than the one at its code: it is another sign. */
const isOtherSign = ({ grown, code }: Character, [top, bottom]: Ink, { size }: Look): boolean =>
  grown !== null && !isAsHigh(code, bottom - top, size);

/** Makes letters of the characters of a page. */
export interface LetterMaker {
  /** Makes a letter of a character; null beside the page. */
  readonly make: (character: Character, seen: TextLook) => NewGlyph | null;
  /** How many became signs for unknown ones because they have another height than the signs at their codes. */
  readonly unknown: () => number;
  /** The boxes of what is drawn of the letters of fonts without a name. */
  readonly inks: ReadonlyMap<NewGlyph, Box>;
}

/**
 * Creates a maker of the letters of a page.
 * @param textPage PDFium's handle of the text.
 */
export function createLetterMaker(pdfium: Pdfium, textPage: number, space: PageSpace, boxes: CharBoxes): LetterMaker {
  const boxOf = createLetterBoxes(boxes, space.matrix);
  const inkOf = mathInk(pdfium, textPage, space.matrix);
  const inks = new Map<NewGlyph, Box>();
  let unknown = 0;

  return {
    make(character, { look, slant }) {
      const { index, code, isSoftHyphen } = character;
      const read = isRightToLeftMark(String.fromCharCode(code)) ? boxOf.mark(index) : boxOf.letter(index, slant);
      const box = look.font === '' ? boxOfUnnamed(read) : read;
      if (isOffPage(box, space)) return null;
      const ink = box === read ? inkOf(look, index) : null;
      const isOther = ink !== null && isOtherSign(character, ink, look);
      if (isOther) unknown++;
      // Field by field: a page has thousands of them, and copies of objects take several times as long.
      const { x0, y0, x1, y1, baseline } = box;
      const glyph = newGlyph(isOther ? unknownSign : textOf(character, look.font), look, baseline, x0, y0, x1, y1);
      glyph.isSoftHyphen = isSoftHyphen;
      if (ink !== null) setInk(glyph, ink);
      if (look.font === '') inks.set(glyph, boxOf.mark(index));
      return glyph;
    },
    unknown: () => unknown,
    inks,
  };
}
