import { type FileHandle, open } from 'node:fs/promises';

// Own code: no well-maintained library writes sizes before streamed contents (yazl writes them after), which programs
// that read sequentially need.

/** What is known about an entry before its content is written. */
export interface ZipEntry {
  /** With slashes between folders; a folder's name ends with one. */
  readonly name: string;
  /** 0: stored; 8: deflated; others as in APPNOTE 4.4.5. */
  readonly method: number;
  /** General purpose flags that belong to the method (APPNOTE 4.4.4, bits 1 and 2). */
  readonly methodFlags?: number;
  /** MS-DOS date and time, the date in the upper half. */
  readonly modified: number;
  /** Unix type and permissions (`st_mode`). */
  readonly mode: number;
  /** The largest size of the content, compressed or not: decides whether sizes get 64-bit fields. */
  readonly maxBytes: number;
}

/** What is known about content once it has been written. */
export interface ZipSums {
  readonly crc32: number;
  readonly bytes: number;
}

/** Writes a ZIP file sequentially, one entry at a time. */
export interface ZipWriter {
  /** Appends an entry. `sums` is called after all packed bytes have been read. */
  readonly add: (
    entry: ZipEntry,
    packed: AsyncIterable<Buffer> | Iterable<Buffer>,
    sums: () => ZipSums,
  ) => Promise<void>;
  /** Writes the directory and returns the size of the file. */
  readonly end: () => Promise<number>;
  /** Closes the file, ended or not. */
  readonly close: () => Promise<void>;
}

interface Written extends ZipEntry, ZipSums {
  readonly packedBytes: number;
  readonly offset: number;
}

/** 1 January 1980, the earliest possible date: with a fixed date, equal content gives equal files. */
export const earliest = 0x210000;

const max16 = 0xffff;
const max32 = 0xffffffff;
const utf8Name = 0x800;
const unix = 3;
const bufferedBytes = 262_144;

/** Where the sizes of an entry are: in its header, or in 64 bits beside it (APPNOTE 4.5.3). */
type SizePlace = 'header' | 'extra';

const sizePlace = (...sizes: readonly number[]): SizePlace =>
  sizes.some((size) => size >= max32) ? 'extra' : 'header';

const capped = (value: number) => Math.min(value, max32);

function versionNeeded({ method, name }: ZipEntry, extra: Buffer): number {
  if (method > 8) return 63;
  if (extra.length > 0) return 45;
  return method === 8 || name.endsWith('/') ? 20 : 10;
}

/** The fields that local and central headers share, from "version needed" to "extra field length". */
function sharedFields(entry: Written, name: Buffer, extra: Buffer, sizes: SizePlace): Buffer {
  const fields = Buffer.alloc(26);
  const { method, methodFlags = 0, modified } = entry;
  fields.writeUInt16LE(versionNeeded(entry, extra), 0);
  fields.writeUInt16LE(methodFlags | (name.length === entry.name.length ? 0 : utf8Name), 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(modified, 6);
  fields.writeUInt32LE(entry.crc32, 10);
  fields.writeUInt32LE(sizes === 'extra' ? max32 : entry.packedBytes, 14);
  fields.writeUInt32LE(sizes === 'extra' ? max32 : entry.bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

/** The extra field of 64-bit numbers (APPNOTE 4.5.3); empty without numbers. */
function wideField(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return field;
}

function localHeader(entry: Written, name: Buffer, sizes: SizePlace): Buffer {
  const extra = wideField(sizes === 'extra' ? [entry.bytes, entry.packedBytes] : []);
  const signature = Buffer.from([0x50, 0x4b, 3, 4]);
  return Buffer.concat([signature, sharedFields(entry, name, extra, sizes), name, extra]);
}

function centralHeader(entry: Written, name: Buffer): Buffer {
  const sizes = sizePlace(entry.bytes, entry.packedBytes);
  const far = entry.offset >= max32;
  const extra = wideField([
    ...(sizes === 'extra' ? [entry.bytes, entry.packedBytes] : []),
    ...(far ? [entry.offset] : []),
  ]);
  const rest = Buffer.alloc(14);
  // The upper half is for Unix, the lower for MS-DOS, whose fifth bit marks a folder.
  rest.writeUInt32LE(((entry.mode << 16) | (entry.name.endsWith('/') ? 0x10 : 0)) >>> 0, 6);
  rest.writeUInt32LE(capped(entry.offset), 10);
  const signature = Buffer.from([0x50, 0x4b, 1, 2, 63, unix]);
  return Buffer.concat([signature, sharedFields(entry, name, extra, sizes), rest, name, extra]);
}

/** The end of central directory record, preceded by its ZIP64 form if a number needs it (APPNOTE 4.3.14 to 4.3.16). */
function endRecords(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(capped(bytes), 12);
  end.writeUInt32LE(capped(offset), 16);
  if (count < max16 && bytes < max32 && offset < max32) return end;
  const wide = Buffer.alloc(76);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE((unix << 8) | 63, 12);
  wide.writeUInt16LE(45, 14);
  for (const [index, value] of [count, count, bytes, offset].entries()) {
    wide.writeBigUInt64LE(BigInt(value), 24 + 8 * index);
  }
  wide.writeUInt32LE(0x07064b50, 56);
  wide.writeBigUInt64LE(BigInt(offset + bytes), 64);
  wide.writeUInt32LE(1, 72);
  return Buffer.concat([wide, end]);
}

/** A buffered file. Bytes still in the buffer may be changed. */
function bufferedFile(file: FileHandle) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let flushed = 0;
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    flushed += bytes.length;
    await file.writeFile(bytes);
  };
  return {
    position: () => flushed + waitingBytes,
    flush,
    async write(bytes: Buffer) {
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= bufferedBytes) await flush();
    },
    /** Overwrites bytes at a position with as many others; `old` is the buffer that was written there. */
    async replace(position: number, old: Buffer, bytes: Buffer) {
      if (position >= flushed) bytes.copy(old);
      else await file.write(bytes, 0, bytes.length, position);
    },
  };
}

/**
 * Creates a ZIP file. Sizes precede each content, without data descriptors, so that programs can unpack it
 * sequentially. ZIP64 is used only if a number needs it. Throws the file system's errors.
 */
export async function createZipWriter(path: string): Promise<ZipWriter> {
  const file = await open(path, 'w');
  const output = bufferedFile(file);
  const directory: Written[] = [];
  return {
    async add(entry, packed, sums) {
      const name = Buffer.from(entry.name);
      const sizes = sizePlace(entry.maxBytes);
      const offset = output.position();
      const header = localHeader({ ...entry, crc32: 0, bytes: 0, packedBytes: 0, offset }, name, sizes);
      await output.write(header);
      const start = output.position();
      for await (const chunk of packed) await output.write(chunk);
      const written = { ...entry, ...sums(), packedBytes: output.position() - start, offset };
      await output.replace(offset, header, localHeader(written, name, sizes));
      directory.push(written);
    },
    async end() {
      const start = output.position();
      for (const entry of directory) await output.write(centralHeader(entry, Buffer.from(entry.name)));
      await output.write(endRecords(directory.length, output.position() - start, start));
      await output.flush();
      return output.position();
    },
    close: () => file.close(),
  };
}
