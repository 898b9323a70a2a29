import { thresholds } from '../thresholds.ts';

const { colourReach } = thresholds;
/** The colour of a pixel, without its alpha. */
const colour = 0xffffff;

/** The rows or the columns of a picture. */
interface Way {
  readonly count: number;
  /** How many pixels the next one is further on. */
  readonly pixels: number;
}

/**
 * Gives pixels that are wholly transparent the colour of what is drawn beside them. They are black otherwise, and programs
 * that scale the colours and the transparency of a picture apart, as LibreOffice's PDFs have them, show that as a thin grey
 * line around everything.
 * @param samples Red, green, blue and alpha of each pixel, row by row. Are changed.
 */
export function spreadColours(width: number, height: number, samples: Uint8Array): void {
  const pixels = new Uint32Array(samples.buffer, samples.byteOffset, width * height);
  /** The pixel that was drawn last on the way along each line, and how many more get its colour. */
  const along = (lines: Way, steps: Way, first = 0) => {
    const last = new Uint32Array(lines.count);
    const left = new Uint8Array(lines.count);
    for (let step = 0; step < steps.count; step++) {
      for (let line = 0; line < lines.count; line++) {
        const at = first + line * lines.pixels + step * steps.pixels;
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
  const [across, down] = [
    { count: width, pixels: 1 },
    { count: height, pixels: width },
  ] as const;
  along(down, across);
  along(down, { ...across, pixels: -1 }, width - 1);
  along(across, down);
  along(across, { ...down, pixels: -width }, (height - 1) * width);
}
