import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes, encodingDifferences, isBlank, macRoman, winAnsi } from './encodings.ts';
import { glyphOfCharacter } from './glyph-names.ts';

/** StandardEncoding has curly quotes at these codes (ISO 32000-1 annex D). */
const standardQuotes: ReadonlyMap<number, string> = new Map([
  [0x27, 'quoteright'],
  [0x60, 'quoteleft'],
]);

/**
 * The names of the glyphs that a Type 1 font shows, in every encoding a reader may apply. Undefined if some code is in
 * none of them.
 * @param builtIn The encoding of the program itself: code → glyph name.
 * @param codes The codes that are shown; undefined for all.
 */
export function shownGlyphNames(
  objects: PdfObjects,
  font: PdfDict,
  builtIn: ReadonlyMap<number, string>,
  codes: ReadonlySet<number> | undefined,
): ReadonlySet<string> | undefined {
  const changes = encodingDifferences(objects, font);
  const encoding = objects.dict(font['/Encoding'])?.['/BaseEncoding'] ?? font['/Encoding'];
  const isLatin = ['WinAnsiEncoding', 'MacRomanEncoding'].includes(objects.name(encoding) ?? '');
  const names = new Set<string>();
  for (const code of codes ?? allCodes) {
    const own = [changes.get(code), builtIn.get(code)].filter((name) => name !== undefined);
    const latin = [winAnsi[code], macRoman[code]].map((character) => glyphOfCharacter(character ?? 0));
    const isKnown = own.length > 0 || isLatin || code < 128;
    if (codes !== undefined && !isKnown && !isBlank(code)) return undefined;
    for (const name of [...own, ...latin, standardQuotes.get(code)]) if (name !== undefined) names.add(name);
  }
  return names;
}
