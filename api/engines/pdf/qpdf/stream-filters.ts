import { constants, inflateSync } from 'node:zlib';
import type { PdfDict, PdfObjects, PdfValue } from './qpdf-objects.ts';
import { undoPredictor } from './undo-predictor.ts';

/** One filter of a stream with its parameters. */
export interface Filter {
  readonly name: string;
  readonly parameters: PdfDict;
}

const longNames: Readonly<Record<string, string>> = { Fl: 'FlateDecode', DCT: 'DCTDecode' };

/** The filters of a stream in the order in which they are undone. */
export function filtersOf(objects: PdfObjects, dict: PdfDict): readonly Filter[] {
  const list = (value: PdfValue | undefined): readonly PdfValue[] => {
    const found = objects.resolve(value);
    return found === undefined || found === null ? [] : (objects.array(found) ?? [found]);
  };
  const parameters = list(dict['/DecodeParms']);
  return list(dict['/Filter']).map((filter, index) => {
    const name = objects.name(filter) ?? '';
    return { name: longNames[name] ?? name, parameters: objects.dict(parameters[index]) ?? {} };
  });
}

/**
 * Inflates bytes that were deflated and predicted (PDF 32000-1 §7.4.4). Ends early where the data does; throws
 * where it is no zlib stream or longer than `maxBytes`.
 */
export function inflate(objects: PdfObjects, data: Uint8Array, filter: Filter, maxBytes: number): Buffer {
  const plain = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes });
  const number = (key: string, byDefault: number) => objects.number(filter.parameters[key]) ?? byDefault;
  return undoPredictor(plain, {
    predictor: number('/Predictor', 1),
    colours: number('/Colors', 1),
    bits: number('/BitsPerComponent', 8),
    columns: number('/Columns', 1),
  });
}

/** The dictionary of a stream whose bytes are replaced: without its filters. */
export function withoutFilters(dict: PdfDict): PdfDict {
  const { '/Filter': _filter, '/DecodeParms': _parameters, '/Length': _length, ...rest } = dict;
  return rest;
}
