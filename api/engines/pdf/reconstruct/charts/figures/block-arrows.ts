import { transposed } from '../../model/box.ts';
import type { Box, Fill, Page, Shape } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.blockArrow;

/** Whether an area that leads up or down ends in the middle of the base of a head. */
function leadsDownTo(shaft: Box, head: Box): boolean {
  const [width, length] = [shaft.x1 - shaft.x0, shaft.y1 - shaft.y0];
  const isNarrow = length > thresholds.minLine && length > width;
  const isThinner = width < limits.maxShaftShare * (head.x1 - head.x0);
  const isCentred = Math.abs(shaft.x0 + shaft.x1 - head.x0 - head.x1) / 2 < limits.reach;
  const isAtBase = [shaft.y1 - head.y0, shaft.y0 - head.y1].some((gap) => Math.abs(gap) < limits.reach);
  return isNarrow && isThinner && isCentred && isAtBase;
}

const isShaftOf = (shaft: Fill, head: Shape) =>
  shaft.colour === head.fill && (leadsDownTo(shaft, head) || leadsDownTo(transposed(shaft), transposed(head)));

/**
 * The heads of thick arrows that are drawn as two areas of one colour: a shaft, and a triangle at its end.
 * @param isPointed Whether a shape fills as little of its box as a triangle.
 */
export function blockArrowheads(
  { shapes, fills }: Pick<Page, 'shapes' | 'fills'>,
  isPointed: (shape: Shape) => boolean,
): readonly Shape[] {
  const heads = shapes.filter((shape) => {
    const [width, height] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
    const isSized = Math.min(width, height) > limits.minSize && Math.max(width, height) < limits.maxSize;
    return isSized && shape.fill !== null && isPointed(shape);
  });
  return heads.filter((head) => fills.some((fill) => isShaftOf(fill, head)));
}
