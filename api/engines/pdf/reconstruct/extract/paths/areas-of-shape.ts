import { meet } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Fill, Shape } from '../../model/page-model.ts';
import { rectanglesOf } from './rectangles-of.ts';
import { thresholds } from './thresholds.ts';

const { minSide, overlap } = thresholds.areas;

/**
 * The areas of a shape that consists of separate rectangles only, as some programs paint all shaded cells of a table at
 * once. None for any other shape, for areas that no text has room in, as those of codes to be scanned, and for one in another,
 * which may be its hole.
 */
export function areasOfShape({ steps, fill, stroke, sheer }: Shape): readonly Fill[] {
  if (fill === null || stroke !== null) return [];
  const areas = rectanglesOf(steps) ?? [];
  const hasRoom = areas.every(({ x0, x1, y0, y1 }) => Math.min(x1 - x0, y1 - y0) >= minSide);
  if (areas.length < 2 || !hasRoom) return [];
  const near = createBoxFinder(areas);
  const areApart = areas.every((area) => near(area).every((other) => other === area || !meet(other, area, -overlap)));
  return areApart ? areas.map((area) => ({ ...area, colour: fill, ...(sheer && { sheer }) })) : [];
}
