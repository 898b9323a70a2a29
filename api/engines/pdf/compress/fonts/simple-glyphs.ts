import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes, differences, isBlank, macRoman, winAnsi } from './encodings.ts';
import { characterOfGlyph } from './glyph-names.ts';
import type { FontTables } from './read-cmap.ts';

/** Where symbol fonts keep their 256 codes (PDF 32000-1 §9.6.6.4). */
const symbolPages = [0, 0xf000, 0xf100, 0xf200];
const macCodes: ReadonlyMap<number, number> = new Map(macRoman.map((character, code) => [character, code]));

/**
 * The glyphs of a simple TrueType font's codes, by every way in which a reader may look them up, so that none is
 * missed whichever it takes; undefined where a code is found by none.
 *
 * @param codes The codes that are shown; all that have a glyph where it is undefined.
 */
export function glyphsOfSimpleFont(
  objects: PdfObjects,
  font: PdfDict,
  tables: FontTables,
  codes: ReadonlySet<number> | undefined,
): ReadonlySet<number> | undefined {
  const names = differences(objects, font);
  const glyphs = new Set<number>();
  for (const code of codes ?? allCodes) {
    const name = names.get(code);
    const named = name === undefined ? [] : [characterOfGlyph(name)];
    const characters = [...named, winAnsi[code], macRoman[code]].filter((character) => character !== undefined);
    const candidates = [
      ...symbolPages.map((page) => page + code),
      ...characters,
      ...characters.map((character) => macCodes.get(character) ?? 0),
    ];
    const found = tables.codes.flatMap((glyphOf) => candidates.map(glyphOf)).filter((glyph) => glyph > 0);
    if (tables.codes.length === 0) found.push(code);
    const isUnknown = found.length === 0 || (name !== undefined && named[0] === undefined);
    if (codes !== undefined && isUnknown && !isBlank(code)) return undefined;
    for (const glyph of found) if (glyph < tables.glyphs) glyphs.add(glyph);
  }
  return glyphs;
}
