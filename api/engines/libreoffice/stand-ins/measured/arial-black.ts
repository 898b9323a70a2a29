import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Arial Black, as PDFs with its glyphs declare them. */
export const arialBlack: FamilyWidths = {
  regular: measured(
    ' (),-./0123456789:?ABCDEFHIJLMNOPRSTUVWXYabcdefghijklmnoprstuvwxy’',
    `333 389 389 333 333 333 278 667 667 667 667 667 667 667 667 667 667 333 611 778 778 778 778 722 667 833 389 667
     667 944 833 833 722 778 722 722 833 778 1000 778 778 667 667 667 667 667 389 667 667 333 333 667 333 1000 667
     667 667 444 611 444 667 611 944 667 611 278`,
  ),
};
