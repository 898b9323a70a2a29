import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { createUnknownLetters } from '../../../model/characters/unknown-letters.ts';
import { fontEncodings, type GlyphNames } from '../../fonts/font-encodings.ts';
import { nameInFile } from '../../pdfium/font-name.ts';

/** What is known of a document's fonts whose codes do not tell their letters, whatever PDFium it is open in. */
export interface UnreadFonts {
  /** Those whose codes are numbered as they are first used, by name. */
  readonly numbered: Set<string>;
  /** The sign of a code of a font, by its name. */
  readonly signOf: (font: string, code: number) => string;
  /** The names that the file gives the glyphs of a font by their codes, by its name without a prefix; undefined for none. */
  readonly glyphNames: (font: string) => GlyphNames | undefined;
  /** A name for a font that has none, which no other has. */
  readonly newName: () => string;
}

/**
 * Creates what is known of the fonts of a document of which no page has been read.
 * @param file Gives the bytes of the document, in which names of glyphs are looked for once.
 */
export function createUnreadFonts(file: () => Uint8Array): UnreadFonts {
  let unnamed = 0;
  let encodings: ReturnType<typeof fontEncodings> | undefined;
  return {
    numbered: new Set(),
    signOf: createUnknownLetters(),
    glyphNames(font) {
      encodings ??= fontEncodings(file());
      return encodings.get(font);
    },
    newName: () => `/${unnamed++}`,
  };
}

/** Creates what names the fonts of a page: as the file does, with the prefix that each subset has of its own. */
export function fontNames(pdfium: Pdfium, { newName }: Pick<UnreadFonts, 'newName'>): (font: number) => string {
  const names = new Map<number, string>();
  return (font) => {
    const known = names.get(font);
    if (known !== undefined) return known;
    const name = nameInFile(pdfium, font) || newName();
    names.set(font, name);
    return name;
  };
}
