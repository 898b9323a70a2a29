import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { type FontSigns, publisherSigns } from '../../../../fonts/publisher-signs.ts';

/**
 * Reads the letters of publishers' fonts of signs, whose glyphs have names of other characters, which PDFium reports.
 * @param nameOf As in `fontNames`.
 * @returns For a letter's text object and its code, that of the character which it shows; null if that is the same, or not
 *   known.
 */
export function signsOfPublishers(
  { api }: Pdfium,
  nameOf: (font: number) => string,
): (object: number, code: number) => number | null {
  const fonts = new Map<number, FontSigns | null>();
  const signsOf = (font: number) => {
    const known = fonts.get(font);
    if (known !== undefined) return known;
    const signs = publisherSigns(nameOf(font));
    fonts.set(font, signs);
    return signs;
  };
  let last: { readonly object: number; readonly signs: FontSigns | null } = { object: 0, signs: null };
  return (object, code) => {
    if (object !== last.object)
      last = { object, signs: object === 0 ? null : signsOf(api.FPDFTextObj_GetFont(object)) };
    return last.signs?.ofCharacter.get(code) ?? null;
  };
}
