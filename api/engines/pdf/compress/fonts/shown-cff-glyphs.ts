import type { CffProgram } from '../../fonts/read-cff.ts';
import type { PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes } from './encodings.ts';
import type { EmbeddedFont } from './font-programs.ts';
import { shownGlyphNames } from './shown-glyph-names.ts';
import type { UsedCodes } from './used-codes.ts';

/**
 * A placeholder for the built-in encoding. Its glyphs are always kept, so a code without a name in the font's own
 * encoding is no reason to keep the whole program.
 */
const anyName: ReadonlyMap<number, string> = new Map(allCodes.map((code) => [code, '.notdef']));

/**
 * The glyphs of a font with one-byte codes. All glyphs with standard names are kept, since accented letters may be
 * composed of them (Adobe TN 5177, appendix C).
 */
function simpleFontGlyphs(
  objects: PdfObjects,
  { dict, reference }: EmbeddedFont,
  program: CffProgram,
  used: UsedCodes,
) {
  if (program.isCid) return undefined;
  const names = shownGlyphNames(objects, dict, anyName, used.oneByte(reference));
  if (names === undefined) return undefined;
  const glyphs: number[] = [];
  for (let glyph = 0; glyph < program.glyphCount; glyph++) {
    const name = program.nameOf(program.idOf(glyph));
    if (glyph <= program.codes.length || name === undefined || names.has(name)) glyphs.push(glyph);
  }
  return glyphs;
}

/** The glyphs of a composite font: its codes are CIDs or, in a program without CIDs, glyph ids (ISO 32000-1 §9.7.4.2). */
function compositeFontGlyphs(
  objects: PdfObjects,
  { dict, reference }: EmbeddedFont,
  program: CffProgram,
  used: UsedCodes,
) {
  const encoding = objects.name(dict['/Encoding']);
  const cids = used.twoByte(reference);
  if (cids === undefined || (encoding !== 'Identity-H' && encoding !== 'Identity-V')) return undefined;
  if (!program.isCid) return cids;
  const all = Array.from({ length: program.glyphCount }, (_, glyph) => glyph);
  return all.filter((glyph) => cids.has(program.idOf(glyph)));
}

/** The ids of the glyphs of a CFF program that its fonts show. Undefined if they cannot be determined. */
export function shownCffGlyphs(
  objects: PdfObjects,
  fonts: readonly EmbeddedFont[],
  program: CffProgram,
  used: UsedCodes,
): ReadonlySet<number> | undefined {
  const glyphs = new Set<number>();
  for (const font of fonts) {
    const glyphsOf = font.descendant === undefined ? simpleFontGlyphs : compositeFontGlyphs;
    const shown = glyphsOf(objects, font, program, used);
    if (shown === undefined) return undefined;
    for (const glyph of shown) glyphs.add(glyph);
  }
  return glyphs;
}
