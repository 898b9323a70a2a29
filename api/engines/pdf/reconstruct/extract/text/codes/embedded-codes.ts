import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { formulaArea } from '../../pdfium/character-map.ts';
import { charBoxes } from '../char-boxes.ts';
import type { FontGlyphs } from './font-glyphs.ts';
import { thresholds } from './thresholds.ts';
import type { UnreadFonts } from './unread-fonts.ts';

const { widthTolerance, minNotNarrower, minAlikeShare, minAdvances } = thresholds.embeddedCodes;
/** A code of a font, with the width of one of its letters in ems: more than its advance if its ink is wider. */
type Width = readonly [code: number, width: number];

/** Whether codes are the numbers of glyphs: letters are as wide as these, of which not all are alike, or wider. */
function areNumbers(letters: readonly Width[], { texts, advanceOf }: FontGlyphs): boolean {
  const scales = letters.map(([code, width]) => width / advanceOf(code));
  const notNarrower = scales.filter((scale) => scale > 1 - widthTolerance);
  const alike = notNarrower.filter((scale) => scale < 1 + widthTolerance);
  const advances = new Set(letters.map(([code]) => advanceOf(code)));
  const isSure = advances.size >= minAdvances || letters.every(([code]) => texts.has(code));
  return (
    isSure && notNarrower.length >= minNotNarrower * letters.length && alike.length >= minAlikeShare * letters.length
  );
}

/**
 * Tells the letters of fonts of which the PDF does not say what their codes stand for, and whose codes are the numbers of the
 * glyphs of an embedded file: that may have a table of their characters.
 * @param textPage PDFium's handle of the text.
 * @param hasNumbers Whether letters of formulas are at the numbers of their glyphs (`mendCharacterMaps`).
 * @returns For a letter's index and text object: its characters, several for a ligature, and empty if the file tells none; null
 *   for letters of other fonts.
 */
export function embeddedCodes(
  pdfium: Pdfium,
  textPage: number,
  { glyphsOfFonts }: Pick<UnreadFonts, 'glyphsOfFonts'>,
  hasNumbers = false,
): (index: number, object: number) => string | null {
  const { api } = pdfium;
  const isUntold = (index: number) => api.FPDFText_HasUnicodeMapError(textPage, index) === 1;
  const isOfFormula = (code: number) => hasNumbers && code >= formulaArea.first && code <= formulaArea.last;
  /** The widths of the page's letters in a font, once for each code. */
  const widthsIn = (font: number): readonly Width[] => {
    const boxes = charBoxes(pdfium, textPage);
    const widths = new Map<number, number>();
    for (let index = 0; index < api.FPDFText_CountChars(textPage); index++) {
      const object = isUntold(index) ? api.FPDFText_GetTextObject(textPage, index) : 0;
      if (object === 0 || api.FPDFTextObj_GetFont(object) !== font) continue;
      const { x0, x1 } = boxes.loose(index);
      widths.set(api.FPDFText_GetUnicode(textPage, index), Math.abs((x1 - x0) / boxes.em(index)));
    }
    return [...widths];
  };
  const glyphsIn = glyphsOfFonts.ofPage(pdfium);
  /** Null for fonts whose codes are other numbers. */
  const numbered = new Map<number, FontGlyphs | null>();
  const glyphsOf = (font: number, isSure: boolean): FontGlyphs | null => {
    const known = numbered.get(font);
    if (known !== undefined) return known;
    const glyphs = glyphsIn(font);
    const areGlyphs = (found: FontGlyphs) => isSure || found.isCidKeyed || areNumbers(widthsIn(font), found);
    const found = glyphs !== null && areGlyphs(glyphs) ? glyphs : null;
    numbered.set(font, found);
    return found;
  };
  return (index, object) => {
    const code = api.FPDFText_GetUnicode(textPage, index);
    const isNumber = isOfFormula(code);
    if (object === 0 || !(isNumber || isUntold(index))) return null;
    const glyphs = glyphsOf(api.FPDFTextObj_GetFont(object), isNumber);
    if (isNumber) return glyphs?.texts.get(code - formulaArea.first) ?? '';
    return glyphs === null ? null : (glyphs.texts.get(code) ?? '');
  };
}
