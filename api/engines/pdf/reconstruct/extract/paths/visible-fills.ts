import type { Box, Fill } from '../../model/page-model.ts';

/** An area in the order of painting. */
export interface PaintedFill extends Fill {
  /** Whether nothing shows through it. */
  readonly isOpaque: boolean;
}

/** Points of an area that may stick out from under what covers it. */
const seam = 3.5;
/** Areas that are painted after one, and looked at. */
const maxLater = 500;

/** What is left of a box under another one that is as wide or as high as it; null where nothing is. */
function under(box: Box, cover: Box): Box | null {
  const spansAcross = cover.x0 < box.x0 + seam && cover.x1 > box.x1 - seam;
  const spansDown = cover.y0 < box.y0 + seam && cover.y1 > box.y1 - seam;
  if (spansAcross && spansDown) return null;
  if (spansAcross && cover.y0 < box.y1 && cover.y1 > box.y0) {
    if (cover.y0 < box.y0 + seam) return { ...box, y0: cover.y1 };
    if (cover.y1 > box.y1 - seam) return { ...box, y1: cover.y0 };
  }
  if (spansDown && cover.x0 < box.x1 && cover.x1 > box.x0) {
    if (cover.x0 < box.x0 + seam) return { ...box, x0: cover.x1 };
    if (cover.x1 > box.x1 - seam) return { ...box, x1: cover.x0 };
  }
  return box;
}

/** The areas of a page that are still to be seen when all of them are painted: shadows are mostly covered. */
export function visibleFills(painted: readonly PaintedFill[]): readonly Fill[] {
  return painted.flatMap(({ isOpaque: _, ...fill }, index): readonly Fill[] => {
    let left: Box | null = fill;
    for (const later of painted.slice(index + 1, index + 1 + maxLater)) {
      if (left === null) return [];
      // Renderers paint the same area more than once.
      if (later.isOpaque && later.colour !== fill.colour) left = under(left, later);
    }
    return left === null ? [] : [left === fill ? fill : { ...fill, ...left }];
  });
}
