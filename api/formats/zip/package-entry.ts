import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, crc32, createInflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { blockReader, placeOf, type ReadInto } from './open-zip.ts';

/** Entries up to this size, like most parts, are read whole, which is several times faster. */
const maxWholeBytes = 262_144;
/** Up to this size, inflating takes less time than handing the work to another thread. */
const maxSyncBytes = 8192;
const chunkBytes = 65_536;
/** Packed bytes that tell what an entry is. */
const startBytes = 512;

const inflateWhole = promisify(inflateRaw);

/** The position of an entry's packed bytes, and what they must unpack to. */
export interface PackedContent {
  /** Offset in the file. */
  readonly start: number;
  readonly packedBytes: number;
  /** Unpacked. */
  readonly bytes: number;
  /** Of the unpacked bytes; null if the archive has none. */
  readonly crc32: number | null;
  readonly deflated: boolean;
  /** Decrypts the bytes in the file, if they are encrypted. */
  readonly decrypt?: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
}

const asIs = (source: AsyncIterable<Buffer>) => source;

/** A range of a file. Throws if the file ends within it. */
export async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length - done));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done);
    if (bytesRead === 0) throw new Error('the file ends within an entry');
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

async function readPackedWhole(read: ReadInto, start: number, packedBytes: number): Promise<Buffer> {
  const packed = Buffer.allocUnsafe(packedBytes);
  if ((await read(packed, 0, packed.length, start)) < packed.length) throw new Error('the file ends within an entry');
  return packed;
}

async function readWhole(read: ReadInto, content: PackedContent): Promise<Buffer> {
  const { start, packedBytes, bytes, decrypt = asIs, deflated } = content;
  const packed = await readPackedWhole(read, start, packedBytes);
  const clear = decrypt === asIs ? packed : await buffer(decrypt(Readable.from([packed])));
  if (!deflated) return clear;
  // An entry must not exceed its declared size.
  const options = { maxOutputLength: Math.max(1, bytes) };
  return bytes <= maxSyncBytes ? inflateRawSync(clear, options) : inflateWhole(clear, options);
}

async function* readStreamed(file: FileHandle, content: PackedContent): AsyncGenerator<Buffer> {
  const { start, packedBytes, decrypt = asIs, deflated } = content;
  const packed = decrypt(readRange(file, start, packedBytes));
  if (!deflated) {
    yield* packed;
    return;
  }
  const inflated = createInflateRaw({ chunkSize: chunkBytes });
  // Errors at either end reach the loop; leaving the loop ends both.
  pipeline(Readable.from(packed, { objectMode: false }), inflated, () => {});
  yield* inflated;
}

/** What the start of deflated content unpacks to; empty if it is damaged, or unpacks to too much. */
function inflateStart(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxWholeBytes });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Passes on content. Throws if its size or checksum is not the declared one. */
export async function* verified(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  declared: Pick<PackedContent, 'bytes' | 'crc32'>,
): AsyncGenerator<Buffer> {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > declared.bytes) throw new Error('an entry is larger than it declares');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (bytes !== declared.bytes) throw new Error('an entry is smaller than it declares');
  if (declared.crc32 !== null && sum !== declared.crc32) throw new Error('checksum does not match');
}

/** The unpacked bytes of an entry, verified as they are read; small entries are read through `read`. */
export async function readContent(
  file: FileHandle,
  read: ReadInto,
  content: PackedContent,
): Promise<AsyncIterable<Buffer>> {
  const small = Math.max(content.packedBytes, content.bytes) <= maxWholeBytes;
  // Some programs declare that nothing is deflated to nothing, which is no deflate stream.
  const packed = { ...content, deflated: content.deflated && content.packedBytes > 0 };
  return verified(small ? [await readWhole(read, packed)] : readStreamed(file, packed), content);
}

/**
 * Reads the inflated bytes of entries. yauzl's own streams end the process with an uncaught error when they are
 * destroyed while a read is queued, so they are not used.
 */
export interface EntryReader {
  readonly read: (zip: ZipFile, entry: Entry) => Promise<AsyncIterable<Buffer>>;
  /** The first few hundred unpacked bytes, unverified; empty if they cannot be unpacked. */
  readonly readStart: (zip: ZipFile, entry: Entry) => Promise<Buffer>;
  /** The packed bytes, unverified. */
  readonly readPacked: (zip: ZipFile, entry: Entry) => Promise<AsyncIterable<Buffer>>;
  readonly close: () => Promise<void>;
}

/** Opens a package for reading single entries. Throws the file system's errors. */
export async function openEntryReader(path: string): Promise<EntryReader> {
  const file = await open(path);
  const read = blockReader(file);
  const locate = async (zip: ZipFile, entry: Entry) => {
    if (!entry.canDecodeFileData()) throw new Error('an entry is encrypted, or packed in an unknown way');
    const { start, hasSameName } = await placeOf(zip, entry);
    // Which of the two a reader believes decides what it sees: 5,000 packages of many programs have none.
    if (!hasSameName) throw new Error('an entry has two names');
    return { start, packedBytes: entry.compressedSize };
  };
  return {
    async read(zip, entry) {
      const { uncompressedSize: bytes, crc32 } = entry;
      const deflated = entry.compressionMethod === 8;
      return readContent(file, read, { ...(await locate(zip, entry)), bytes, crc32, deflated });
    },
    async readStart(zip, entry) {
      const { start, packedBytes } = await locate(zip, entry);
      const packed = await readPackedWhole(read, start, Math.min(packedBytes, startBytes));
      return entry.compressionMethod === 8 ? inflateStart(packed) : packed;
    },
    async readPacked(zip, entry) {
      const { start, packedBytes } = await locate(zip, entry);
      if (packedBytes > maxWholeBytes) return readRange(file, start, packedBytes);
      return Readable.from([await readPackedWhole(read, start, packedBytes)]);
    },
    close: () => file.close(),
  };
}
