import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';

/** Widths of Calibri Light, as PDFs with its glyphs declare them. */
export const calibriLight: FamilyWidths = {
  regular: measured(
    ' (),-.0123456789:ABCDEFGHIJKLMNPQRSTUVW[]abcdefghijklmnopqrstuvwxyz’“„',
    `226 299 299 245 306 245 507 507 507 507 507 507 507 507 507 507 263 563 535 535 607 489 460 627 619 244 313 504
     419 845 638 508 666 532 453 483 636 554 881 297 297 471 520 425 520 494 299 469 520 221 230 441 221 791 520 521
     520 520 345 387 329 520 440 699 418 441 394 245 409 409`,
  ),
  italic: measured(
    ' .12345678ADEFGKSZabcdefghiklmnoprstuvw',
    `226 245 507 507 507 507 507 507 507 507 563 607 489 460 627 504 445 463 507 507 418 507 470 299 507 507 221 441
     221 784 507 506 507 338 387 329 507 433 699`,
  ),
};
