import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { createUnknownLetters } from '../../../model/characters/unknown-letters.ts';
import { fontEncodings } from '../../fonts/font-encodings.ts';
import { createFontMemory, type FontMemory } from '../../fonts/font-memory.ts';
import { nameInFile, withoutPrefix } from '../../pdfium/font-name.ts';
import { type FontGlyphs, readFontGlyphs } from './font-glyphs.ts';
import { namedCharacters } from './named-characters.ts';

/** What is known of a document's fonts whose codes do not tell their letters, whatever PDFium it is open in. */
export interface UnreadFonts {
  /** Those whose codes are numbered as they are first used, by name. */
  readonly numbered: Set<string>;
  /** The sign of a code of a font, by its name. */
  readonly signOf: (font: string, code: number) => string;
  /** The characters of fonts' codes that names of glyphs tell, where PDFium does not know these. */
  readonly namedInFonts: FontMemory<ReadonlyMap<number, number>>;
  /** Null for a font that is damaged, or of another format than TrueType and CFF with CIDs. */
  readonly glyphsOfFonts: FontMemory<FontGlyphs | null>;
  /** A name for a font that has none, which no other has. */
  readonly newName: () => string;
}

/**
 * Creates what is known about the fonts of a document, before any page has been read.
 * @param file Gives the bytes of the document, in which names of glyphs are looked for once.
 */
export function createUnreadFonts(file: () => Uint8Array): UnreadFonts {
  let unnamed = 0;
  let encodings: ReturnType<typeof fontEncodings> | undefined;
  return {
    numbered: new Set(),
    signOf: createUnknownLetters(),
    namedInFonts: createFontMemory((program, font) => {
      encodings ??= fontEncodings(file());
      return namedCharacters(program, font, encodings.get(withoutPrefix(font)));
    }),
    glyphsOfFonts: createFontMemory(readFontGlyphs),
    newName: () => `/${unnamed++}`,
  };
}

/**
 * Creates a function that names the fonts of a page: as the file does, with the prefix that each subset has of its own.
 */
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
