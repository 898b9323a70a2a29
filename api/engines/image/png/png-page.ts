import { pipeline, Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Components, usableProfile } from '../../../formats/colour-profile.ts';
import { centimetresPerInch } from '../../../formats/units.ts';
import { type ByteSource, buffered, bytesBetween } from '../byte-source.ts';
import type { ColourSpace, PdfImage } from '../pdf-image.ts';
import { resolutionOf } from '../place-image.ts';
import { readExif, type Showing } from '../read-exif.ts';
import { thresholds } from '../thresholds.ts';
import type { Png } from './read-png.ts';

const metresPerInch = centimetresPerInch / 100;

/** A PNG's orientation and resolution according to its pHYs and eXIf chunks. */
export async function pngShowing({ perMetre, exif }: Png): Promise<Showing> {
  const { orientation, resolution } = await readExif(exif ?? Buffer.alloc(0));
  const physical = perMetre && resolutionOf(perMetre.x * metresPerInch, perMetre.y * metresPerInch);
  return { orientation, resolution: physical ?? resolution };
}

const colourComponents = (png: Png): Components => (png.colourType === 0 || png.colourType === 4 ? 1 : 3);

const whitePoint = '/WhitePoint [0.9505 1 1.089]';
/** Greys have no other hue than that of their white: Poppler shows them brownish with that of sRGB. */
const neutralWhitePoint = '/WhitePoint [1 1 1]';
/** The primaries of sRGB (IEC 61966-2-1). */
const primaries = '/Matrix [0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 0.0722 0.9505]';

function calibrated({ gamma, isSrgb }: Png, components: Components): string | undefined {
  const { screenGamma, maxGammaDifference, minGamma, maxGamma } = thresholds.png;
  const value = (gamma ?? 0) / 100_000;
  const isUsual = Math.abs(value - screenGamma) < maxGammaDifference;
  if (isSrgb || isUsual || value < minGamma || value > maxGamma) return undefined;
  const exponent = (1 / value).toFixed(4);
  return components === 1
    ? `[/CalGray << ${neutralWhitePoint} /Gamma ${exponent} >>]`
    : `[/CalRGB << ${whitePoint} ${primaries} /Gamma [${exponent} ${exponent} ${exponent}] >>]`;
}

/** A PNG's colour space: by its profile, else its gamma, else the device's. */
export function pngColours(png: Png): ColourSpace {
  const components = colourComponents(png);
  const profile = usableProfile(png.profile, components);
  return { components, profile, calibrated: profile ? undefined : calibrated(png, components) };
}

async function* pixels(file: ByteSource, png: Png): AsyncGenerator<Buffer> {
  const source = buffered(file);
  for (const { start, end } of png.data) yield* bytesBetween(source, start, end);
}

/** Whether the compressed data holds exactly the pixels that the header declares. */
async function isComplete(source: ByteSource, png: Png): Promise<boolean> {
  const samples = png.colourType === 2 ? 3 : 1;
  const wanted = png.height * (1 + Math.ceil((png.width * samples * png.bitDepth) / 8));
  const rows = createInflate();
  // The loop sees errors from either stream; leaving the loop closes both.
  pipeline(Readable.from(pixels(source, png)), rows, () => {});
  let bytes = 0;
  try {
    for await (const chunk of rows) {
      bytes += (chunk as Buffer).length;
      if (bytes > wanted) return false;
    }
  } catch {
    return false;
  }
  return bytes === wanted;
}

/** The transparent colour as a PDF colour key; undefined if partial transparency needs a mask. */
function colourKeyOf({ colourType, transparency = Buffer.alloc(0) }: Png): readonly number[] | undefined {
  if (colourType !== 3) {
    const samples = Array.from({ length: transparency.length >> 1 }, (_, i) => transparency.readUInt16BE(i * 2));
    return samples.flatMap((sample) => [sample, sample]);
  }
  const clear = [...transparency.entries()].filter(([, opacity]) => opacity < 255);
  if (clear.length === 0) return [];
  const [only] = clear;
  return clear.length === 1 && only?.[1] === 0 ? [only[0], only[0]] : undefined;
}

function paletteOf({ palette, bitDepth }: Png): Buffer | undefined {
  const colours = Math.min(Math.floor((palette?.length ?? 0) / 3), 2 ** bitDepth);
  return colours === 0 ? undefined : palette?.subarray(0, colours * 3);
}

/**
 * An image that reuses the PNG's compressed rows, which PDF decodes unchanged (ISO 32000-1 §7.4.4.4). Undefined if the
 * format prevents it (interlacing, an alpha channel) or the pixels are damaged.
 */
export async function embeddedPng(source: ByteSource, png: Png): Promise<PdfImage | undefined> {
  const { width, height, bitDepth, colourType } = png;
  const colourKey = colourKeyOf(png);
  if (png.interlaced || colourType > 3 || colourKey === undefined || !png.isWhole) return undefined;
  const palette = colourType === 3 ? paletteOf(png) : undefined;
  if ((colourType === 3) !== (palette !== undefined) || !(await isComplete(source, png))) return undefined;
  const samples = colourType === 2 ? 3 : 1;
  return {
    width,
    height,
    bitsPerComponent: bitDepth,
    colourSpace: { ...pngColours(png), palette },
    filter: 'FlateDecode',
    parameters: `/Predictor 15 /Colors ${samples} /BitsPerComponent ${bitDepth} /Columns ${width}`,
    colourKey: colourKey.length === samples * 2 ? colourKey : undefined,
    data: () => pixels(source, png),
  };
}
