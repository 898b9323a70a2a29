import { createHash } from 'node:crypto';
import { addTo } from '../../../../../groups.ts';
import { type FontProgram, readFontProgram } from '../../../fonts/font-program.ts';
import type { Look } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { withComposed } from './composed-characters.ts';
import { createDrawnFonts, type DrawnFont, type ReadCharacters } from './drawn-characters.ts';
import { drawnProgram } from './drawn-program.ts';
import { mayEmbed } from './embedding-rights.ts';
import type { HeldFont } from './held-fonts.ts';

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
  readonly hold: () => HeldFont;
}

/** Takes a font, once for each of the PDF and for each time that this is opened. */
export type KeepFont = (found: FoundFont) => void;

/** Gives all characters that the document may show in a font, by its PostScript name: more over time, and never fewer. */
export type CharactersOf = (font: string) => readonly string[];

/** A font that is drawn anew, and how many characters of it were read before it was let go. */
interface KeptDrawing {
  readonly font: string;
  readonly drawn: DrawnFont;
  readonly read: ReadCharacters;
  known: number;
}

/** The fonts of a PDF that are kept. */
export interface KeptFonts {
  /** By their PostScript names. */
  readonly fonts: ReadonlyMap<string, readonly KeptFont[]>;
  readonly keep: KeepFont;
  /** Reads the characters of those that are held, and holds them no more: their document is about to be closed. */
  readonly letGo: (charactersOf: CharactersOf) => void;
}

/** Holds one more part of a font that is drawn anew. */
function holdIn({ drawn }: KeptDrawing, hold: FoundFont['hold']): void {
  if (drawn.held.length < limits.maxPartsOfFont) drawn.held = [...drawn.held, hold()];
}

/** Reads the characters of a font that are not read yet, and lets go of it. */
function letGoOf(kept: KeptDrawing, charactersOf: CharactersOf): void {
  if (kept.drawn.held.length === 0) return;
  const characters = charactersOf(kept.font);
  if (characters.length > kept.known) kept.read(characters);
  kept.known = characters.length;
  kept.drawn.held = [];
}

/**
 * Keeps the fonts of a PDF that documents may embed, by their PostScript names, as far as memory is meant for them. A
 * PDF may have several parts of one font. Fonts of another format than documents embed are drawn anew, all parts of one
 * as one font.
 */
export function createKeptFonts(): KeptFonts {
  const fonts = new Map<string, KeptFont[]>();
  const createDrawn = createDrawnFonts();
  /** For fonts that were looked at; null if they need not be drawn. */
  const known = new Map<string, KeptDrawing | null>();
  const drawings = new Map<string, KeptDrawing>();
  let bytes = 0;
  const startDrawing = (face: FoundFont['face']): KeptDrawing => {
    const { font, isBold, isItalic } = face;
    const drawn = createDrawn();
    const read = withComposed(drawn.read);
    const programFor: KeptFont['programFor'] = (characters, spaceEms) => drawnProgram(face, read(characters), spaceEms);
    addTo(fonts, font, { programFor, isDrawn: true, isBold, isItalic });
    return { font, drawn, read, known: 0 };
  };
  const draw = (key: string, { face, hold }: FoundFont) => {
    const style = `${face.font}/${face.isBold}/${face.isItalic}`;
    const drawing = drawings.get(style) ?? startDrawing(face);
    drawings.set(style, drawing);
    known.set(key, drawing);
    holdIn(drawing, hold);
  };
  return {
    fonts,
    keep(found) {
      const { face, file, hold } = found;
      const { font, isBold, isItalic } = face;
      const key = `${font}/${createHash('sha256').update(file).digest('hex')}`;
      const earlier = known.get(key);
      if (earlier) holdIn(earlier, hold);
      if (earlier !== undefined || known.size >= limits.maxLookedAtFonts) return;
      const parts = fonts.get(font)?.length ?? 0;
      if (parts >= limits.maxPartsOfFont || bytes + file.length > limits.maxKeptFontBytes) return;
      const own = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
      const program = readFontProgram(own);
      if (program !== null) {
        known.set(key, null);
        bytes += file.length;
        addTo(fonts, font, { programFor: () => program, isDrawn: false, isBold, isItalic });
      } else if (mayEmbed(font, own)) draw(key, found);
      else known.set(key, null);
    },
    letGo(charactersOf) {
      for (const kept of drawings.values()) letGoOf(kept, charactersOf);
    },
  };
}
