import type { CompoundFile } from '../../../formats/compound-file.ts';
import { recordsFrom, recordTypes } from '../kept/binary/book-records.ts';

/** Bytes of a stream's beginning that show whether it is encrypted. */
const headBytes = 2048;
/** `fEncrypted` in the flags of a Word document, and where they are (MS-DOC §2.5.2). */
const wordFlags = { at: 10, encrypted: 0x0100 } as const;
/** What the user's atom of an encrypted presentation says, and where (MS-PPT §2.3.2). */
const slidesToken = { at: 12, encrypted: 0xf3d1c4df } as const;

/** Whether one of a workbook's first records says how it is encrypted (MS-XLS §2.4.117). */
function isLockedBook(head: Buffer): boolean {
  for (const { type } of recordsFrom(head, 0)) if (type === recordTypes.filePass) return true;
  return false;
}

/** Stream → whether its beginning shows that it is encrypted. */
const signs: Readonly<Record<string, (head: Buffer) => boolean>> = {
  worddocument: (head) =>
    head.length > wordFlags.at + 1 && (head.readUInt16LE(wordFlags.at) & wordFlags.encrypted) !== 0,
  workbook: isLockedBook,
  book: isLockedBook,
  'current user': (head) =>
    head.length > slidesToken.at + 3 && head.readUInt32LE(slidesToken.at) === slidesToken.encrypted,
};

/**
 * Whether a document of Word, Excel or PowerPoint 97 to 2003, or of Word or Excel 95, opens only with a password. Throws
 * `damaged-file`.
 */
export async function needsPassword(file: CompoundFile): Promise<boolean> {
  for (const [name, tells] of Object.entries(signs)) {
    // One of each name: a hostile file may have many.
    const stream = file.streams.find((each) => each.depth === 0 && each.name.toLowerCase() === name);
    if (stream && tells(await file.read(stream, Math.min(stream.bytes, headBytes)))) return true;
  }
  return false;
}
