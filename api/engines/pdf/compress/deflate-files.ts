import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import type { PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import type { PlainStream } from './rewrite-task.ts';
import { thresholds } from './thresholds.ts';

const { timeoutMs, maxMemoryBytes, filesPerRun, parallel } = limits.runs.deflate;
/** Bytes of a gzip file's fixed header, and of its trailer (RFC 1952 §2.3). */
const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;
/** Flag in the header's byte 3: a name follows, which ends with a zero. */
const nameFlag = 8;
/** Deflate with a window of 32 KB, at the best level (RFC 1950 §2.2). */
const zlibHeader = Buffer.from([0x78, 0xda]);

/** Rewraps a gzip file's deflate data as a zlib stream (RFC 1952 §2.3, RFC 1950 §2.2). */
function toZlib(gzip: Buffer, adler32: number): Buffer {
  const hasName = ((gzip[3] ?? 0) & nameFlag) !== 0;
  const from = hasName ? gzip.indexOf(0, gzipHeaderBytes) + 1 : gzipHeaderBytes;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(adler32);
  return Buffer.concat([zlibHeader, gzip.subarray(from, gzip.length - gzipTrailerBytes), checksum]);
}

async function writeSmaller({ path, adler32, deflated }: PlainStream): Promise<void> {
  const zlib = toZlib(await readFile(`${path}.gz`), adler32);
  const isSmaller = deflated === undefined || zlib.length < (await stat(deflated)).size;
  if (isSmaller) await writeFile(`${path}.zlib`, zlib);
  else await copyFile(deflated, `${path}.zlib`);
}

/**
 * Deflates plain streams into `.zlib` files with libdeflate, whose output is up to a fifth smaller than zlib's. Keeps a
 * stream's existing encoding if that is smaller. Throws `conversion-timeout` and the signal's reason.
 */
export async function deflateFiles(job: PdfJob, streams: readonly PlainStream[], folder: string): Promise<void> {
  let total = 0;
  for (const { path } of streams) total += (await stat(path)).size;
  const level = total <= thresholds.streams.maxBestLevelBytes ? '-12' : '-9';
  const batches: (readonly PlainStream[])[] = [];
  for (let at = 0; at < streams.length; at += filesPerRun) batches.push(streams.slice(at, at + filesPerRun));
  const deflateBatches = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const args = [level, '-f', '-k', ...batch.map(({ path }) => path)];
      const options = { workspace: folder, timeoutMs, maxMemoryBytes, signal: job.signal };
      await job.processes.run({ file: 'libdeflate-gzip', args }, options);
      for (const stream of batch) await writeSmaller(stream);
    }
  };
  await Promise.all(Array.from({ length: parallel }, deflateBatches));
}
