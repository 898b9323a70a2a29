import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** How samples map to colour values (ISO 32000-1 §8.9.5.2). */
export type DecodeArray = 'default' | 'inverted' | 'other';

/** Classifies the Decode array of an image without a palette. */
export function decodeArrayOf(objects: PdfObjects, dict: PdfDict): DecodeArray {
  const decode = objects.array(dict['/Decode'])?.map((value) => objects.number(value));
  if (decode === undefined || decode.every((value, index) => value === index % 2)) return 'default';
  return decode.every((value, index) => value === 1 - (index % 2)) ? 'inverted' : 'other';
}
