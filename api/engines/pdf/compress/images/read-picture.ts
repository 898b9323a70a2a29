import { readFileSync } from 'node:fs';
import type { PdfDict, PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { undoFilters } from '../../qpdf/undo-filters.ts';
import type { ColourSpace } from './colour-space.ts';

/** What a picture's bytes are: a JPEG file, or samples of eight bits, interleaved. */
export type Picture =
  | { readonly kind: 'jpeg'; readonly data: Buffer; readonly plainColours: boolean }
  | { readonly kind: 'samples'; readonly data: Buffer; readonly colours: ColourSpace };

/** Larger ones are left as they are: their samples alone would fill the memory. */
const maxPixels = 100_000_000;

/** How many times larger than stored a filter may make a JPEG whose size nothing tells. */
const maxExpansion = 8;

export interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
}

/** The size of an image, or undefined where it says none or too much. */
export function dimensionsOf(objects: PdfObjects, dict: PdfDict): Dimensions | undefined {
  const [width = 0, height = 0, bits = 8] = ['/Width', '/Height', '/BitsPerComponent'].map((key) =>
    objects.number(dict[key]),
  );
  return width > 0 && height > 0 && width * height <= maxPixels ? { width, height, bits } : undefined;
}

/** Samples of any width as bytes: indexes as they are, colours scaled to 255. */
function toBytes(data: Buffer, { width, height, bits }: Dimensions, components: number, scaled: boolean): Buffer {
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
      // Of 16 bits the first byte is the eight that can be seen.
      const value = bits === 16 ? byte : (byte >> (8 - bits - (bit & 7))) & highest;
      out[at] = scaled && bits < 8 ? (value * 255) / highest : value;
    }
  }
  return out;
}

/** Every index replaced by its colour. */
function lookUp(indexes: Buffer, palette: Buffer, components: number): Buffer {
  const out = Buffer.alloc(indexes.length * components);
  let at = 0;
  for (const index of indexes) {
    for (let c = 0; c < components; c++) out[at++] = palette[index * components + c] ?? 0;
  }
  return out;
}

/** Reads the picture of an image; undefined where its coding or its samples are not known. Throws where it is damaged. */
export async function readPicture(
  objects: PdfObjects,
  { dict, datafile }: PdfStream,
  dimensions: Dimensions,
  colours: ColourSpace | undefined,
): Promise<Picture | undefined> {
  const stored = readFileSync(datafile);
  const rowBytes = Math.ceil((dimensions.width * (colours?.components ?? 4) * dimensions.bits) / 8);
  const maxBytes = (rowBytes + 1) * dimensions.height + 1024;
  const undone = await undoFilters(objects, dict, stored, Math.max(maxBytes, stored.length * maxExpansion));
  if (undone === undefined) return undefined;
  const { data, codec } = undone;
  if (codec?.name === 'DCTDecode') {
    return { kind: 'jpeg', data, plainColours: objects.number(codec.parameters['/ColorTransform']) === 0 };
  }
  if (codec !== undefined) return undefined;
  if (colours === undefined || ![1, 2, 4, 8, 16].includes(dimensions.bits)) return undefined;
  if (colours.kind !== 'indexed') {
    return { kind: 'samples', data: toBytes(data, dimensions, colours.components, true), colours };
  }
  const indexes = toBytes(data, dimensions, 1, false);
  return { kind: 'samples', data: lookUp(indexes, colours.palette, colours.base.components), colours: colours.base };
}
