import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { decodeStream } from '../../qpdf/decode-stream.ts';
import type { PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { withoutFilters } from '../../qpdf/stream-filters.ts';
import { limits } from '../limits.ts';
import { colourSpaceOf } from './colour-space.ts';
import { encodeFax } from './encode-fax.ts';
import { type Dimensions, dimensionsOf } from './read-picture.ts';

/** The packed one-bit samples of an image; undefined if a codec for bilevel images already encodes it. */
async function readSamples(objects: PdfObjects, { dict, datafile }: PdfStream, bytes: number) {
  const stored = readFileSync(datafile);
  const decoded = await decodeStream(
    objects,
    dict,
    stored,
    Math.max(bytes * 2, stored.length * limits.images.maxExpansion),
  );
  if (decoded === undefined || decoded.codec !== undefined || decoded.data.length < bytes) return undefined;
  return decoded.data.subarray(0, bytes);
}

/** The dimensions of a bilevel image or stencil mask; undefined for all other images. */
export function bilevelSize(objects: PdfObjects, { dict }: PdfStream): Dimensions | undefined {
  const dimensions = dimensionsOf(objects, dict);
  if (objects.resolve(dict['/ImageMask']) === true) return dimensions;
  const isOneComponent = colourSpaceOf(objects, dict['/ColorSpace'])?.components === 1;
  return dimensions?.bits === 1 && isOneComponent ? dimensions : undefined;
}

/**
 * Recodes a bilevel image losslessly as CCITT Group 4 where that is smaller. It is never scaled: such images are scanned
 * text, which would blur. Returns whether the image was replaced. Throws if it is damaged.
 */
export async function recodeBilevel(
  reference: string,
  stream: PdfStream,
  size: Dimensions,
  { objects, folder }: { readonly objects: PdfObjects; readonly folder: string },
): Promise<boolean> {
  const samples = await readSamples(objects, stream, Math.ceil(size.width / 8) * size.height);
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
