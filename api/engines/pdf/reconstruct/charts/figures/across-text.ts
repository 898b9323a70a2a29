import { isInside, meet } from '../../model/box.ts';
import type { Box, Shape } from '../../model/page-model.ts';

/**
 * Parts of a drawing without those that are painted across texts, as the letters of a watermark are: shapes in the
 * colour of one that reaches beyond such a line. What is around a whole line is its frame.
 * @param shapes Those of the parts that are closed areas.
 */
export function withoutAcross(
  parts: readonly Box[],
  shapes: ReadonlySet<Shape>,
  texts: readonly Box[],
): readonly Box[] {
  const isAcross = (shape: Shape) => texts.some((text) => meet(shape, text, 0) && !isInside(text, shape, 0));
  const colours = new Set(
    [...shapes].filter((shape) => shape.stroke === null && isAcross(shape)).map(({ fill }) => fill),
  );
  const across = new Set<Box>([...shapes].filter(({ fill, stroke }) => stroke === null && colours.has(fill)));
  return parts.filter((part) => !across.has(part));
}
