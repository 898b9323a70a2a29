import type { FileHandle } from 'node:fs/promises';

/** Reads `length` bytes of a file at a position; fewer only at its end. Throws the file system's errors. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
