import { createZipWriter, earliest } from '../../formats/zip/zip-writer.ts';
import { contentOf } from './part-content.ts';

/** An entry whose data is already compressed. */
export interface PackedEntry {
  readonly name: string;
  /** 0: stored; 8: deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly bytes: number;
  readonly packedBytes: number;
  /** The file that holds the compressed data, and the offset at which it begins. */
  readonly path: string;
  readonly offset: number;
}

const plainFile = 0o100644;

/** Writes a ZIP file of compressed entries. Returns its size in bytes. Throws the signal's reason. */
export async function writeZip(path: string, entries: readonly PackedEntry[], signal: AbortSignal): Promise<number> {
  const writer = await createZipWriter(path);
  try {
    for (const entry of entries) {
      signal.throwIfAborted();
      const { name, method, bytes, crc32, packedBytes } = entry;
      const described = { name, method, modified: earliest, mode: plainFile, maxBytes: Math.max(bytes, packedBytes) };
      await writer.add(described, contentOf(entry.path, entry.offset, packedBytes), () => ({ crc32, bytes }));
    }
    return await writer.end();
  } finally {
    await writer.close();
  }
}
