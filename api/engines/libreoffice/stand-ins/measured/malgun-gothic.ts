import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Malgun Gothic, as PDFs with its glyphs declare them. */
export const malgunGothic: FamilyWidths = {
  regular: measured(
    ' ()*,-.12345:BCDEGIMNPSUacdeghiklmnopqrstuvy~',
    `352 305 305 425 219 410 219 551 551 551 551 551 219 583 635 717 517 702 270 917 765 571 543 703 520 473 602 535
     602 579 246 506 246 880 578 599 601 602 354 433 345 578 487 493 701`,
  ),
  bold: measured(
    ' -:ACEGILMNOPRSUacdefhiklmnoprstuvxy',
    `352 414 262 704 639 539 722 310 512 964 798 776 615 654 566 731 543 487 626 550 373 607 274 555 274 923 608 620
     626 394 462 384 608 537 539 536`,
  ),
};
