import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Symbol's Greek letters and bullet, as PDFs that embed it have them. */
export const symbol: FamilyWidths = {
  regular: measured(
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωϑϒϕϖ•',
    `722 667 603 612 611 611 722 741 333 722 686 889 722 645 722 768 556 592 611 690 763 722 795 768 631 549 411 494
     439 494 603 521 329 549 549 576 521 493 549 549 549 439 603 439 576 521 549 686 686 631 620 603 713 460`,
  ),
};
