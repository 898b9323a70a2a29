import { open, stat } from 'node:fs/promises';

/** Random-access bytes. A read past the end returns fewer bytes. */
export interface ByteSource {
  readonly size: number;
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

/** Bytes in memory. */
export function bufferSource(buffer: Buffer): ByteSource {
  return { size: buffer.length, read: async (offset, length) => buffer.subarray(offset, offset + length) };
}

/** A file, opened for each read so that jobs with many files keep none open. */
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

const windowBytes = 16_384;

/** Reads a source in windows of `windowBytes`: a file may hold a million tiny headers, and each read is a system call. */
export function buffered(source: ByteSource): ByteSource {
  let held: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    size: source.size,
    async read(offset, length) {
      if (length > windowBytes) return source.read(offset, length);
      const isHeld = offset >= held.start && offset + length <= held.start + held.bytes.length;
      const window = isHeld ? held : { start: offset, bytes: await source.read(offset, windowBytes) };
      held = window;
      return window.bytes.subarray(offset - window.start, offset - window.start + length);
    },
  };
}

const chunkBytes = 1 << 18;

/** The bytes from `start` up to but excluding `end`, in chunks. Ends early if the source does. */
export async function* bytesBetween(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let offset = start; offset < end; offset += chunkBytes) {
    const chunk = await source.read(offset, Math.min(chunkBytes, end - offset));
    if (chunk.length === 0) return;
    yield chunk;
  }
}
