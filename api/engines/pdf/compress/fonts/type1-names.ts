import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { allCodes, differences, isBlank, macRoman, winAnsi } from './encodings.ts';
import { glyphOfCharacter } from './glyph-names.ts';

/** In the standard encoding these are the curly ones. */
const standardQuotes: ReadonlyMap<number, string> = new Map([
  [0x27, 'quoteright'],
  [0x60, 'quoteleft'],
]);

/**
 * The glyphs of a Type 1 font's codes by every encoding in which a reader may take them; undefined where a code is in none.
 *
 * @param builtIn The encoding of the program.
 * @param codes The codes that are shown; all where it is undefined.
 */
export function namesOfType1Font(
  objects: PdfObjects,
  font: PdfDict,
  builtIn: ReadonlyMap<number, string>,
  codes: ReadonlySet<number> | undefined,
): ReadonlySet<string> | undefined {
  const changed = differences(objects, font);
  const encoding = objects.dict(font['/Encoding'])?.['/BaseEncoding'] ?? font['/Encoding'];
  const isLatin = ['WinAnsiEncoding', 'MacRomanEncoding'].includes(objects.name(encoding) ?? '');
  const names = new Set<string>();
  for (const code of codes ?? allCodes) {
    const exact = [changed.get(code), builtIn.get(code)].filter((name) => name !== undefined);
    const usual = [winAnsi[code], macRoman[code]].map((character) => glyphOfCharacter(character ?? 0));
    const isKnown = exact.length > 0 || isLatin || code < 128;
    if (codes !== undefined && !isKnown && !isBlank(code)) return undefined;
    for (const name of [...exact, ...usual, standardQuotes.get(code)]) if (name !== undefined) names.add(name);
  }
  return names;
}
