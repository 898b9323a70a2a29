import { inflateSync } from 'node:zlib';
import { limits } from './limits.ts';

const streamOfObjects = '/ObjStm';
const startOfData = /stream\r?\n/;
const firstObject = /\/First\s+(\d+)/;
/** How the data of a stream may be packed that is searched here. */
const onlyDeflated = /\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\b\s*\]?/;
/** Bytes of a dictionary from one of its entries to the data. */
const reach = 600;

/** A stream of objects of a PDF, unpacked (ISO 32000-2, section 7.5.7). */
export interface ObjectStream {
  /** The numbers of its objects and where they begin, and the objects. */
  readonly text: string;
  /** Where the first of them begins, from which their places count. */
  readonly first: number;
}

/** The stream of objects whose dictionary is at a place of a file; null if it cannot be read here. */
function objectStreamAt(bytes: Buffer, at: number): ObjectStream | null {
  const start = Math.max(0, at - reach);
  const around = bytes.toString('latin1', start, at + reach);
  const data = startOfData.exec(around.slice(at - start));
  if (data === null || !onlyDeflated.test(around) || around.includes('/Predictor')) return null;
  const packed = bytes.subarray(at + data.index + data[0].length);
  try {
    const objects = inflateSync(packed.subarray(0, limits.maxObjectStreamBytes), {
      maxOutputLength: limits.maxObjectStreamBytes,
    });
    return { text: objects.toString('latin1'), first: Number(firstObject.exec(around)?.[1] ?? 0) };
  } catch {
    return null;
  }
}

/** The streams of objects of a PDF, in order; null for those that cannot be read here, and once a limit of bytes is reached. */
export function* objectStreams(bytes: Buffer): Generator<ObjectStream | null> {
  let left: number = limits.maxSearchedObjectBytes;
  for (let at = bytes.indexOf(streamOfObjects); at >= 0; at = bytes.indexOf(streamOfObjects, at + 1)) {
    const objects = objectStreamAt(bytes, at);
    left -= Math.max(limits.minSearchedObjectBytes, objects?.text.length ?? 0);
    yield left < 0 ? null : objects;
    if (left < 0) return;
  }
}
