import { characterMap } from '../../../../../../formats/fonts/character-map.ts';
import { type Font, readFonts, tableOf } from '../../../../../../formats/fonts/sfnt.ts';
import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { formulaArea } from '../../pdfium/character-map.ts';
import { fontFile } from '../../pdfium/font-file.ts';
import { charBoxes } from '../char-boxes.ts';
import { formulaCharacters } from './formula-characters.ts';
import { thresholds } from './thresholds.ts';

const { widthTolerance, minNotNarrower, minAlikeShare, minAdvances, maxFonts } = thresholds.embeddedCodes;
/** Where fonts of signs have theirs: what these are is not known from it. */
const privateArea = { first: 0xe000, last: 0xf8ff } as const;
/** Characters that fonts show as others: one of a glyph's characters that is none of these is what was written. */
const isStandIn = (code: number) => code === 0xa0 || code === 0xad || code === 0x2011 || code === 0x2215;

/** What an embedded font tells of its glyphs, by their numbers. */
interface Glyphs {
  /** None if it has no table of them. */
  readonly characters: ReadonlyMap<number, number>;
  /** In ems. */
  readonly advanceOf: (glyph: number) => number;
}

/** The characters of a font's glyphs: of several that one is for, the lowest. */
function charactersOf(font: Font): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const [code, glyph] of characterMap(font)) {
    if (code >= privateArea.first && code <= privateArea.last) continue;
    const known = characters.get(glyph);
    if (known === undefined || isStandIn(known) || (code < known && !isStandIn(code))) characters.set(glyph, code);
  }
  return characters;
}

/** Reads a font file; null for one that is damaged, or of another format than TrueType. */
function readGlyphs(file: Buffer): Glyphs | null {
  try {
    const [font] = readFonts(file);
    if (font === undefined || !['head', 'hhea', 'hmtx'].every((tag) => font.tables.has(tag))) return null;
    const unitsPerEm = tableOf(font, 'head').readUInt16BE(18);
    const [metrics, widths] = [tableOf(font, 'hhea').readUInt16BE(34), tableOf(font, 'hmtx')];
    const advanceOf = (glyph: number) => {
      const at = 4 * Math.min(glyph, metrics - 1);
      return at >= 0 && at + 2 <= widths.length ? widths.readUInt16BE(at) / unitsPerEm : 0;
    };
    const characters = font.tables.has('cmap') ? charactersOf(font) : new Map<number, number>();
    return { characters: formulaCharacters(font, characters), advanceOf };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A code of a font, with the width of one of its letters in ems: more than its advance if its ink is wider. */
type Width = readonly [code: number, width: number];

/** Whether codes are the numbers of glyphs: letters are as wide as these, of which not all are alike, or wider. */
function areNumbers(letters: readonly Width[], { characters, advanceOf }: Glyphs): boolean {
  const scales = letters.map(([code, width]) => width / advanceOf(code));
  const notNarrower = scales.filter((scale) => scale > 1 - widthTolerance);
  const alike = notNarrower.filter((scale) => scale < 1 + widthTolerance);
  const advances = new Set(letters.map(([code]) => advanceOf(code)));
  const isSure = advances.size >= minAdvances || letters.every(([code]) => characters.has(code));
  return (
    isSure && notNarrower.length >= minNotNarrower * letters.length && alike.length >= minAlikeShare * letters.length
  );
}

/**
 * Tells the letters of fonts of which the PDF does not say what their codes stand for, and whose codes are the numbers of the
 * glyphs of an embedded file: that may have a table of their characters.
 * @param textPage PDFium's handle of the text.
 * @param hasNumbers Whether letters of formulas are at the numbers of their glyphs (`mendCharacterMaps`).
 * @returns For a letter's index and text object: the code of its character, 0 if the file tells none; null for letters of other
 *   fonts.
 */
export function embeddedCodes(
  pdfium: Pdfium,
  textPage: number,
  hasNumbers = false,
): (index: number, object: number) => number | null {
  const { api, scratch, float } = pdfium;
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
      api.FPDFText_GetMatrix(textPage, index, scratch);
      const em = api.FPDFText_GetFontSize(textPage, index) * Math.hypot(float(0), float(4));
      widths.set(api.FPDFText_GetUnicode(textPage, index), Math.abs((x1 - x0) / em));
    }
    return [...widths];
  };
  const fonts = new Map<number, Glyphs | null>();
  const glyphsOf = (font: number, isSure: boolean): Glyphs | null => {
    const known = fonts.get(font);
    if (known !== undefined || fonts.size >= maxFonts) return known ?? null;
    const file = api.FPDFFont_GetIsEmbedded(font) === 1 ? fontFile(pdfium, font) : null;
    const glyphs = file === null ? null : readGlyphs(Buffer.from(file));
    const found = glyphs !== null && (isSure || areNumbers(widthsIn(font), glyphs)) ? glyphs : null;
    fonts.set(font, found);
    return found;
  };
  return (index, object) => {
    const code = api.FPDFText_GetUnicode(textPage, index);
    const isNumber = isOfFormula(code);
    if (object === 0 || !(isNumber || isUntold(index))) return null;
    const glyphs = glyphsOf(api.FPDFTextObj_GetFont(object), isNumber);
    if (isNumber) return glyphs?.characters.get(code - formulaArea.first) ?? 0;
    return glyphs === null ? null : (glyphs.characters.get(code) ?? 0);
  };
}
