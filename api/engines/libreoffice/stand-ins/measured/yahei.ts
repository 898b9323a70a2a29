import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Microsoft YaHei, as PDFs with its glyphs declare them. */
export const yahei: FamilyWidths = {
  regular: measured(
    ' -./0123456789:JLMOPQSTWYabcdefghijklmnopqrstuvxy',
    `296 433 241 427 586 586 586 586 586 586 586 586 586 586 241 396 513 977 815 612 815 577 573 1018 604 553 639 501
     640 567 347 640 616 266 267 544 266 937 616 636 639 640 382 463 373 616 525 507 529`,
  ),
  bold: measured(
    ' .12345acegijlmnoprsuvx',
    `298 286 617 617 617 617 617 578 517 582 665 296 302 296 982 648 657 666 424 494 648 577 585`,
  ),
};
