import { type FontProgram, readFontProgram } from '../../../fonts/font-program.ts';
import type { Look } from '../../model/page-model.ts';
import { limits } from '../limits.ts';

/** A font of the file that a document may embed. */
export interface KeptFont {
  readonly program: FontProgram;
  /** How its letters look: by its name, if not by its own facts. */
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** Takes the file of a font, once for each font of the PDF. */
export type KeepFont = (face: Pick<Look, 'font' | 'isBold' | 'isItalic'>, file: Uint8Array) => void;

/**
 * Keeps the fonts of a PDF that documents may embed, by their PostScript names, as far as memory is meant for them. A
 * PDF may have several parts of one font.
 */
export function createKeptFonts(): {
  readonly fonts: ReadonlyMap<string, readonly KeptFont[]>;
  readonly keep: KeepFont;
} {
  const fonts = new Map<string, KeptFont[]>();
  let bytes = 0;
  const keep: KeepFont = ({ font, isBold, isItalic }, file) => {
    const known = fonts.get(font) ?? [];
    const isKnown = known.some(({ program }) => Buffer.compare(program.bytes, file) === 0);
    if (isKnown || known.length >= limits.maxPartsOfFont || bytes + file.length > limits.maxKeptFontBytes) return;
    const program = readFontProgram(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    if (program === null) return;
    bytes += file.length;
    fonts.set(font, [...known, { program, isBold, isItalic }]);
  };
  return { fonts, keep };
}
