import { areaOf, isInside, isWithin } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box, Fill } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { thresholds } from './thresholds.ts';

const { fillGap, minShadedShare, minTextShare } = thresholds.cell;

/** What tells an area from others: programs paint some more than once. */
const partOf = ({ colour, x0, x1, y0, y1 }: Fill) => `${colour}/${[x0, x1, y0, y1].map(Math.round).join('/')}`;

/** The colour of the parts that cover a cell together: Word shades its paragraphs and its padding one by one. */
function colourOfParts(cell: Box, fills: readonly Fill[]): string | undefined {
  const parts = new Map(fills.filter((fill) => isInside(fill, cell, fillGap)).map((fill) => [partOf(fill), fill]));
  const covered = new Map<string, number>();
  for (const fill of parts.values()) covered.set(fill.colour, (covered.get(fill.colour) ?? 0) + areaOf(fill));
  const whole = minShadedShare * areaOf(cell);
  return [...covered].findLast(([, area]) => area > whole)?.[0];
}

/**
 * The colour of the areas on which all of a cell's text is: Word shades paragraphs in a cell that has a colour itself. Readers
 * paint a cell's own colour over what is drawn behind its table, and paragraphs are shaded from their indents on only.
 */
function colourBehindText(cell: Box, fills: readonly Fill[], lines: readonly Box[]): string | undefined {
  const own = fills.filter((fill) => isInside(fill, cell, fillGap));
  const behind = lines.map(({ x0, x1, y0, y1 }) =>
    own.findLast((fill) => isWithin(fill, (x0 + x1) / 2, (y0 + y1) / 2)),
  );
  const [first, ...others] = new Set(behind.map((fill) => fill?.colour));
  if (first === undefined || others.length > 0) return undefined;
  const areas = new Map(own.filter(({ colour }) => colour === first).map((fill) => [partOf(fill), areaOf(fill)]));
  const covered = [...areas.values()].reduce((sum, area) => sum + area, 0);
  return covered > minTextShare * areaOf(cell) ? first : undefined;
}

/**
 * Tells the colour behind cells, RRGGBB; null for that of the paper.
 * @param fills Those of the page, in the order in which they are painted.
 * @returns For a cell and the lines of its text.
 */
export function createShading(fills: readonly Fill[]): (cell: Box, lines: readonly Box[]) => string | null {
  const fillsIn = createBoxFinder(fills);
  return (cell, lines) => {
    const { x0, x1, y0, y1 } = cell;
    const near = fillsIn({ x0: x0 - fillGap, x1: x1 + fillGap, y0: y0 - fillGap, y1: y1 + fillGap });
    const behind = near.findLast((fill) => isInside(cell, fill, fillGap));
    const colour = behind?.colour ?? colourOfParts(cell, near);
    if (colour === undefined || colour === paper) return null;
    return colourBehindText(cell, near, lines) ?? colour;
  };
}
