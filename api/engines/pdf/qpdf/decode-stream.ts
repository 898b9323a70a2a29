import { inflate, withoutPredictor } from './inflate.ts';
import type { PdfDict, PdfObjects } from './qpdf-objects.ts';
import { type Filter, filtersOf } from './stream-filters.ts';

/** Filters that decode images. They must be last in a chain (ISO 32000-1 §7.4). */
const imageCodecs: ReadonlySet<string> = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Filters that pdf-lib decodes. */
const byteFilters: ReadonlySet<string> = new Set(['ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'LZWDecode']);

/** pdf-lib allocates the requested size at once, even if there is less data. */
const chunkBytes = 1 << 20;

/** A stream decoded up to its image codec. */
export interface DecodedStream {
  readonly data: Buffer;
  /** The image codec that `data` is still encoded with. */
  readonly codec: Filter | undefined;
}

async function decodeBytes(objects: PdfObjects, data: Buffer, filter: Filter, maxBytes: number): Promise<Buffer> {
  // Loaded on demand: few files need pdf-lib, and loading it takes longer than compressing most files.
  const { decodePDFRawStream, PDFContext, PDFRawStream } = await import('pdf-lib');
  const earlyChange = objects.number(filter.parameters['/EarlyChange']) ?? 1;
  const entries = { Filter: filter.name, DecodeParms: { EarlyChange: earlyChange } };
  const stream = decodePDFRawStream(PDFRawStream.of(PDFContext.create().obj(entries), data));
  const chunks: Buffer[] = [];
  let length = 0;
  for (let chunk = stream.getBytes(chunkBytes); chunk.length > 0; chunk = stream.getBytes(chunkBytes)) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`${filter.name} decodes to more than ${maxBytes} bytes`);
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  const plain = Buffer.concat(chunks);
  return filter.name === 'LZWDecode' ? withoutPredictor(objects, plain, filter) : plain;
}

/** `Identity` changes nothing; streams with other crypt filters are left to qpdf (ISO 32000-1 §7.4.10). */
const isIdentity = (objects: PdfObjects, { parameters }: Filter) =>
  (objects.name(parameters['/Name']) ?? 'Identity') === 'Identity';

/**
 * Decodes the filters of a stream up to its image codec, if it has one. Undefined for streams that readers treat
 * differently: with an unknown filter, a named crypt filter, a codec that is not last, or external data. Throws for
 * damaged data.
 * @param bytes The encoded data.
 * @param maxBytes How much each filter may decode to; if it is more, this throws.
 */
export async function decodeStream(
  objects: PdfObjects,
  dict: PdfDict,
  bytes: Buffer,
  maxBytes: number,
): Promise<DecodedStream | undefined> {
  if (dict['/F'] !== undefined) return undefined;
  const filters = filtersOf(objects, dict);
  let data = bytes;
  for (const [index, filter] of filters.entries()) {
    if (imageCodecs.has(filter.name)) return index === filters.length - 1 ? { data, codec: filter } : undefined;
    if (filter.name === 'FlateDecode') data = inflate(objects, data, filter, maxBytes);
    else if (byteFilters.has(filter.name)) data = await decodeBytes(objects, data, filter, maxBytes);
    else if (filter.name !== 'Crypt' || !isIdentity(objects, filter)) return undefined;
  }
  return { data, codec: undefined };
}
