import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { readCff } from '../../../../fonts/read-cff.ts';
import { texNames } from '../../../../fonts/tex-names.ts';
import { type1Encoding } from '../../../../fonts/type1-encoding.ts';
import type { GlyphNames } from '../../fonts/font-encodings.ts';
import { fontFile } from '../../pdfium/font-file.ts';
import { fontName } from '../../pdfium/font-name.ts';
import { thresholds } from './thresholds.ts';
import type { UnreadFonts } from './unread-fonts.ts';

/** What begins the encrypted portion of a Type 1 program (Adobe Type 1 Font Format §2.4). */
const encrypted = 'eexec';
const type1Mark = '%!';
/** The first byte of a CFF program: its major version. */
const cffVersion = 1;

/** The names of a CFF program's glyphs by the codes that it has for them, without standard names, which PDFium knows. */
function cffNames(file: Buffer): readonly (readonly [code: number, name: string])[] {
  try {
    const { codes, idOf, nameOf } = readCff(file);
    return codes.flatMap((code, index) => {
      const name = nameOf(idOf(index + 1));
      return name === undefined ? [] : [[code, name] as const];
    });
  } catch {
    // A damaged program.
    return [];
  }
}

/** The names of the glyphs of a font's file by the codes that it has for them; none if it is no Type 1 font. */
function namesInFont(file: Buffer): Iterable<readonly [code: number, name: string]> {
  if (file[0] === cffVersion) return cffNames(file);
  if (file.toString('latin1', 0, type1Mark.length) !== type1Mark) return [];
  return type1Encoding(file.toString('latin1', 0, Math.max(0, file.indexOf(encrypted))));
}

/** The characters of a font's codes, as far as names of glyphs tell them: the PDF's own count before those of the font. */
function charactersOf(file: Buffer, own: GlyphNames | undefined): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const [code, name] of [...namesInFont(file), ...(own ?? [])]) {
    const character = texNames.get(name);
    if (character === undefined) characters.delete(code);
    else characters.set(code, character);
  }
  return characters;
}

/**
 * Tells letters of embedded Type 1 fonts by the names of their glyphs where PDFium does not know these names: it reports
 * their codes instead, so that an angle bracket seems to be `h`.
 * @param textPage PDFium's handle of the text.
 * @returns For the index and the text object of a letter of which the file says nothing (`FPDFText_HasUnicodeMapError`): the
 *   code of its character; null if names do not tell it.
 */
export function namedGlyphs(
  pdfium: Pdfium,
  textPage: number,
  { glyphNames }: Pick<UnreadFonts, 'glyphNames'>,
): (index: number, object: number) => number | null {
  const { api } = pdfium;
  const fonts = new Map<number, ReadonlyMap<number, number> | null>();
  const readFont = (font: number) => {
    const file = api.FPDFFont_GetIsEmbedded(font) === 1 ? fontFile(pdfium, font) : null;
    return file === null ? null : charactersOf(Buffer.from(file), glyphNames(fontName(pdfium, font)));
  };
  const charactersIn = (font: number) => {
    const known = fonts.get(font);
    if (known !== undefined || fonts.size >= thresholds.maxNamedFonts) return known ?? null;
    const characters = readFont(font);
    fonts.set(font, characters);
    return characters;
  };
  return (index, object) => {
    return charactersIn(api.FPDFTextObj_GetFont(object))?.get(api.FPDFText_GetUnicode(textPage, index)) ?? null;
  };
}
