import type { Box } from '../../model/page-model.ts';

/**
 * How long what is turned was before, in points: the box around it reaches as far as its length and its height together.
 * @param height In points, across the line.
 * @param turn In degrees.
 */
export function unturnedLength({ x0, x1, y0, y1 }: Box, height: number, turn: number): number {
  const radians = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return cosine > sine ? (x1 - x0 - height * sine) / cosine : (y1 - y0 - height * cosine) / sine;
}
