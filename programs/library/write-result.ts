import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes a file completely or not at all, by way of a temporary file beside it. */
export async function writeResult(output: string, content: Readable, signal: AbortSignal): Promise<void> {
  const unfinished = `${output}.${randomUUID()}.part`;
  try {
    await pipeline(content, createWriteStream(unfinished, { flags: 'wx' }), { signal });
    await rename(unfinished, output);
  } finally {
    await rm(unfinished, { force: true });
  }
}
