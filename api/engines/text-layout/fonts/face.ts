/**
 * A stretch of glyphs of one face, ready to be shown. Lengths are in em, so that it serves every size.
 */
export interface Piece {
  readonly face: Face;
  /** The inside of a TJ array (ISO 32000-1, §9.4.3): hexadecimal strings and adjustments. */
  readonly array: string;
  readonly widthEm: number;
  /** Height above the baseline, as of the vowel signs of some scripts. */
  readonly riseEm: number;
}

/** The pieces of a word from left to right. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly widthEm: number;
  /** The text of the word, where the text of its glyphs in visual order differs from it. */
  readonly actualText?: string;
}

/** Whether text runs from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** A face of a font that is embedded in a document. */
export interface Face {
  /** Its name in the resources of the document's pages. */
  readonly name: string;
  /** The glyph of a single character by its hexadecimal code; undefined where the face lacks it. */
  readonly glyph: (codePoint: number) => { readonly hex: string; readonly widthEm: number } | undefined;
  /** Shapes a word with ligatures, joining and kerning. Text is in logical order, pieces are in visual order. */
  readonly shape: (text: string, direction: Direction) => Word;
}
