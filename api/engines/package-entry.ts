import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

/** Entries up to this size are read at once; most parts of most documents are, and it is several times faster. */
const maxWholeBytes = 262_144;
const chunkBytes = 65_536;

const inflateWhole = promisify(inflateRaw);

async function readWhole(file: FileHandle, start: number, entry: Entry): Promise<Buffer> {
  const packed = Buffer.allocUnsafe(entry.compressedSize);
  const { bytesRead } = await file.read(packed, 0, packed.length, start);
  if (bytesRead < packed.length) throw new Error('the file ends within an entry');
  if (entry.compressionMethod === 0) return packed;
  // An entry may not grow beyond what it declares.
  return inflateWhole(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
}

async function* readPacked(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length - done));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done);
    if (bytesRead === 0) throw new Error('the file ends within an entry');
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

async function* readStreamed(file: FileHandle, start: number, entry: Entry): AsyncGenerator<Buffer> {
  const packed = readPacked(file, start, entry.compressedSize);
  if (entry.compressionMethod === 0) {
    yield* packed;
    return;
  }
  const inflated = createInflateRaw({ chunkSize: chunkBytes });
  // Errors of either end reach the loop; leaving the loop ends both.
  pipeline(Readable.from(packed, { objectMode: false }), inflated, () => {});
  yield* inflated;
}

/** Sizes and checksums are compared: a flipped bit must not become a wrong number in a table. */
async function* verified(source: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > entry.uncompressedSize) throw new Error('an entry is larger than it declares');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (bytes !== entry.uncompressedSize) throw new Error('an entry is smaller than it declares');
  if (sum !== entry.crc32) throw new Error('checksum does not match');
}

/**
 * Reads the inflated bytes of entries. yauzl's own streams end the process with an uncaught error when they are
 * destroyed while a read is queued, so they are not used.
 */
export interface EntryReader {
  readonly read: (zip: ZipFile, entry: Entry) => Promise<AsyncIterable<Buffer>>;
  readonly close: () => Promise<void>;
}

export async function openEntryReader(path: string): Promise<EntryReader> {
  const file = await open(path);
  return {
    async read(zip, entry) {
      if (!entry.canDecodeFileData()) throw new Error('an entry is encrypted, or packed in an unknown way');
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const small = Math.max(entry.compressedSize, entry.uncompressedSize) <= maxWholeBytes;
      if (!small) return verified(readStreamed(file, fileDataStart, entry), entry);
      return verified(Readable.from([await readWhole(file, fileDataStart, entry)]), entry);
    },
    close: () => file.close(),
  };
}
