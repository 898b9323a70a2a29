import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of letters of Aptos, as a PDF with its glyphs declares them; the rest follows their mean. */
export const aptos: FamilyWidths = {
  regular: measured(
    ' .FLTacdeghiknoprst',
    `203 286 524 500 479 531 525 561 527 484 551 239 487 551 552 561 334 486 323`,
  ),
};
