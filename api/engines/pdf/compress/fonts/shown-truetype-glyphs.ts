import type { FontTables } from '../../fonts/font-tables.ts';
import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes, encodingDifferences, isBlank, macRoman, winAnsi } from './encodings.ts';
import { characterOfGlyph } from './glyph-names.ts';

/** Offsets at which a symbolic font's cmap may hold its 256 codes (ISO 32000-1 §9.6.6.4). */
const symbolBases = [0, 0xf000, 0xf100, 0xf200];
const macCodes: ReadonlyMap<number, number> = new Map(macRoman.map((character, code) => [character, code]));

/**
 * The ids of the glyphs that a simple TrueType font shows, by every lookup a reader may use (ISO 32000-1 §9.6.6.4).
 * Undefined if none of them finds a glyph for some code.
 * @param codes The codes that are shown; undefined for all.
 */
export function shownTrueTypeGlyphs(
  objects: PdfObjects,
  font: PdfDict,
  tables: FontTables,
  codes: ReadonlySet<number> | undefined,
): ReadonlySet<number> | undefined {
  const names = encodingDifferences(objects, font);
  const glyphs = new Set<number>();
  for (const code of codes ?? allCodes) {
    const name = names.get(code);
    const named = name === undefined ? [] : [characterOfGlyph(name)];
    const characters = [...named, winAnsi[code], macRoman[code]].filter((character) => character !== undefined);
    const candidates = [
      ...symbolBases.map((base) => base + code),
      ...characters,
      ...characters.map((character) => macCodes.get(character) ?? 0),
    ];
    const found = tables.cmaps.flatMap((glyphOf) => candidates.map(glyphOf)).filter((glyph) => glyph > 0);
    if (tables.cmaps.length === 0) found.push(code);
    const isUnknown = found.length === 0 || (name !== undefined && named[0] === undefined);
    if (codes !== undefined && isUnknown && !isBlank(code)) return undefined;
    for (const glyph of found) if (glyph < tables.glyphCount) glyphs.add(glyph);
  }
  return glyphs;
}
