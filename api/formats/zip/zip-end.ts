import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../read-at.ts';

/** The end of central directory record of a ZIP archive (APPNOTE 4.3.16). */
export interface ZipEnd {
  /** Its fields, without the comment. */
  readonly record: Buffer;
  /** Where it begins in the file, and where it ends, including its comment. */
  readonly start: number;
  readonly end: number;
}

const signature = Buffer.from([0x50, 0x4b, 5, 6]);
const recordBytes = 22;
const commentLengthAt = 20;
/** The longest comment has 65,535 bytes; the rest is reserved for what mail programs and uploads append. */
const searchedBytes = 131_072;

/**
 * Finds the end of central directory record of a ZIP file, whatever follows it; undefined if there is none or it is
 * truncated.
 */
export async function findZipEnd(file: FileHandle): Promise<ZipEnd | undefined> {
  const { size } = await file.stat();
  const from = Math.max(0, size - searchedBytes);
  const tail = await readAt(file, from, size - from);
  for (let at = tail.lastIndexOf(signature); at >= 0; at = at > 0 ? tail.lastIndexOf(signature, at - 1) : -1) {
    const record = tail.subarray(at, at + recordBytes);
    if (record.length < recordBytes) continue;
    const end = at + recordBytes + record.readUInt16LE(commentLengthAt);
    // The signature may also occur in a comment.
    if (end <= tail.length) return { record, start: from + at, end: from + end };
  }
  return undefined;
}
