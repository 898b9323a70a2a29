import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { lettersOfFonts } from './letters-of-fonts.ts';
import { thresholds } from './thresholds.ts';

/**
 * The order in which TrueType fonts have their first glyphs (the standard order of Macintosh, which those of Windows keep):
 * three that say nothing, then the characters of Mac OS Roman, without the one that deletes.
 */
const glyphs = { space: 3, afterAscii: 98, last: 225 } as const;
const fromGlyph = { toAscii: 29, toOthers: 30 } as const;
const macRoman = new TextDecoder('macintosh');
const smallLetter = /[a-z]/;

/** The character of a glyph by that order; null for others. */
function characterOf(glyph: number): string | null {
  if (glyph < glyphs.space || glyph > glyphs.last) return null;
  const byte = glyph + (glyph < glyphs.afterAscii ? fromGlyph.toAscii : fromGlyph.toOthers);
  return macRoman.decode(Uint8Array.of(byte));
}

/** What the letters of a font would be if their codes were the numbers of glyphs. */
interface Reading {
  letters: number;
  /** Those of which the file does not say what they are. */
  unknown: number;
  /** Those that would be characters, and small letters of English among them. */
  characters: number;
  small: number;
  spaces: number;
}

const { minKnownShare, minSmallShare, minLetters } = thresholds.glyphOrder;

/** Whether it makes words: mostly small letters, with spaces. */
const makesWords = ({ letters, unknown, characters, small, spaces }: Reading) =>
  letters >= minLetters &&
  spaces > 0 &&
  Math.min(unknown, characters) >= minKnownShare * letters &&
  small >= minSmallShare * (letters - spaces);

/**
 * Finds the fonts of a page of which the file does not say what their letters are, and whose codes are the numbers of
 * glyphs in the usual order, so that `Text` seems to be `7H[W`.
 * @param textPage PDFium's handle of the text.
 * @returns For a letter's index and text object: its character, empty for one beyond that order, which each font has as it
 *   likes; null for letters of other fonts.
 */
export function glyphOrder(pdfium: Pdfium, textPage: number): (index: number, object: number) => string | null {
  const { api } = pdfium;
  const count = api.FPDFText_CountChars(textPage);
  const isUnknown = (index: number) => api.FPDFText_HasUnicodeMapError(textPage, index) === 1;
  let first = 0;
  // No text has this control character: most pages are done after this.
  while (first < count && api.FPDFText_GetUnicode(textPage, first) !== glyphs.space) first++;
  if (first >= count || !isUnknown(first)) return () => null;
  const readings = new Map<number, Reading>();
  for (const { index, font, code: glyph } of lettersOfFonts(pdfium, textPage)) {
    const reading = readings.get(font) ?? { letters: 0, unknown: 0, characters: 0, small: 0, spaces: 0 };
    readings.set(font, reading);
    const character = characterOf(glyph);
    reading.letters++;
    if (isUnknown(index)) reading.unknown++;
    if (character !== null) reading.characters++;
    if (glyph === glyphs.space) reading.spaces++;
    if (smallLetter.test(character ?? '')) reading.small++;
  }
  const fonts = new Set([...readings].filter(([, reading]) => makesWords(reading)).map(([font]) => font));
  if (fonts.size === 0) return () => null;
  return (index, object) => {
    const isOfOrder = object !== 0 && fonts.has(api.FPDFTextObj_GetFont(object)) && isUnknown(index);
    return isOfOrder ? (characterOf(api.FPDFText_GetUnicode(textPage, index)) ?? '') : null;
  };
}
