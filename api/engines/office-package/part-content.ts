import { closeSync, createReadStream, createWriteStream, openSync, readSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { thresholds } from './thresholds.ts';

/** Bytes of a stretch of a file at once. */
export function readStretch(path: string, offset: number, bytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(bytes);
    return buffer.subarray(0, readSync(file, buffer, 0, bytes, offset));
  } finally {
    closeSync(file);
  }
}

/** A stretch of a file, small ones at once: a stream for each of a package's 20,000 parts would take minutes. */
export function contentOf(path: string, offset: number, bytes: number): AsyncIterable<Buffer> | Iterable<Buffer> {
  if (bytes === 0) return [];
  if (bytes <= thresholds.maxBytesAtOnce) return [readStretch(path, offset, bytes)];
  return createReadStream(path, { start: offset, end: offset + bytes - 1 }) as AsyncIterable<Buffer>;
}

/** Writes a source to a file; `bytes` is its size. Throws what the source throws, and the signal's reason. */
export async function writeContent(source: Readable, path: string, bytes: number, signal: AbortSignal): Promise<void> {
  if (bytes > thresholds.maxBytesAtOnce) return pipeline(source, createWriteStream(path), { signal });
  signal.throwIfAborted();
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  writeFileSync(path, Buffer.concat(chunks));
}
