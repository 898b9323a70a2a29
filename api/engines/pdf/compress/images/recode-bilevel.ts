import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { withoutFilters } from '../../qpdf/stream-filters.ts';
import { undoFilters } from '../../qpdf/undo-filters.ts';
import { colourSpaceOf } from './colour-space.ts';
import { encodeFax } from './encode-fax.ts';
import { type Dimensions, dimensionsOf } from './read-picture.ts';

/** Samples of one bit as they are packed; undefined where they are in a coding made for them already. */
async function samplesOf(objects: PdfObjects, { dict, datafile }: PdfStream, bytes: number) {
  const stored = readFileSync(datafile);
  const undone = await undoFilters(objects, dict, stored, Math.max(bytes * 2, stored.length * 8));
  if (undone === undefined || undone.codec !== undefined || undone.data.length < bytes) return undefined;
  return undone.data.subarray(0, bytes);
}

/** The size of an image of black and white, or of a stencil; undefined for all others. */
export function bilevelSize(objects: PdfObjects, { dict }: PdfStream): Dimensions | undefined {
  const dimensions = dimensionsOf(objects, dict);
  if (objects.resolve(dict['/ImageMask']) === true) return dimensions;
  const isSingle = colourSpaceOf(objects, dict['/ColorSpace'])?.components === 1;
  return dimensions?.bits === 1 && isSingle ? dimensions : undefined;
}

/**
 * Codes an image of black and white as a fax, where that is smaller, with every sample as it was: such pictures are
 * scanned text, which blurs when it is scaled. Returns whether it did. Throws where the image is damaged.
 */
export async function recodeBilevel(
  reference: string,
  stream: PdfStream,
  size: Dimensions,
  { objects, folder }: { readonly objects: PdfObjects; readonly folder: string },
): Promise<boolean> {
  const samples = await samplesOf(objects, stream, Math.ceil(size.width / 8) * size.height);
  const fax = samples && (await encodeFax(samples, size));
  if (samples === undefined || fax === undefined) return false;
  const before = readFileSync(stream.datafile).length;
  if (fax.data.length >= Math.min(before, deflateSync(samples, { level: 9 }).length)) return false;
  const datafile = join(folder, `image-${reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, fax.data);
  const dict = { ...withoutFilters(stream.dict), '/Filter': fax.filter, '/DecodeParms': fax.parameters ?? null };
  objects.setStream(reference, { dict, datafile });
  return true;
}
