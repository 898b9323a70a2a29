/**
 * A piece of StarMath, the language of LibreOffice's formulas: code as it is, what stands between braces, or between
 * brackets that are as high as that.
 */
export type Piece = string | { readonly group: readonly Piece[] } | Bracketed;

/** What stands between brackets, each as code. */
export interface Bracketed {
  readonly left: string;
  readonly inner: readonly Piece[];
  readonly right: string;
}

/** Pieces between braces, which others beside them take for one. */
export const group = (pieces: readonly Piece[]): Piece => ({ group: pieces });
