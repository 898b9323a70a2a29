import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from './thresholds.ts';

const { minInk, minDiamond, minSquare, maxUneven, minSides, inner, edge } = thresholds.bullet;

/** The bullets that are recognised by their ink. */
export type Sign = '•' | '▪' | '♦' | 'o' | '□';

/** The share of a part of a box that is ink; the part goes from 0 to 1 across it and down. */
function shareOf({ ink, width }: Tones, { x0, x1, y0, y1 }: Box, part: Box): number {
  const [across, down] = [x1 - x0, y1 - y0];
  const [left, right] = [Math.round(x0 + part.x0 * across), Math.round(x0 + part.x1 * across)];
  const [top, bottom] = [Math.round(y0 + part.y0 * down), Math.round(y0 + part.y1 * down)];
  let dark = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) dark += ink[y * width + x] as number;
  return dark / Math.max(1, (right - left) * (bottom - top));
}

const all: Box = { x0: 0, x1: 1, y0: 0, y1: 1 };
const middle: Box = { x0: inner, x1: 1 - inner, y0: inner, y1: 1 - inner };
const sides: readonly Box[] = [
  { ...middle, x0: 0, x1: edge },
  { ...middle, x0: 1 - edge, x1: 1 },
  { ...middle, y0: 0, y1: edge },
  { ...middle, y0: 1 - edge, y1: 1 },
];
const corners: readonly Box[] = [0, 1 - edge].flatMap((x) =>
  [0, 1 - edge].map((y) => ({ x0: x, x1: x + edge, y0: y, y1: y + edge })),
);

/**
 * The bullet that ink looks like: no letter is filled as a dot is. Null if it looks like none.
 * @param box Of the ink, in points.
 */
export function signOf(tones: Tones, box: Box): Sign | null {
  const pixels = pixelBox(tones, box);
  const [across, down] = [pixels.x1 - pixels.x0, pixels.y1 - pixels.y0];
  if (Math.max(across, down) > maxUneven * Math.min(across, down)) return null;
  const share = (part: Box) => shareOf(tones, pixels, part);
  const filled = share(all);
  if (filled > minSquare) return '▪';
  if (filled > minInk) return '•';
  if (filled > minDiamond && share(middle) > minInk) return '♦';
  const atSides = sides.map(share);
  if (share(middle) > 0 || Math.min(...atSides) < minSides) return null;
  // A ring bends away from its corners.
  return Math.min(...corners.map(share)) > Math.max(...atSides) ? '□' : 'o';
}
