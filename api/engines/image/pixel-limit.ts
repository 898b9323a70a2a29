import { ProblemError } from '../../problem.ts';

const millions = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en');

/** Throws `too-complex`, stating both numbers, if a picture declares more than `maxPixels`. */
export function checkPixels(width: number, height: number, maxPixels: number): void {
  const pixels = width * height;
  if (pixels <= maxPixels) return;
  throw new ProblemError(
    'too-complex',
    `The picture has ${width} × ${height} pixels, ${millions(pixels)} million. ` +
      `The limit for pictures of this kind is ${millions(maxPixels)} million: try a smaller copy.`,
  );
}
