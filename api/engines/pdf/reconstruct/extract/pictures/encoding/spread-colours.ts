import { thresholds } from '../thresholds.ts';

const { colourReach } = thresholds;
/** The colour of a pixel, without its alpha. */
const colour = 0xffffff;

/**
 * Gives pixels that are wholly transparent the colour of what is drawn beside them. They are black otherwise, and programs
 * that scale the colours and the transparency of a picture apart, as LibreOffice's PDFs have them, show that as a thin grey
 * line around everything.
 * @param samples Red, green, blue and alpha of each pixel, row by row. Are changed.
 */
export function spreadColours(width: number, height: number, samples: Uint8Array): void {
  const pixels = new Uint32Array(samples.buffer, samples.byteOffset, width * height);
  /** The pixel that was drawn last on the way along each line, and how many more get its colour. */
  const along = (lines: number, steps: number, placeOf: (line: number, step: number) => number) => {
    const last = new Uint32Array(lines);
    const left = new Uint8Array(lines);
    for (let step = 0; step < steps; step++) {
      for (let line = 0; line < lines; line++) {
        const at = placeOf(line, step);
        const pixel = pixels[at] as number;
        if (pixel >>> 24 !== 0) {
          last[line] = pixel & colour;
          left[line] = colourReach;
          continue;
        }
        const reach = left[line] as number;
        if (reach === 0) continue;
        if (pixel === 0) pixels[at] = last[line] as number;
        left[line] = reach - 1;
      }
    }
  };
  along(height, width, (y, x) => y * width + x);
  along(height, width, (y, x) => y * width + width - 1 - x);
  along(width, height, (x, y) => y * width + x);
  along(width, height, (x, y) => (height - 1 - y) * width + x);
}
