import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import type { PdfObjects } from '../qpdf/qpdf-objects.ts';
import { filtersOf } from '../qpdf/stream-filters.ts';
import type { PlainStream } from './rewrite-task.ts';

const maxBytes = 60_000_000;
/** For all streams together; further ones stay as they are. */
const maxTotalBytes = 150_000_000;
/** Smaller streams are not worth a new copy. */
const minBytes = 100;
const prime = 65_521;
/** Bytes summed before a modulo, so that the sums fit in 32 bits. */
const adlerRun = 5552;

/** The checksum at the end of a zlib stream (RFC 1950 §8.2). */
function adler32(data: Buffer): number {
  let [a, b] = [1, 0];
  for (let from = 0; from < data.length; from += adlerRun) {
    const to = Math.min(from + adlerRun, data.length);
    for (let i = from; i < to; i++) {
      a += data[i] as number;
      b += a;
    }
    a %= prime;
    b %= prime;
  }
  return ((b << 16) | a) >>> 0;
}

/** Inflates a stream; undefined if it is damaged or too long. */
function inflated(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes, finishFlush: constants.Z_FINISH });
  } catch {
    return undefined;
  }
}

/**
 * Writes out the plain bytes of streams that are deflated, or not coded at all, so that they can be deflated better;
 * their predictors and further filters stay. The objects then refer to files that are written last.
 */
export function takeOutStreams(objects: PdfObjects, folder: string, deadline: number): readonly PlainStream[] {
  const streams: PlainStream[] = [];
  let total = 0;
  for (const [reference, { dict, datafile }] of objects.streams()) {
    if (performance.now() > deadline || total > maxTotalBytes) break;
    const [filter] = filtersOf(objects, dict);
    if (filter !== undefined && filter.name !== 'FlateDecode') continue;
    const stored = readFileSync(datafile);
    const plain = filter === undefined ? stored : inflated(stored);
    if (plain === undefined || plain.length < minBytes) continue;
    total += plain.length;
    const stem = join(folder, `stream-${reference.replaceAll(' ', '-')}`);
    writeFileSync(stem, plain);
    const coded = filter === undefined ? { ...dict, '/Filter': '/FlateDecode' } : dict;
    objects.setStream(reference, { dict: coded, datafile: `${stem}.zlib` });
    streams.push({ path: stem, adler32: adler32(plain), deflated: filter === undefined ? undefined : datafile });
  }
  return streams;
}
