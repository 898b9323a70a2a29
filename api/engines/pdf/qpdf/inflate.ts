import { constants, inflateSync } from 'node:zlib';
import type { PdfObjects } from './qpdf-objects.ts';
import type { Filter } from './stream-filters.ts';
import { undoPredictor } from './undo-predictor.ts';

/** Undoes the predictor that a Flate or LZW filter names in its parameters. Throws as `undoPredictor` does. */
export function unpredicted(objects: PdfObjects, data: Buffer, { parameters }: Filter): Buffer {
  const number = (key: string, byDefault: number) => objects.number(parameters[key]) ?? byDefault;
  return undoPredictor(data, {
    predictor: number('/Predictor', 1),
    colours: number('/Colors', 1),
    bits: number('/BitsPerComponent', 8),
    columns: number('/Columns', 1),
  });
}

/**
 * Inflates bytes and undoes their predictor (ISO 32000-1 §7.4.4). A stream that is cut short ends early; throws where
 * the bytes are no zlib stream or inflate to more than `maxBytes`.
 */
export function inflate(objects: PdfObjects, data: Uint8Array, filter: Filter, maxBytes: number): Buffer {
  const plain = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes });
  return unpredicted(objects, plain, filter);
}
