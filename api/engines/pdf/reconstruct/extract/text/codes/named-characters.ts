import { linotypeNames, publisherSigns } from '../../../../fonts/publisher-signs.ts';
import { isCff, readCff } from '../../../../fonts/read-cff.ts';
import { texNames } from '../../../../fonts/tex-names.ts';
import { type1Encoding } from '../../../../fonts/type1-encoding.ts';
import type { GlyphNames } from '../../fonts/font-encodings.ts';

/** What begins the encrypted portion of a Type 1 program (Adobe Type 1 Font Format §2.4). */
const encrypted = 'eexec';
const type1Mark = '%!';

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
  if (isCff(file)) return cffNames(file);
  if (file.toString('latin1', 0, type1Mark.length) !== type1Mark) return [];
  return type1Encoding(file.toString('latin1', 0, Math.max(0, file.indexOf(encrypted))));
}

/** A name of a glyph that is a number of the typesetting program. */
const numberedName = /^C(\d{1,3})$/;

/**
 * The characters of an embedded Type 1 font's codes, as far as names of glyphs tell them: PDFium reports codes themselves
 * where it does not know these names, so that an angle bracket seems to be `h`.
 * @param font The name of the font, which tells what numbers as names mean.
 * @param own The names that the PDF has for codes, which count before those of the font.
 */
export function namedCharacters(file: Buffer, font: string, own: GlyphNames | undefined): ReadonlyMap<number, number> {
  const signs = publisherSigns(font);
  const numbered = (name: string) => signs?.ofNumber(Number(numberedName.exec(name)?.[1] ?? Number.NaN));
  const characters = new Map<number, number>();
  for (const [code, name] of [...namesInFont(file), ...(own ?? [])]) {
    const character = texNames.get(name) ?? linotypeNames.get(name) ?? numbered(name);
    if (character === undefined) characters.delete(code);
    else characters.set(code, character);
  }
  return characters;
}
