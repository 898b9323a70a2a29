import type { Box } from '../../model/page-model.ts';
import type { Tones } from '../pixels/tones.ts';

/** A box in pixels without the rows above and below its ink; null where it has none. */
export function withInkRows({ ink, width }: Tones, { x0, x1, y0, y1 }: Box): Box | null {
  const hasInk = (y: number) => ink.subarray(y * width + x0, y * width + x1).includes(1);
  let [top, bottom] = [y0, y1];
  while (top < bottom && !hasInk(top)) top++;
  while (bottom > top && !hasInk(bottom - 1)) bottom--;
  return top === bottom ? null : { x0, x1, y0: top, y1: bottom };
}
