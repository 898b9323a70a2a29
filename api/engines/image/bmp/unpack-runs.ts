import type { BmpHeader } from './read-header.ts';

/** Escape codes after a zero count; larger values are lengths of literal runs. */
const escapes = { endOfRow: 0, endOfPicture: 1, move: 2 } as const;

/**
 * The pixels of run-length coded data in rows from the top: palette indexes, or RGB triples for RLE24. Pixels that no
 * run sets are 0, as most viewers show them; pixels outside the picture are dropped.
 */
export function unpackRuns(
  data: Buffer,
  { width, height, isTopDown }: Pick<BmpHeader, 'width' | 'height' | 'isTopDown'>,
  storage: 'rle4' | 'rle8' | 'rle24',
): Uint8Array {
  const size = storage === 'rle24' ? 3 : 1;
  const pixels = new Uint8Array(width * height * size);
  let [x, y, at] = [0, 0, 0];

  /** Sets the next pixel to the `index`th of the values that begin at `from`. */
  const put = (from: number, index: number) => {
    if (x < width && y < height) {
      const target = ((isTopDown ? y : height - 1 - y) * width + x) * size;
      if (storage === 'rle24') {
        const source = from + index * 3;
        for (let channel = 0; channel < 3; channel++) pixels[target + channel] = data[source + 2 - channel] ?? 0;
      } else {
        const byte = data[storage === 'rle4' ? from + (index >> 1) : from + index] ?? 0;
        pixels[target] = storage === 'rle8' ? byte : (index & 1) === 0 ? byte >> 4 : byte & 15;
      }
    }
    x++;
  };

  while (at + 1 < data.length && y < height) {
    const count = data[at] ?? 0;
    const code = data[at + 1] ?? 0;
    if (count > 0) {
      // A run of 4-bit pixels alternates between the two halves of its byte.
      for (let index = 0; index < count; index++) put(at + 1, storage === 'rle4' ? index & 1 : 0);
      at += 1 + size;
    } else if (code === escapes.endOfRow) {
      [x, y, at] = [0, y + 1, at + 2];
    } else if (code === escapes.endOfPicture) {
      break;
    } else if (code === escapes.move) {
      x += data[at + 2] ?? 0;
      y += data[at + 3] ?? 0;
      at += 4;
    } else {
      for (let index = 0; index < code; index++) put(at + 2, index);
      const bytes = storage === 'rle4' ? (code + 1) >> 1 : code * size;
      at += 2 + bytes + (bytes & 1);
    }
  }
  return pixels;
}
