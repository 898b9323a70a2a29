import { inflateSync } from 'node:zlib';
import { limits } from './limits.ts';

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
 * Which of some names objects of a PDF may have: one that it never says is not used. Streams of objects are unpacked for that,
 * up to a limit, beyond which, and where one cannot be unpacked, it may use them all.
 * @param names With their slashes.
 */
export function namedInFile(pdf: Uint8Array, names: readonly string[]): ReadonlySet<string> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const found = new Set(names.filter((name) => bytes.includes(name)));
  let left: number = limits.maxSearchedObjectBytes;
  let at = bytes.indexOf(streamOfObjects);
  for (; at >= 0 && found.size < names.length; at = bytes.indexOf(streamOfObjects, at + 1)) {
    const objects = objectsAt(bytes, at);
    left -= Math.max(limits.minSearchedObjectBytes, objects?.length ?? 0);
    if (objects === null || left < 0) return new Set(names);
    for (const name of names) if (objects.includes(name)) found.add(name);
  }
  return found;
}
