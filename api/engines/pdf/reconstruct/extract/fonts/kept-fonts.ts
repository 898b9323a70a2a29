import { createHash } from 'node:crypto';
import { addTo } from '../../../../../groups.ts';
import { type FontProgram, readFontProgram } from '../../../fonts/font-program.ts';
import type { Look } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { withComposed } from './composed-characters.ts';
import type { ReadCharacters } from './drawn-characters.ts';
import { drawnProgram } from './drawn-program.ts';
import { mayEmbed } from './embedding-rights.ts';

/** A font of the file that a document may embed. */
export interface KeptFont {
  /**
   * The font, with these characters if it can show them; null if it cannot be embedded.
   * @param spaceEms The width of a space, if the font itself has none; null if unknown.
   */
  readonly programFor: (characters: Iterable<string>, spaceEms: number | null) => FontProgram | null;
  /** Whether the characters of the font are those of the page for certain, since they are found by its text. */
  readonly isDrawn: boolean;
  /** How its letters look: by its name, if not by its own facts. */
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** A font of the PDF: what its name and its own facts say, its file, and a way to keep what it draws. */
export interface FoundFont {
  readonly face: Pick<Look, 'font' | 'isBold' | 'isItalic' | 'lineHeight'>;
  readonly file: Uint8Array;
  readonly hold: () => ReadCharacters;
}

/** Takes a font, once for each of the PDF and for each time that this is opened. */
export type KeepFont = (found: FoundFont) => void;

/**
 * Keeps the fonts of a PDF that documents may embed, by their PostScript names, as far as memory is meant for them. A
 * PDF may have several parts of one font. Fonts of another format than documents embed are drawn anew.
 */
export function createKeptFonts(): {
  readonly fonts: ReadonlyMap<string, readonly KeptFont[]>;
  readonly keep: KeepFont;
} {
  const fonts = new Map<string, KeptFont[]>();
  /** For fonts that were looked at: how what they draw is read; null if it need not be. */
  const known = new Map<string, { readCharacters: ReadCharacters } | null>();
  let bytes = 0;
  const keep: KeepFont = ({ face, file, hold }) => {
    const { font, isBold, isItalic } = face;
    const key = `${font}/${createHash('sha256').update(file).digest('hex')}`;
    const earlier = known.get(key);
    if (earlier) earlier.readCharacters = withComposed(hold());
    if (earlier !== undefined || known.size >= limits.maxLookedAtFonts) return;
    const parts = fonts.get(font)?.length ?? 0;
    if (parts >= limits.maxPartsOfFont || bytes + file.length > limits.maxKeptFontBytes) return;
    const own = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const program = readFontProgram(own);
    const held = program === null && mayEmbed(font, own) ? { readCharacters: withComposed(hold()) } : null;
    known.set(key, held);
    if (program !== null) {
      bytes += file.length;
      addTo(fonts, font, { programFor: () => program, isDrawn: false, isBold, isItalic });
    } else if (held !== null) {
      const programFor: KeptFont['programFor'] = (characters, spaceEms) =>
        drawnProgram(face, held.readCharacters(characters), spaceEms);
      addTo(fonts, font, { programFor, isDrawn: true, isBold, isItalic });
    }
  };
  return { fonts, keep };
}
