import { boxAround } from '../../model/box.ts';
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
export function applyToBox(matrix: Matrix, { x0, y0, x1, y1 }: Box): Box {
  return boxAround([apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)]);
}
