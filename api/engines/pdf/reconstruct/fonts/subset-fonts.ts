import { type FaceStyle, faceStyle, setNames } from '../../../../formats/fonts/names.ts';
import { readFonts, writeFonts } from '../../../../formats/fonts/sfnt.ts';
import { subsetToCharacters } from '../../fonts/harfbuzz.ts';
import type { EmbeddedFont } from './embed-fonts.ts';

/** A font as the document embeds it. */
export interface SubsetFont extends Pick<EmbeddedFont, 'family' | 'isBold' | 'isItalic'> {
  readonly bytes: Buffer;
}

/** A font under another family's name. */
function renamed(bytes: Buffer, family: string, style: FaceStyle): Buffer {
  const [font] = readFonts(bytes);
  if (font === undefined) return bytes;
  setNames(font, family, style);
  return writeFonts([font]);
}

/**
 * Reduces fonts to the characters that they show: people who type others get them from another font, while the cmaps of
 * a PDF's fonts may list letters whose outlines are gone. Fonts that HarfBuzz refuses are left out.
 */
export async function subsetFonts(fonts: readonly EmbeddedFont[]): Promise<readonly SubsetFont[]> {
  const subsets: SubsetFont[] = [];
  for (const { family, isRenamed, isBold, isItalic, program, characters, isShaped } of fonts) {
    const codes = characters.map((character) => character.codePointAt(0) ?? 0);
    const bytes = await subsetToCharacters(program, codes, { keepsLayout: isShaped });
    if (bytes === undefined) continue;
    const named = isRenamed ? renamed(bytes, family, faceStyle({ isBold, isItalic })) : bytes;
    subsets.push({ family, isBold, isItalic, bytes: named });
  }
  return subsets;
}
