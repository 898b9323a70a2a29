import type { Box } from '../../model/page-model.ts';

/** A transformation: x' = ax + cy + e, y' = bx + dy + f (ISO 32000-2, section 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Multiplies two matrices: the result applies `first`, then `then`. */
export function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Transforms a point. */
export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Transforms a box. Returns the axis-aligned bounding box of the result. */
export function applyToBox([a, b, c, d, e, f]: Matrix, { x0, y0, x1, y1 }: Box): Box {
  // The corners one by one, and no lists of them: this is done for each letter.
  const [left, right, above, below] = [a * x0, a * x1, c * y0, c * y1];
  const [down0, down1, across0, across1] = [b * x0, b * x1, d * y0, d * y1];
  return {
    x0: Math.min(left + above + e, right + above + e, left + below + e, right + below + e),
    y0: Math.min(down0 + across0 + f, down1 + across0 + f, down0 + across1 + f, down1 + across1 + f),
    x1: Math.max(left + above + e, right + above + e, left + below + e, right + below + e),
    y1: Math.max(down0 + across0 + f, down1 + across0 + f, down0 + across1 + f, down1 + across1 + f),
  };
}
