import type { FileHandle } from 'node:fs/promises';

/** The bytes of a file from a position on; fewer than `length` only at its end. Throws what the file system throws. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
