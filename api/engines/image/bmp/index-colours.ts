import sharp from 'sharp';
import type { Pixels } from './read-bmp.ts';
import type { IndexedPicture } from './write-bmp.ts';

type Indexed = Pick<IndexedPicture, 'indexes' | 'palette'>;

const maxColours = 256;

/** A picture as palette indexes; undefined if it has more than 256 colours. */
function exactly(pixels: Buffer, channels: 3 | 4): Indexed | undefined {
  const numbers = new Map<number, number>();
  const indexes = new Uint8Array(pixels.length / channels);
  let [last, lastNumber] = [-1, 0];
  for (let index = 0; index < indexes.length; index++) {
    const colour = pixels.readUIntBE(index * channels, 3);
    if (colour !== last) {
      let number = numbers.get(colour);
      if (number === undefined) {
        number = numbers.size;
        if (number === maxColours) return undefined;
        numbers.set(colour, number);
      }
      [last, lastNumber] = [colour, number];
    }
    indexes[index] = lastNumber;
  }
  const palette = Uint8Array.from([...numbers.keys()].flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
  return { indexes, palette };
}

/** Reduces a picture to at most 256 colours, fewer at a lower quality (10 to 100). */
async function quantised({ rgba, width, height }: Pixels, quality: number): Promise<Indexed> {
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    // Dithering would break up every run.
    .png({ palette: true, colours: maxColours, quality, dither: 0, effort: 7, compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const indexed = info.channels >= 3 ? exactly(data, info.channels as 3 | 4) : undefined;
  if (indexed === undefined) throw new Error(`the quantiser left ${info.channels} channels or too many colours`);
  return indexed;
}

/** The picture in at most 256 colours, and whether that loses none. Opacity is ignored. `quality` is 10 to 100. */
export async function indexColours(pixels: Pixels, quality: number): Promise<Indexed & { readonly isExact: boolean }> {
  const exact = exactly(pixels.rgba, 4);
  if (exact !== undefined) return { ...exact, isExact: true };
  return { ...(await quantised(pixels, quality)), isExact: false };
}
