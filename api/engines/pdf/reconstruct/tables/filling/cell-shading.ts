import { isInside } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box, Fill } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { thresholds } from './thresholds.ts';

const { fillGap, minShadedShare } = thresholds.cell;

/** The colour of the parts that cover a cell together: Word shades its paragraphs and its padding one by one. */
function colourOfParts(cell: Box, fills: readonly Fill[]): string | undefined {
  const parts = new Map(
    fills
      .filter((fill) => isInside(fill, cell, fillGap))
      .map((fill) => [`${fill.colour}/${[fill.x0, fill.x1, fill.y0, fill.y1].map(Math.round).join('/')}`, fill]),
  );
  const covered = new Map<string, number>();
  for (const { x0, x1, y0, y1, colour } of parts.values()) {
    covered.set(colour, (covered.get(colour) ?? 0) + (x1 - x0) * (y1 - y0));
  }
  const whole = minShadedShare * (cell.x1 - cell.x0) * (cell.y1 - cell.y0);
  return [...covered].findLast(([, area]) => area > whole)?.[0];
}

/**
 * Tells the colour behind cells, RRGGBB; null for that of the paper.
 * @param fills Those of the page, in the order in which they are painted.
 */
export function createShading(fills: readonly Fill[]): (cell: Box) => string | null {
  const fillsIn = createBoxFinder(fills);
  return (cell) => {
    const { x0, x1, y0, y1 } = cell;
    const near = fillsIn({ x0: x0 - fillGap, x1: x1 + fillGap, y0: y0 - fillGap, y1: y1 + fillGap });
    const behind = near.findLast((fill) => isInside(cell, fill, fillGap));
    const colour = behind?.colour ?? colourOfParts(cell, near);
    return colour === undefined || colour === paper ? null : colour;
  };
}
