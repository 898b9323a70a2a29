import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { charBoxes } from '../char-boxes.ts';
import { thresholds } from './thresholds.ts';

const space = 32;
/** The second block of control characters, with the one before it. */
const controls = { from: 0x7f, to: 0x9f } as const;
/** The sign that shows where a space is. Some files call spaces so, which their fonts do not draw. */
export const visibleSpace = 0x2423;
const isControl = (code: number) => code < space || (code >= controls.from && code <= controls.to);

/**
 * Tells letters whose font says nothing about their meaning: their codes are only places in the font, so that PDFium
 * reports control characters. Only embedded fonts show what such a code stands for.
 * @param textPage PDFium's handle of the text.
 * @returns For a letter's code and index, and what its code is known to be: `letter` if its font draws it,
 *   `blank` otherwise, null if its code is a character that is drawn.
 */
export function unreadLetters(
  pdfium: Pdfium,
  textPage: number,
): (code: number, index: number, known: 'number' | 'any') => 'letter' | 'blank' | null {
  const { api } = pdfium;
  const boxes = charBoxes(pdfium, textPage);
  const hasInk = (index: number) => {
    const { x0, y0, x1, y1 } = boxes.ink(index);
    return Math.min(x1 - x0, y1 - y0) > thresholds.minInkEms * boxes.em(index);
  };
  const isEmbedded = (index: number) =>
    api.FPDFFont_GetIsEmbedded(api.FPDFTextObj_GetFont(api.FPDFText_GetTextObject(textPage, index))) === 1;
  return (code, index, known) => {
    if (code === visibleSpace && !hasInk(index)) return 'blank';
    if (known !== 'number' && (!isControl(code) || api.FPDFText_HasUnicodeMapError(textPage, index) !== 1)) return null;
    return isEmbedded(index) && hasInk(index) ? 'letter' : 'blank';
  };
}
