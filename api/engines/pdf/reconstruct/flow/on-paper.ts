import { areaOf, isInside } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Box, Fill, Shape } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { thresholds } from './thresholds.ts';

interface Ground extends Box {
  readonly colour: string;
}

/** Shapes that fill their box but for rounded corners and the like. */
const groundsOf = (shapes: readonly Shape[]): readonly Ground[] =>
  shapes.flatMap(({ x0, y0, x1, y1, fill }) => (fill === null ? [] : [{ x0, y0, x1, y1, colour: fill }]));

/**
 * The areas that may become the shading of paragraphs: not those on a larger area of another colour, which would show beside
 * the paragraphs, since these are narrower than their area.
 */
export function fillsOnPaper(fills: readonly Fill[], shapes: readonly Shape[]): readonly Fill[] {
  const { overhang } = thresholds.shading;
  const near = createBoxFinder<Ground>([...fills, ...groundsOf(shapes)].filter(({ colour }) => colour !== paper));
  return fills.filter(
    (fill) =>
      !near(fill).some(
        (ground) => ground.colour !== fill.colour && areaOf(ground) > areaOf(fill) && isInside(fill, ground, overhang),
      ),
  );
}
