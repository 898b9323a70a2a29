import { measured } from '../outlines/widths.ts';
import type { FamilyWidths } from '../stand-in.ts';
import { ascii } from './characters.ts';

/** Widths of Impact, to a hundredth of the em, as browsers measure them. */
export const impact: FamilyWidths = {
  regular: measured(
    `${ascii}©`,
    `176 270 370 630 550 690 580 190 310 310 280 530 170 290 180 395 536 380 501 530 500 540 540 391 530 540 200 200
     530 530 530 520 770 510 552 550 552 415 397 550 560 290 330 540 380 716 541 550 500 550 538 517 460 546 520 810
     480 470 400 280 400 280 480 550 330 503 520 494 519 511 290 520 523 273 280 480 270 770 522 511 520 520 360 470
     304 522 440 670 430 450 350 370 270 370 520 783`,
  ),
};
