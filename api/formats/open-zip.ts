import { type FileHandle, open } from 'node:fs/promises';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { findZipEnd } from './zip-end.ts';

const readAheadBytes = 65_536;

/** Fills a part of a buffer from a position of a file; fewer bytes than asked for are there only at its end. */
export type ReadInto = (target: Buffer, offset: number, length: number, position: number) => Promise<number>;

/** Reads from a file, a block at once: directories, headers and small entries are read in pieces of a few bytes. */
export function blockReader(file: FileHandle): ReadInto {
  let block = Buffer.alloc(0);
  let blockStart = 0;
  return async (target, offset, length, position) => {
    if (position < blockStart || position + length > blockStart + block.length) {
      const read = await file.read(Buffer.allocUnsafe(Math.max(length, readAheadBytes)), 0, undefined, position);
      block = read.buffer.subarray(0, read.bytesRead);
      blockStart = position;
    }
    const from = position - blockStart;
    return block.copy(target, offset, from, from + length);
  };
}

/** Reads an archive that begins somewhere in a file. Closing it closes the file. */
export function readerOf(file: FileHandle, start = 0): RandomAccessReader {
  const reader: RandomAccessReader = Reflect.construct(RandomAccessReader, []);
  const read = blockReader(file);
  reader.read = (buffer, offset, length, position, callback) => {
    const done = (bytesRead: number) => callback(bytesRead < length ? new Error('the file ends early') : null);
    read(buffer, offset, length, start + position).then(done, callback);
  };
  reader.close = (callback) => {
    file.close().then(() => callback(null), callback);
  };
  return reader;
}

/**
 * Opens a ZIP file, and reads its directory a block at a time: entry by entry, 20,000 of them take seconds. Mail
 * programs and uploads add a line end or zeros behind its end, which every archiver passes over; yauzl takes it for a
 * fault. Throws what yauzl throws.
 */
export async function openZip(path: string): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false };
  const file = await open(path);
  try {
    const { size } = await file.stat();
    try {
      return await fromRandomAccessReaderPromise(readerOf(file), size, options);
    } catch (error) {
      const found = /comment length/i.test(String(error)) ? await findZipEnd(file) : undefined;
      if (found === undefined) throw error;
      return await fromRandomAccessReaderPromise(readerOf(file), found.end, options);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
}
