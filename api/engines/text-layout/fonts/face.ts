/**
 * A stretch of glyphs of one face, ready to be shown. Lengths are in em, so that it serves every size.
 */
export interface Piece {
  readonly face: Face;
  /** The inside of a TJ array (ISO 32000-1, §9.4.3): hexadecimal strings and adjustments. */
  readonly array: string;
  readonly widthEm: number;
  /** How far above the baseline it stands; vowel signs of some scripts. */
  readonly riseEm: number;
}

/** Pieces from left to right that belong together. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly widthEm: number;
  /** What the glyphs stand for, where their own meanings in their order do not say it. */
  readonly actualText?: string;
}

/** A face of a font, in a document. */
export interface Face {
  /** Its name in the resources of the document's pages. */
  readonly name: string;
  /** One character by itself as a glyph's hexadecimal code, or undefined where the face lacks it. */
  readonly glyph: (codePoint: number) => { readonly hex: string; readonly widthEm: number } | undefined;
  /** A word, with the face's ligatures, joining and kerning. The text is in logical order, the pieces are in visual order. */
  readonly shape: (text: string, rightToLeft: boolean) => Word;
}
