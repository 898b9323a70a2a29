import { open, stat } from 'node:fs/promises';

/** Bytes that are read at any place; what lies beyond the end is left out of the answer. */
export interface ByteSource {
  readonly size: number;
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

export function bufferSource(buffer: Buffer): ByteSource {
  return { size: buffer.length, read: async (offset, length) => buffer.subarray(offset, offset + length) };
}

/** A file that is opened for each read, so that a document of many files holds none of them open. */
export async function fileSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path);
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, offset);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
  };
}

const chunkBytes = 1 << 18;

/** The bytes from `start` up to `end`, in pieces. */
export async function* bytesBetween(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let offset = start; offset < end; offset += chunkBytes) {
    const chunk = await source.read(offset, Math.min(chunkBytes, end - offset));
    if (chunk.length === 0) return;
    yield chunk;
  }
}
