import type { PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes } from './encodings.ts';
import type { FontUser } from './font-programs.ts';
import type { CffProgram } from './read-cff.ts';
import { namesOfType1Font } from './type1-names.ts';
import type { UsedCodes } from './used-codes.ts';

/** Glyphs that the program itself gives codes to stay anyway, so no code is unknown for want of a name. */
const anyName: ReadonlyMap<number, string> = new Map(allCodes.map((code) => [code, '.notdef']));

/**
 * Glyphs of a font with codes of one byte. Those with standard names all stay: accented letters may be composed of
 * them (Adobe TN 5177, appendix C).
 */
function ofSimpleFont(objects: PdfObjects, { dict, reference }: FontUser, program: CffProgram, used: UsedCodes) {
  if (program.isCid) return undefined;
  const codes = used.isOpen(reference) ? undefined : used.single(reference);
  const names = namesOfType1Font(objects, dict, anyName, codes);
  if (names === undefined) return undefined;
  const glyphs: number[] = [];
  for (let glyph = 0; glyph < program.glyphs; glyph++) {
    const name = program.nameOf(program.idOf(glyph));
    if (glyph <= program.encoded || name === undefined || names.has(name)) glyphs.push(glyph);
  }
  return glyphs;
}

/** Glyphs of a composite font, whose codes are CIDs; programs without CIDs go by glyph ids (PDF 32000-1 §9.7.4.2). */
function ofCompositeFont(objects: PdfObjects, { dict, reference }: FontUser, program: CffProgram, used: UsedCodes) {
  const encoding = objects.name(dict['/Encoding']);
  if (used.isOpen(reference) || (encoding !== 'Identity-H' && encoding !== 'Identity-V')) return undefined;
  const cids = used.double(reference);
  if (!program.isCid) return cids;
  return Array.from({ length: program.glyphs }, (_, glyph) => glyph).filter((glyph) => cids.has(program.idOf(glyph)));
}

/** The glyphs of a CFF program that its fonts show; undefined where they cannot be told. */
export function shownCffGlyphs(
  objects: PdfObjects,
  users: readonly FontUser[],
  program: CffProgram,
  used: UsedCodes,
): ReadonlySet<number> | undefined {
  const glyphs = new Set<number>();
  for (const user of users) {
    const own = user.descendant === undefined ? ofSimpleFont : ofCompositeFont;
    const shown = own(objects, user, program, used);
    if (shown === undefined) return undefined;
    for (const glyph of shown) glyphs.add(glyph);
  }
  return glyphs;
}
