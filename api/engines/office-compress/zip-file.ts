import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** An entry whose bytes are packed already. */
export interface PackedEntry {
  readonly name: string;
  /** 0: as it is; 8: deflated. */
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly bytes: number;
  readonly packedBytes: number;
  /** The file that holds the packed bytes, and where in it they begin. */
  readonly path: string;
  readonly offset: number;
}

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** 1 January 1980, so that equal documents give equal packages. */
const dosDate = 33;
const utf8Name = 0x800;

/** The fields that local and central headers share, from "version needed" to "name length" (APPNOTE 4.3.7, 4.3.12). */
function sharedFields(entry: PackedEntry, name: Buffer): Buffer {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(entry.method === 8 ? 20 : 10, 0);
  fields.writeUInt16LE(name.length === entry.name.length ? 0 : utf8Name, 2);
  fields.writeUInt16LE(entry.method, 4);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(entry.crc32, 10);
  fields.writeUInt32LE(entry.packedBytes, 14);
  fields.writeUInt32LE(entry.bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

async function copyPacked(file: FileHandle, { path, offset, packedBytes }: PackedEntry): Promise<void> {
  if (packedBytes === 0) return;
  for await (const chunk of createReadStream(path, { start: offset, end: offset + packedBytes - 1 })) {
    await file.write(chunk as Buffer);
  }
}

/**
 * Writes a ZIP file from entries that are packed already, without extra fields, data descriptors and comments.
 * For fewer than 65,536 entries and 4 GB; ZIP64 is not written. Returns its size.
 */
export async function writeZip(path: string, entries: readonly PackedEntry[], signal: AbortSignal): Promise<number> {
  const file = await open(path, 'w');
  try {
    const directory: Buffer[] = [];
    let position = 0;
    for (const entry of entries) {
      signal.throwIfAborted();
      const name = Buffer.from(entry.name);
      const shared = sharedFields(entry, name);
      await file.write(Buffer.concat([word(localSignature), shared, Buffer.alloc(2), name]));
      await copyPacked(file, entry);
      const rest = Buffer.alloc(16);
      rest.writeUInt32LE(position, 12);
      directory.push(word(centralSignature), Buffer.from([20, 0]), shared, rest, name);
      position += 30 + name.length + entry.packedBytes;
    }
    const central = Buffer.concat(directory);
    await file.write(Buffer.concat([central, endOfDirectory(entries.length, central.length, position)]));
    return position + central.length + 22;
  } finally {
    await file.close();
  }
}
