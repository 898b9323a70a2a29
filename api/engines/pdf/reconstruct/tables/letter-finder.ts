import { createBoxFinder } from '../model/box-finder.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A letter, and where it is: across its middle, from the middle of its height (`y0`) down to its baseline (`y1`). */
export interface PlacedLetter extends Box {
  readonly glyph: Glyph;
  /** Its place among the letters, from 0. */
  readonly place: number;
}

function placed(glyph: Glyph, place: number): PlacedLetter {
  const { baseline, look } = glyph;
  const x = (glyph.x0 + glyph.x1) / 2;
  return { x0: x, x1: x, y0: baseline - look.size * thresholds.letter.middleEms, y1: baseline, glyph, place };
}

/** Finds the letters in an area, and a few that are near it, in their order. */
export type LetterFinder = (area: Box) => readonly PlacedLetter[];

/** Creates a finder of letters, as `createBoxFinder` does: a page may have thousands of cells. */
export const createLetterFinder = (glyphs: readonly Glyph[]): LetterFinder => createBoxFinder(glyphs.map(placed));
