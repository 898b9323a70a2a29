import sharp from 'sharp';
import type { Orientation } from '../../../api/engines/image/place-image.ts';

/** Colours of the four quarters: top left, top right, bottom left, bottom right. */
export const quarters = { red: [220, 0, 0], green: [0, 160, 0], blue: [0, 0, 220], white: [255, 255, 255] } as const;

const colourAt = (x: number, y: number, width: number, height: number) => {
  const top = y < height / 2 ? (['red', 'green'] as const) : (['blue', 'white'] as const);
  return quarters[top[x < width / 2 ? 0 : 1]];
};

/** The pixels of a picture in four colours, which distinguish every rotation and every mirror image. */
export function rgbPixels(width: number, height: number): Buffer {
  const pixels = Array.from({ length: width * height }, (_, index) =>
    colourAt(index % width, Math.floor(index / width), width, height),
  );
  return Buffer.from(pixels.flat());
}

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  /** Pixels an inch. */
  readonly density?: number;
  readonly orientation?: Orientation;
}

const picture = ({ width = 80, height = 48 }: PictureOptions) =>
  sharp(rgbPixels(width, height), { raw: { width, height, channels: 3 } });

/** The picture as a JPEG. */
export function jpeg(
  options: PictureOptions & { readonly kind?: 'rgb' | 'grey' | 'cmyk'; readonly progressive?: boolean } = {},
): Promise<Buffer> {
  const { density = 72, orientation, kind = 'rgb', progressive = false } = options;
  const encoding = { quality: 92, progressive, chromaSubsampling: '4:4:4' };
  // With metadata, the colours would be converted back to RGB.
  if (kind === 'cmyk') return picture(options).toColourspace('cmyk').jpeg(encoding).toBuffer();
  return picture(options)
    .toColourspace(kind === 'grey' ? 'b-w' : 'srgb')
    .withMetadata({ density, ...(orientation === undefined ? {} : { orientation }) })
    .jpeg(encoding)
    .toBuffer();
}

/** The picture as a PNG: with opacity that falls from left to right, interlaced, with 16 bits, or with a palette. */
export async function pngPicture(
  options: PictureOptions & { readonly kind?: 'rgb' | 'alpha' | 'interlaced' | 'wide' | 'palette' } = {},
): Promise<Buffer> {
  const { width = 80, height = 48, density = 96, kind = 'rgb' } = options;
  const base = picture(options).withMetadata({ density });
  switch (kind) {
    case 'rgb':
      return base.png().toBuffer();
    case 'interlaced':
      return base.png({ progressive: true }).toBuffer();
    case 'wide':
      return base.toColourspace('rgb16').png().toBuffer();
    case 'palette':
      return base.png({ palette: true, colours: 4, dither: 0 }).toBuffer();
    case 'alpha': {
      const opacity = Buffer.from(
        Array.from({ length: width * height }, (_, i) => Math.round(((i % width) / width) * 255)),
      );
      return base
        .joinChannel(opacity, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer();
    }
  }
}
