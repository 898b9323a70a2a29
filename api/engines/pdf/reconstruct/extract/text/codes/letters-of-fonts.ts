import type { Pdfium } from '../../../../../../formats/pdfium.ts';

/** A letter of a page, with the font that it is drawn in. */
export interface FontLetter {
  /** Its place in the text. */
  readonly index: number;
  /** PDFium's handle of its font. */
  readonly font: number;
  /** What PDFium reports for it: a character, or its code where the file does not tell that. */
  readonly code: number;
}

/**
 * The letters of a page in order, without what PDFium has guessed from the room between them.
 * @param textPage PDFium's handle of the text.
 */
export function* lettersOfFonts({ api }: Pdfium, textPage: number): Generator<FontLetter> {
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFText_IsGenerated(textPage, index) === 1 ? 0 : api.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    yield { index, font: api.FPDFTextObj_GetFont(object), code: api.FPDFText_GetUnicode(textPage, index) };
  }
}
