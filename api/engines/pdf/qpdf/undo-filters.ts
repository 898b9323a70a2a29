import { inflate, unpredicted } from './inflate.ts';
import type { PdfDict, PdfObjects } from './qpdf-objects.ts';
import { type Filter, filtersOf } from './stream-filters.ts';

/** Filters whose output is a picture, which must come last in a chain (ISO 32000-1 §7.4). */
const imageCodecs: ReadonlySet<string> = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Filters that pdf-lib undoes; zlib and its predictors are Node's and ours. */
const byteFilters: ReadonlySet<string> = new Set(['ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'LZWDecode']);

/** pdf-lib sets memory aside for all that it is asked for at once. */
const chunkBytes = 1 << 20;

/** The bytes of a stream once every filter before an image codec is undone. */
export interface Undone {
  readonly data: Buffer;
  /** The image codec that `data` is still encoded with. */
  readonly codec: Filter | undefined;
}

async function undoByteFilter(objects: PdfObjects, data: Buffer, filter: Filter, maxBytes: number): Promise<Buffer> {
  // Few files need it, and loading it takes longer than most of them.
  const { decodePDFRawStream, PDFContext, PDFRawStream } = await import('pdf-lib');
  const earlyChange = objects.number(filter.parameters['/EarlyChange']) ?? 1;
  const entries = { Filter: filter.name, DecodeParms: { EarlyChange: earlyChange } };
  const stream = decodePDFRawStream(PDFRawStream.of(PDFContext.create().obj(entries), data));
  const chunks: Buffer[] = [];
  let length = 0;
  for (let chunk = stream.getBytes(chunkBytes); chunk.length > 0; chunk = stream.getBytes(chunkBytes)) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`${filter.name} gives more than ${maxBytes} bytes`);
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  const plain = Buffer.concat(chunks);
  return filter.name === 'LZWDecode' ? unpredicted(objects, plain, filter) : plain;
}

/** `Identity` leaves bytes as they are; other crypt filters are left to qpdf (ISO 32000-1 §7.4.10). */
const isIdentity = (objects: PdfObjects, { parameters }: Filter) =>
  (objects.name(parameters['/Name']) ?? 'Identity') === 'Identity';

/**
 * Undoes the filters of a stream up to its image codec, if it has one. Undefined for chains that no reader agrees on:
 * an unknown filter, a named crypt filter, a codec that is not last, or bytes that lie in another file.
 *
 * @param maxBytes What each filter may give at most; more throws, as damaged bytes do.
 */
export async function undoFilters(
  objects: PdfObjects,
  dict: PdfDict,
  bytes: Buffer,
  maxBytes: number,
): Promise<Undone | undefined> {
  if (dict['/F'] !== undefined) return undefined;
  const filters = filtersOf(objects, dict);
  let data = bytes;
  for (const [index, filter] of filters.entries()) {
    if (imageCodecs.has(filter.name)) return index === filters.length - 1 ? { data, codec: filter } : undefined;
    if (filter.name === 'FlateDecode') data = inflate(objects, data, filter, maxBytes);
    else if (byteFilters.has(filter.name)) data = await undoByteFilter(objects, data, filter, maxBytes);
    else if (filter.name !== 'Crypt' || !isIdentity(objects, filter)) return undefined;
  }
  return { data, codec: undefined };
}
