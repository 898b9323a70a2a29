import type { Raster } from '../../../api/engines/pdf/reconstruct/extract/raster.ts';

/** A scanned page in these tests: its size in points, and the pixels of a point. */
export const paintedPage = { width: 300, height: 400, pixelsPerPoint: 2 } as const;

const { pixelsPerPoint } = paintedPage;
const [white, black] = [0xffffffff, 0xff000000];

/** A box in points, in 0xAARRGGBB or in black. */
export type PaintedBox = readonly [x0: number, y0: number, x1: number, y1: number, colour?: number];

/** A page on which boxes are painted. */
export function painted(...boxes: readonly PaintedBox[]): Raster {
  const size = { width: paintedPage.width * pixelsPerPoint, height: paintedPage.height * pixelsPerPoint };
  const pixels = new Uint32Array(size.width * size.height).fill(white);
  for (const [x0, y0, x1, y1, colour = black] of boxes)
    for (let y = y0 * pixelsPerPoint; y < y1 * pixelsPerPoint; y++)
      pixels.fill(colour, y * size.width + x0 * pixelsPerPoint, y * size.width + x1 * pixelsPerPoint);
  return { ...size, pixelsPerPoint, pixels };
}

/** The strokes of a line of letters. */
export const strokes = (x0: number, y0: number, count: number, stroke = 1) =>
  Array.from({ length: count }, (_, index) => [x0 + 4 * index, y0, x0 + 4 * index + stroke, y0 + 7] as const);

/** The four sides of a box. */
export const frame = (x0: number, y0: number, x1: number, y1: number): readonly PaintedBox[] => [
  [x0, y0, x1, y0 + 1],
  [x0, y1 - 1, x1, y1],
  [x0, y0, x0 + 1, y1],
  [x1 - 1, y0, x1, y1],
];

/** A diagram: three boxes below one another, joined by lines. */
export const joinedBoxes: readonly PaintedBox[] = [
  ...frame(60, 50, 140, 75),
  [99, 75, 100, 100],
  ...frame(60, 100, 140, 125),
  [99, 125, 100, 150],
  ...frame(60, 150, 140, 175),
];
