import { decodeWhole } from '../../../../formats/encodings/decode-whole.ts';
import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** The codes of a simple font: 0 to 255. */
export const allCodes: readonly number[] = Array.from({ length: 256 }, (_, code) => code);
const charactersOf = (label: string) =>
  [...decodeWhole(Uint8Array.from(allCodes), label)].map((character) => character.codePointAt(0) as number);

/** Code → Unicode character in WinAnsiEncoding and MacRomanEncoding (ISO 32000-1 annex D). */
export const winAnsi: readonly number[] = charactersOf('windows-1252');
export const macRoman: readonly number[] = charactersOf('macintosh');

/** Whether a code shows nothing in the Latin encodings, so that it needs no glyph. */
export const isBlank = (code: number): boolean => code <= 32 || code === 127 || code === 160;

/** Code → glyph name, from the Differences array of a font's encoding (ISO 32000-1 §9.6.6.1). */
export function encodingDifferences(objects: PdfObjects, font: PdfDict): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const value of objects.array(objects.dict(font['/Encoding'])?.['/Differences']) ?? []) {
    const item = objects.resolve(value);
    if (typeof item === 'number') code = item;
    else if (typeof item === 'string') names.set(code++, item.slice(1));
  }
  return names;
}
