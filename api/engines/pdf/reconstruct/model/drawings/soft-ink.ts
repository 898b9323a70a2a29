/** How a picture softly covers some of what is behind it, in cells of equal size, row by row. */
export interface SoftInk {
  readonly columns: number;
  readonly rows: number;
  /** The greatest opacity in each cell, from 0 to 255. */
  readonly alpha: Uint8Array;
  /** RRGGBB: its mean. */
  readonly colour: string;
}

/** The soft edge that Word draws behind letters: around them, or moved as a shadow. */
export interface TextEffect {
  /** RRGGBB. */
  readonly colour: string;
  /** Share of what is behind it that shows through. */
  readonly transparency: number;
  /** Points that it reaches beyond the letters. */
  readonly radius: number;
  /** Points by which it is moved to the right and down; 0 for a glow. */
  readonly offset: number;
}
