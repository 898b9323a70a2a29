import type { Box, Fill } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { thresholds } from './thresholds.ts';

/** A filled area, in the order of painting. */
export interface PaintedFill extends Fill {
  /** Whether it hides what is below it. */
  readonly isOpaque: boolean;
  /** How many rules are painted before it, if it is white and may hide them. */
  readonly rulesBelow?: number;
}

const seam = thresholds.coveredSeam;

/**
 * The visible part of a box under a cover that spans its width or height; null for nothing. Other covers hide nothing.
 */
function visiblePart(box: Box, cover: Box): Box | null {
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

/** What fills that are painted at one place in one colour have in common. */
const keyOf = ({ x0, x1, y0, y1, colour, isOpaque }: PaintedFill) =>
  [colour, isOpaque, ...[x0, x1, y0, y1].map((place) => Math.round(place / thresholds.sameFill))].join('/');

/** The fills without those that are painted once more later: LibreOffice paints some areas of a page twice. */
function paintedLast(painted: readonly PaintedFill[]): readonly PaintedFill[] {
  const last = new Map(painted.map((fill, index) => [keyOf(fill), index]));
  return painted.filter((fill, index) => !fill.isOpaque || last.get(keyOf(fill)) === index);
}

/**
 * Finds the parts of fills that later fills leave visible: shadows, for example, are mostly covered.
 *
 * @param painted In the order of painting.
 */
export function visibleFills(painted: readonly PaintedFill[]): readonly Fill[] {
  const all = paintedLast(painted);
  return all.flatMap(({ isOpaque: _, rulesBelow: __, ...fill }, index): readonly Fill[] => {
    let left: Box | null = fill;
    for (const later of all.slice(index + 1, index + 1 + limits.maxLaterFills)) {
      if (left === null) return [];
      // Some programs paint an area more than once, a little larger.
      if (later.isOpaque && later.colour !== fill.colour) left = visiblePart(left, later);
    }
    return left === null ? [] : [left === fill ? fill : { ...fill, ...left }];
  });
}
