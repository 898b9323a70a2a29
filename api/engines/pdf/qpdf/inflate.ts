import { constants, inflateSync } from 'node:zlib';
import type { PdfObjects } from './qpdf-objects.ts';
import type { Filter } from './stream-filters.ts';
import { undoPredictor } from './undo-predictor.ts';

/** Undoes the predictor of a Flate or LZW filter. Throws as `undoPredictor` does. */
export function withoutPredictor(objects: PdfObjects, data: Buffer, { parameters }: Filter): Buffer {
  const number = (key: string, byDefault: number) => objects.number(parameters[key]) ?? byDefault;
  return undoPredictor(data, {
    predictor: number('/Predictor', 1),
    colours: number('/Colors', 1),
    bits: number('/BitsPerComponent', 8),
    columns: number('/Columns', 1),
  });
}

/**
 * Decodes a Flate filter with its predictor (ISO 32000-1 §7.4.4). Truncated data is decoded as far as possible. Throws
 * if the data is not a zlib stream or inflates to more than `maxBytes`.
 */
export function inflate(objects: PdfObjects, data: Uint8Array, filter: Filter, maxBytes: number): Buffer {
  const plain = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes });
  return withoutPredictor(objects, plain, filter);
}
