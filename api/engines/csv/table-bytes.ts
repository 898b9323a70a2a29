import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { thresholds } from './thresholds.ts';

const highWaterMark = thresholds.readBytes;
const mark = Buffer.from([0xef, 0xbb, 0xbf]);
const isWide = (encoding: string) => /^utf-16/.test(encoding);

async function hasMark(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return buffer.equals(mark);
  } finally {
    await file.close();
  }
}

/**
 * The bytes of a table in an ASCII-compatible encoding, without a byte order mark: UTF-16 is converted to UTF-8, other
 * encodings stay. Throws a TypeError for malformed UTF-16.
 */
export async function* tableBytes(path: string, encoding: string): AsyncGenerator<Buffer> {
  if (!isWide(encoding)) {
    yield* createReadStream(path, { start: (await hasMark(path)) ? mark.length : 0, highWaterMark });
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark })) {
    yield Buffer.from(decoder.decode(chunk as Buffer, { stream: true }));
  }
  yield Buffer.from(decoder.decode());
}

/** Whether the file marks itself as Unicode; spreadsheets read unmarked files in a legacy encoding. */
export const marksUnicode = async (path: string, encoding: string): Promise<boolean> =>
  isWide(encoding) || hasMark(path);

/** UTF-8's byte order mark. */
export const byteOrderMark: Buffer = mark;
