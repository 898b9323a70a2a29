import { ProblemError } from '../../problem.ts';

/** Pixels of one picture whose bytes are copied, and of one that must be decoded. */
export const maxCopiedPixels = 500_000_000;
export const maxDecodedPixels = 150_000_000;

const millions = (pixels: number) => Math.round(pixels / 1_000_000).toLocaleString('en');

/** Throws `too-complex` with both numbers when a picture declares too many pixels. */
export function checkPixels(width: number, height: number, maxPixels: number): void {
  const pixels = width * height;
  if (pixels <= maxPixels) return;
  throw new ProblemError(
    'too-complex',
    `The picture has ${width} × ${height} pixels, ${millions(pixels)} million. ` +
      `The limit for pictures of this kind is ${millions(maxPixels)} million: try a smaller copy.`,
  );
}
