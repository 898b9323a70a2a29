import { type ByteSource, bufferSource } from '../../api/engines/image/byte-source.ts';

/** Bytes in memory, with the length of every read. */
export function countedSource(bytes: Buffer): { readonly source: ByteSource; readonly reads: readonly number[] } {
  const { size, read } = bufferSource(bytes);
  const reads: number[] = [];
  const source: ByteSource = {
    size,
    read(offset, length) {
      reads.push(length);
      return read(offset, length);
    },
  };
  return { source, reads };
}
