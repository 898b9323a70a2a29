import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';
import { ascii } from './characters.ts';

/** Widths of Garamond, approximate. */
export const garamond: FamilyWidths = {
  regular: measured(
    ascii,
    `250 219 406 667 490 823 729 177 292 292 427 667 219 313 219 500 469 469 469 469 469 469 469 469 469 469 219 219
     667 667 667 365 917 677 615 635 771 656 563 771 760 354 333 740 573 833 771 781 563 771 625 479 615 708 677 885
     698 656 656 271 500 271 469 500 333 406 510 417 500 417 323 448 510 229 229 469 229 771 510 510 510 490 333 365
     292 490 469 667 458 417 427 479 500 479 667`,
  ),
};
