import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { findZipEnd } from './zip-end.ts';

const readAheadBytes = 65_536;

/**
 * Reads from a position of a file into a buffer and returns the number of bytes: fewer than `length` only at its end.
 */
export type ReadInto = (target: Buffer, offset: number, length: number, position: number) => Promise<number>;

/** The directory and the entries, which are read in turn. */
const blocksKept = 2;

interface Block {
  readonly start: number;
  readonly bytes: Buffer;
}

/**
 * Reads a file in blocks of 64 KB, because directories, headers and small entries are read a few bytes at a time. Keeps
 * the two that were used last: entries far from their directory would otherwise be two blocks each.
 */
export function blockReader(file: FileHandle): ReadInto {
  let kept: readonly Block[] = [];
  async function blockOf(position: number, length: number): Promise<Block> {
    const known = kept.find(({ start, bytes }) => position >= start && position + length <= start + bytes.length);
    if (known !== undefined) return known;
    const read = await file.read(Buffer.allocUnsafe(Math.max(length, readAheadBytes)), 0, undefined, position);
    return { start: position, bytes: read.buffer.subarray(0, read.bytesRead) };
  }
  return async (target, offset, length, position) => {
    const block = await blockOf(position, length);
    kept = [block, ...kept.filter((other) => other !== block)].slice(0, blocksKept);
    const from = position - block.start;
    return block.bytes.copy(target, offset, from, from + length);
  };
}

/** Adapts a file, in which an archive begins at `start`, for yauzl. Closing the reader closes the file. */
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

/** Where an entry's packed bytes begin, and whether its name there is that of the directory. */
export interface EntryPlace {
  /** Counted from the archive's beginning. */
  readonly start: number;
  readonly hasSameName: boolean;
}

/** Reads an entry's own header. Throws yauzl's errors and those of the file system. */
export async function placeOf(zip: ZipFile, entry: Entry): Promise<EntryPlace> {
  const { fileDataStart: start, fileName } = await zip.readLocalFileHeaderPromise(entry);
  return { start, hasSameName: fileName.equals(entry.fileNameRaw) };
}

/**
 * Opens a ZIP file; its directory is read in blocks, since 20,000 single entries would take seconds. Mail programs and
 * uploads append line ends or zeros, which every archiver ignores but yauzl reports as an error. Throws yauzl's errors
 * and those of the file system.
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
