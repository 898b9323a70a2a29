import { createReadStream } from 'node:fs';
import { createZipWriter, earliest } from '../../formats/zip-writer.ts';

/** An entry whose bytes are packed already. */
export interface PackedEntry {
  readonly name: string;
  /** 0: as it is; 8: deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly bytes: number;
  readonly packedBytes: number;
  /** The file that holds the packed bytes, and where in it they begin. */
  readonly path: string;
  readonly offset: number;
}

const plainFile = 0o100644;

async function* packedBytesOf({ path, offset, packedBytes }: PackedEntry): AsyncGenerator<Buffer> {
  if (packedBytes > 0) yield* createReadStream(path, { start: offset, end: offset + packedBytes - 1 });
}

/** Writes a ZIP file from entries that are packed already. Returns its size. Throws the signal's reason. */
export async function writeZip(path: string, entries: readonly PackedEntry[], signal: AbortSignal): Promise<number> {
  const writer = await createZipWriter(path);
  try {
    for (const entry of entries) {
      signal.throwIfAborted();
      const { name, method, bytes, crc32, packedBytes } = entry;
      const described = { name, method, modified: earliest, mode: plainFile, maxBytes: Math.max(bytes, packedBytes) };
      await writer.add(described, packedBytesOf(entry), () => ({ crc32, bytes }));
    }
    return await writer.end();
  } finally {
    await writer.close();
  }
}
