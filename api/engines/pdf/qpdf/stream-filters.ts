import type { PdfDict, PdfObjects, PdfValue } from './qpdf-objects.ts';

/** A filter of a stream, with its parameters. */
export interface Filter {
  /** Its full name, such as `FlateDecode`. */
  readonly name: string;
  readonly parameters: PdfDict;
}

/** Abbreviations for inline images (ISO 32000-1, table 94), which some programs use in streams too. */
const fullNames: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** The filters of a stream in decoding order (ISO 32000-1 §7.3.8.2). */
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

/** A stream's dictionary without filters and length, for new data. */
export function withoutFilters(dict: PdfDict): PdfDict {
  const { '/Filter': _filter, '/DecodeParms': _parameters, '/Length': _length, ...rest } = dict;
  return rest;
}
