import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive that no ordinary program writes; whatever is left out gets its correct value. */
export interface OddEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** The packed bytes, where they are not those of the content. */
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Upper byte of "version made by": 0 for MS-DOS, 3 for Unix. */
  readonly host?: number;
  /** st_mode, for a Unix host. */
  readonly mode?: number;
  /** Extra field of the directory, whole. */
  readonly extra?: Uint8Array;
  readonly crc32?: number;
  /** The declared size of the content. */
  readonly bytes?: number;
  /** The name at the content, where it is another than in the directory. */
  readonly storedName?: string;
  /** The index of another entry whose bytes are used. */
  readonly sameAs?: number;
}

/** An extra field of an entry (APPNOTE 4.5). */
function extraField(id: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** The Unicode path field that Info-ZIP adds to a name (APPNOTE 4.6.9). */
export function unicodePath(rawName: Uint8Array, name: string): Buffer {
  const head = Buffer.from([1, 0, 0, 0, 0]);
  head.writeUInt32LE(crc32(rawName), 1);
  return extraField(0x7075, Buffer.concat([head, Buffer.from(name)]));
}

/** Writes a ZIP archive as described, valid or not. */
export function oddZip(entries: readonly OddEntry[], { disk = 0, count = entries.length } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const positions: number[] = [];
  let position = 0;
  for (const entry of entries) {
    const { flags = 0, host = 3, mode = 0o100644, extra = Buffer.alloc(0) } = entry;
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const method = entry.method ?? (content.length > 0 ? 8 : 0);
    const packed = Buffer.from(entry.packed ?? (method === 8 ? deflateRawSync(content) : content));
    const fields = Buffer.alloc(24);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(0x5a216000, 6);
    fields.writeUInt32LE(entry.crc32 ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.bytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(16);
    rest.writeUInt16LE(extra.length, 0);
    rest.writeUInt32LE((mode << 16) >>> 0, 8);
    const at = entry.sameAs === undefined ? position : (positions[entry.sameAs] ?? 0);
    rest.writeUInt32LE(at, 12);
    positions.push(at);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, host]), fields, rest, name, extra]));
    if (entry.sameAs !== undefined) continue;
    const storedName = Buffer.from(entry.storedName ?? name);
    const storedFields = Buffer.from(fields);
    storedFields.writeUInt16LE(storedName.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), storedFields, Buffer.alloc(2), storedName, packed]);
    parts.push(local);
    position += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(disk, 4);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...parts, central, end]);
}
