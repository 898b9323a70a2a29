import type { PdfDict, PdfObjects, PdfValue } from './qpdf-objects.ts';

/** One filter of a stream with its parameters. */
export interface Filter {
  /** In full, as in `FlateDecode`. */
  readonly name: string;
  readonly parameters: PdfDict;
}

/** The abbreviations of inline images (ISO 32000-1, table 94), which some programs use elsewhere too. */
const fullNames: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** The filters of a stream in the order in which they are undone (ISO 32000-1 §7.3.8.2). */
export function filtersOf(objects: PdfObjects, dict: PdfDict): readonly Filter[] {
  const list = (value: PdfValue | undefined): readonly PdfValue[] => {
    const found = objects.resolve(value);
    return found === undefined || found === null ? [] : (objects.array(found) ?? [found]);
  };
  const parameters = list(dict['/DecodeParms']);
  return list(dict['/Filter']).map((filter, index) => {
    const name = objects.name(filter) ?? '';
    return { name: fullNames[name] ?? name, parameters: objects.dict(parameters[index]) ?? {} };
  });
}

/** The dictionary of a stream whose bytes are replaced: without its filters and its length. */
export function withoutFilters(dict: PdfDict): PdfDict {
  const { '/Filter': _filter, '/DecodeParms': _parameters, '/Length': _length, ...rest } = dict;
  return rest;
}
