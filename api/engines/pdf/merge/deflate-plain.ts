import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { PdfStream } from '../qpdf/qpdf-objects.ts';
import { limits } from './limits.ts';

const { minBytes, maxBytes } = limits.deflated;

/** Deflates a stream that has no filter, unless it is metadata, which programs read undecoded (ISO 32000-1 §14.3.2). */
export function deflatePlain({ dict, datafile }: PdfStream): PdfStream {
  if (dict['/Filter'] !== undefined || dict['/F'] !== undefined || dict['/Type'] === '/Metadata')
    return { dict, datafile };
  const { size } = statSync(datafile);
  if (size < minBytes || size > maxBytes) return { dict, datafile };
  const deflated = `${datafile}.zlib`;
  writeFileSync(deflated, deflateSync(readFileSync(datafile)));
  const { '/DecodeParms': _parameters, ...rest } = dict;
  return { dict: { ...rest, '/Filter': '/FlateDecode' }, datafile: deflated };
}
