import type { Box, Page } from '../../model/page-model.ts';
import { type Cluster, clustersOf } from '../clusters.ts';
import { adjoins, framesOf } from './joined-boxes.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.gradientBoxes;

const sidesOf = ({ x0, y0, x1, y1 }: Box) => [x0, y0, x1, y1] as const;

/** Whether two boxes have the same sides, but for the width of an outline. */
function isSame(one: Box, other: Box): boolean {
  const sides = sidesOf(other);
  return sidesOf(one).every((side, index) => Math.abs(side - (sides[index] as number)) < limits.sameSide);
}

/**
 * Finds the boxes of diagrams without lines between them, such as the layers of a system: outlined boxes which a gradient
 * fills, with text, close to one another. Cells of tables are filled by one colour, and those of web pages adjoin.
 * Takes the square of the parts' number, so callers limit it.
 * @param outlines Closed shapes.
 * @param hasText Whether there is text in an area.
 */
export function gradientBoxes(
  { rules, unshaped = [] }: Pick<Page, 'rules' | 'unshaped'>,
  outlines: readonly Box[],
  hasText: (area: Box) => boolean,
): readonly Cluster<Box>[] {
  if (unshaped.length < limits.minBoxes || unshaped.length > limits.maxAreas) return [];
  const boxes = [...framesOf(rules), ...outlines].filter(
    (box) => unshaped.some((area) => isSame(area, box)) && hasText(box),
  );
  const once = boxes.filter((box, index) => !boxes.slice(0, index).some((other) => isSame(other, box)));
  const free = once.filter((box) => !once.some((other) => other !== box && adjoins(box, other)));
  return clustersOf(free, limits.maxGap).filter(({ parts }) => parts.length >= limits.minBoxes);
}
