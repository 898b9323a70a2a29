import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import type { PdfJob } from '../pdf-job.ts';
import type { PlainStream } from './rewrite-task.ts';

/** Up to this total, streams get level 12, which is several times slower than level 9. */
const maxBestLevelBytes = 30_000_000;
/** For one call of libdeflate. */
const timeoutMs = 30_000;
const maxMemoryBytes = 1_000_000_000;
const filesPerCall = 500;
/** Calls at once. */
const lanes = 2;
/** Bytes around a gzip file's data (RFC 1952 §2.3). */
const gzipHead = 10;
const gzipTail = 8;
/** Deflate with a window of 32 KB, at the best level (RFC 1950 §2.2). */
const zlibHead = Buffer.from([0x78, 0xda]);

/** Converts a gzip file to a zlib stream: both wrap the same deflate data (RFC 1952 §2.3, RFC 1950 §2.2). */
function toZlib(gzip: Buffer, adler32: number): Buffer {
  const hasName = ((gzip[3] ?? 0) & 8) !== 0;
  const from = hasName ? gzip.indexOf(0, gzipHead) + 1 : gzipHead;
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(adler32);
  return Buffer.concat([zlibHead, gzip.subarray(from, gzip.length - gzipTail), tail]);
}

async function finish({ path, adler32, deflated }: PlainStream): Promise<void> {
  const zlib = toZlib(await readFile(`${path}.gz`), adler32);
  const isSmaller = deflated === undefined || zlib.length < (await stat(deflated)).size;
  if (isSmaller) await writeFile(`${path}.zlib`, zlib);
  else await copyFile(deflated, `${path}.zlib`);
}

/** Deflates plain streams into `.zlib` files with libdeflate, which makes them up to a fifth smaller than zlib does. */
export async function deflateFiles(job: PdfJob, streams: readonly PlainStream[], folder: string): Promise<void> {
  let total = 0;
  for (const { path } of streams) total += (await stat(path)).size;
  const level = total <= maxBestLevelBytes ? '-12' : '-9';
  const calls: (readonly PlainStream[])[] = [];
  for (let at = 0; at < streams.length; at += filesPerCall) calls.push(streams.slice(at, at + filesPerCall));
  const lane = async () => {
    for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
      const args = [level, '-f', '-k', ...call.map(({ path }) => path)];
      const limits = { timeoutMs, maxMemoryBytes, signal: job.signal };
      await job.processes.run({ file: 'libdeflate-gzip', args }, { workspace: folder, ...limits });
      for (const stream of call) await finish(stream);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
