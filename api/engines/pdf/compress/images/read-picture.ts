import { readFileSync } from 'node:fs';
import { decodeStream } from '../../qpdf/decode-stream.ts';
import type { PdfDict, PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { limits } from '../limits.ts';
import type { ColourSpace } from './colour-space.ts';

/** A decoded image: a JPEG file, or interleaved samples of eight bits. `isRgbJpeg` is one stored without YCbCr. */
export type Picture =
  | { readonly kind: 'jpeg'; readonly data: Buffer; readonly isRgbJpeg: boolean }
  | { readonly kind: 'samples'; readonly data: Buffer; readonly colours: ColourSpace };

const { maxPixels, maxExpansion } = limits.images;

/** The size of a picture in pixels, and the depth of its colours. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
  /** Bits of one component. */
  readonly bits: number;
}

/** The dimensions that an image declares. Undefined where there are none, or too many pixels. */
export function dimensionsOf(objects: PdfObjects, dict: PdfDict): Dimensions | undefined {
  const [width = 0, height = 0, bits = 8] = ['/Width', '/Height', '/BitsPerComponent'].map((key) =>
    objects.number(dict[key]),
  );
  return width > 0 && height > 0 && width * height <= maxPixels ? { width, height, bits } : undefined;
}

/** Converts samples of 1 to 16 bits to bytes. Those of colours are scaled to 0–255, while indexes stay as they are. */
function toBytes(
  data: Buffer,
  { width, height, bits }: Dimensions,
  components: number,
  kind: 'colours' | 'indexes',
): Buffer {
  const perRow = width * components;
  const rowBytes = Math.ceil((perRow * bits) / 8);
  if (data.length < rowBytes * height) throw new Error('fewer samples than the image declares');
  if (bits === 8) return data.subarray(0, perRow * height);
  const out = Buffer.alloc(perRow * height);
  const highest = 2 ** bits - 1;
  for (let row = 0, at = 0; row < height; row++) {
    for (let i = 0; i < perRow; i++, at++) {
      const bit = i * bits;
      const byte = data[row * rowBytes + (bit >> 3)] as number;
      // A screen shows no more than the high byte of 16 bits.
      const value = bits === 16 ? byte : (byte >> (8 - bits - (bit & 7))) & highest;
      out[at] = kind === 'colours' && bits < 8 ? (value * 255) / highest : value;
    }
  }
  return out;
}

/** Replaces every index by its colour. Throws for an index without one, which readers treat differently. */
function applyPalette(indexes: Buffer, palette: Buffer, components: number): Buffer {
  const out = Buffer.alloc(indexes.length * components);
  const colours = Math.floor(palette.length / components);
  let at = 0;
  for (const index of indexes) {
    if (index >= colours) throw new Error(`index ${index} of a palette of ${colours} colours`);
    for (let c = 0; c < components; c++) out[at++] = palette[index * components + c] as number;
  }
  return out;
}

/**
 * Decodes an image to a JPEG file or to samples, applying its palette. Undefined for other codecs and unknown colour
 * spaces. Throws if the stream is damaged, or decodes to much more than the dimensions need.
 */
export async function readPicture(
  objects: PdfObjects,
  { dict, datafile }: PdfStream,
  dimensions: Dimensions,
  colours: ColourSpace | undefined,
): Promise<Picture | undefined> {
  const stored = readFileSync(datafile);
  const rowBytes = Math.ceil((dimensions.width * (colours?.components ?? 4) * dimensions.bits) / 8);
  const maxBytes = (rowBytes + 1) * dimensions.height + 1024;
  const decoded = await decodeStream(objects, dict, stored, Math.max(maxBytes, stored.length * maxExpansion));
  if (decoded === undefined) return undefined;
  const { data, codec } = decoded;
  if (codec?.name === 'DCTDecode') {
    // A JPEG of palette indexes is rare, and its values cannot be recoded as colours.
    if (colours?.kind === 'indexed') return undefined;
    return { kind: 'jpeg', data, isRgbJpeg: objects.number(codec.parameters['/ColorTransform']) === 0 };
  }
  if (codec !== undefined) return undefined;
  if (colours === undefined || ![1, 2, 4, 8, 16].includes(dimensions.bits)) return undefined;
  if (colours.kind !== 'indexed') {
    return { kind: 'samples', data: toBytes(data, dimensions, colours.components, 'colours'), colours };
  }
  const indexes = toBytes(data, dimensions, 1, 'indexes');
  return {
    kind: 'samples',
    data: applyPalette(indexes, colours.palette, colours.base.components),
    colours: colours.base,
  };
}
