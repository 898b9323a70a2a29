import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import type { PdfObjects } from '../qpdf/qpdf-objects.ts';
import { filtersOf } from '../qpdf/stream-filters.ts';
import { limits } from './limits.ts';
import type { PlainStream } from './rewrite-task.ts';
import { thresholds } from './thresholds.ts';

const { maxBytes, maxTotalBytes } = limits.streams;
const { minBytes } = thresholds.streams;
/** The largest prime below 2 to the power of 16 (RFC 1950 §8.2). */
const adlerModulus = 65_521;
/** Bytes summed before a modulo, so that the sums fit in 32 bits (zlib's NMAX). */
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
    a %= adlerModulus;
    b %= adlerModulus;
  }
  return ((b << 16) | a) >>> 0;
}

/** Inflates a stream; undefined if it is damaged, cut short or too long. */
function tryInflate(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes, finishFlush: constants.Z_FINISH });
  } catch {
    return undefined;
  }
}

/**
 * Inflates streams into files, so that `deflateFiles` can compress them better; unfiltered streams are written as they
 * are. Predictors and further filters stay applied. The objects then refer to the `.zlib` files that `deflateFiles`
 * writes later.
 * @param folder Where the files go.
 * @param deadline Time by `performance.now()` after which the remaining streams stay unchanged.
 */
export function extractStreams(objects: PdfObjects, folder: string, deadline: number): readonly PlainStream[] {
  const streams: PlainStream[] = [];
  let total = 0;
  for (const [reference, { dict, datafile }] of objects.streams()) {
    if (performance.now() > deadline || total > maxTotalBytes) break;
    const [filter] = filtersOf(objects, dict);
    if (filter !== undefined && filter.name !== 'FlateDecode') continue;
    const stored = readFileSync(datafile);
    const plain = filter === undefined ? stored : tryInflate(stored);
    if (plain === undefined || plain.length < minBytes) continue;
    total += plain.length;
    const stem = join(folder, `stream-${reference.replaceAll(' ', '-')}`);
    writeFileSync(stem, plain);
    const deflatedDict = filter === undefined ? { ...dict, '/Filter': '/FlateDecode' } : dict;
    objects.setStream(reference, { dict: deflatedDict, datafile: `${stem}.zlib` });
    streams.push({ path: stem, adler32: adler32(plain), deflated: filter === undefined ? undefined : datafile });
  }
  return streams;
}
