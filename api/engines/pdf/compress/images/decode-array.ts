import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** How an image's samples are mapped before they are shown (ISO 32000-1 §8.9.5.2). */
export type DecodeArray = 'usual' | 'inverted' | 'other';

/** Reads the Decode array of an image that has no palette. */
export function decodeArrayOf(objects: PdfObjects, dict: PdfDict): DecodeArray {
  const decode = objects.array(dict['/Decode'])?.map((value) => objects.number(value));
  if (decode === undefined || decode.every((value, index) => value === index % 2)) return 'usual';
  return decode.every((value, index) => value === 1 - (index % 2)) ? 'inverted' : 'other';
}
