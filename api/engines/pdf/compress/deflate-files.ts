import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import type { PlainStream } from './rewrite-task.ts';
import { thresholds } from './thresholds.ts';

const { thoroughMs, timeoutMs, maxMemoryBytes, filesPerRun, parallel } = limits.runs.deflate;
/** Levels of libdeflate. The best one is several times slower than the next, and that than the fast one. */
const levels = { best: '-12', high: '-9', fast: '-6' } as const;
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

/** Deflates some streams at a level, or at the fast one where that takes too long. */
async function deflateBatch(job: PdfJob, batch: readonly PlainStream[], level: string, folder: string): Promise<void> {
  const run = (at: string, ms: number) => {
    const args = [at, '-f', '-k', ...batch.map(({ path }) => path)];
    const options = { workspace: folder, timeoutMs: ms, maxMemoryBytes, signal: job.signal };
    return job.processes.run({ file: 'libdeflate-gzip', args }, options);
  };
  try {
    await run(level, thoroughMs);
  } catch (error) {
    job.signal.throwIfAborted();
    if (!(error instanceof ProblemError) || error.code !== 'conversion-timeout') throw error;
    await run(levels.fast, timeoutMs);
  }
  for (const stream of batch) await writeSmaller(stream);
}

/**
 * Deflates plain streams into `.zlib` files with libdeflate, whose output is up to a fifth smaller than zlib's. Keeps a
 * stream's existing encoding if that is smaller. Throws `conversion-timeout` and the signal's reason.
 */
export async function deflateFiles(job: PdfJob, streams: readonly PlainStream[], folder: string): Promise<void> {
  let total = 0;
  for (const { path } of streams) total += (await stat(path)).size;
  const level = total <= thresholds.streams.maxBestLevelBytes ? levels.best : levels.high;
  const batches: (readonly PlainStream[])[] = [];
  for (let at = 0; at < streams.length; at += filesPerRun) batches.push(streams.slice(at, at + filesPerRun));
  const deflateBatches = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await deflateBatch(job, batch, level, folder);
    }
  };
  await Promise.all(Array.from({ length: parallel }, deflateBatches));
}
