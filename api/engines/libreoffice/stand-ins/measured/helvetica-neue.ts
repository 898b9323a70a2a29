import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Helvetica Neue, as PDFs that embed it have them; bold letters that are missing here are stretched alike. */
export const helveticaNeue: FamilyWidths = {
  regular: measured(
    ' !"&()+,-./0123456789:;=ABCDEFGHIJKLMNOPRSTUVWYZ[]_abcdefghijklmnoprstuvwxyz{}–',
    `278 259 426 630 259 259 600 278 389 278 333 556 556 556 556 556 556 556 556 556 556 278 278 600 648 685 722 704
     611 574 759 722 259 519 667 556 871 722 760 648 685 648 574 722 611 926 648 611 259 259 500 537 593 537 593 537
     296 574 556 222 222 519 222 853 556 574 593 333 500 315 556 500 758 518 500 480 333 333 500`,
  ),
  bold: measured(
    ' ().BCDGIMPQZacdefghiklmnoprstuw',
    `278 296 296 278 704 741 741 759 295 907 667 778 648 574 574 611 574 333 611 593 258 574 258 906 593 611 611 389
     537 352 593 814`,
  ),
};
