import { inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';

const key = '/PatternType';
const streamOfObjects = '/ObjStm';
const startOfData = /stream\r?\n/;
/** How the data of a stream may be packed that is searched here. */
const onlyDeflated = /\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\b\s*\]?/;
/** Bytes of a dictionary from one of its entries to the data. */
const reach = 600;

/** The objects that a stream of them holds, as text; null if they cannot be read here. */
function objectsAt(bytes: Buffer, at: number): string | null {
  const start = Math.max(0, at - reach);
  const around = bytes.toString('latin1', start, at + reach);
  const data = startOfData.exec(around.slice(at - start));
  if (data === null || !onlyDeflated.test(around) || around.includes('/Predictor')) return null;
  const packed = bytes.subarray(at + data.index + data[0].length);
  try {
    return inflateSync(packed.subarray(0, limits.maxObjectStreamBytes), {
      maxOutputLength: limits.maxObjectStreamBytes,
    }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Whether a PDF may fill anything with patterns (ISO 32000-2, section 8.7), which PDFium tells apart from plain colours
 * by their looks only. One that never names a type of pattern has none. Streams of objects are unpacked for that, up to a
 * limit, beyond which, and where one cannot be unpacked, there may be some.
 */
export function mayHavePatterns(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (bytes.includes(key)) return true;
  let left: number = limits.maxSearchedObjectBytes;
  for (let at = bytes.indexOf(streamOfObjects); at >= 0; at = bytes.indexOf(streamOfObjects, at + 1)) {
    const objects = objectsAt(bytes, at);
    left -= Math.max(limits.minSearchedObjectBytes, objects?.length ?? 0);
    if (objects === null || left < 0 || objects.includes(key)) return true;
  }
  return false;
}
