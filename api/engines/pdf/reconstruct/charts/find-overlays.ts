import { areaOf, isInside, meet } from '../model/box.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.overlay;

/**
 * Finds pictures on which others, or shapes, are drawn, such as frames and arrows on a screenshot. A word processor
 * would set these below one another. Returns the boxes of the pictures below. One with text on it, or behind the page,
 * is left as it is.
 */
export function findOverlays({ pictures, shapes, rules, fills, glyphs, width, height }: Page): readonly Box[] {
  const marked = fills.filter(({ colour }) => colour !== paper);
  const drawn: readonly Box[] = [...pictures, ...shapes, ...rules, ...marked];
  if (pictures.length === 0 || pictures.length * drawn.length > limits.maxPairs) return [];
  const isMarked = (below: Picture) =>
    drawn.some(
      (above) => above !== below && areaOf(above) < limits.maxShare * areaOf(below) && isInside(above, below, 0),
    );
  return pictures
    .filter((picture) => areaOf(picture) < limits.maxPageShare * width * height && isMarked(picture))
    .filter((picture) => !glyphs.some((glyph) => meet(glyph, picture, 0)));
}
