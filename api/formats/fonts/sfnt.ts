/** A font's tables by their tags (OpenType 1.9, "Organization of an OpenType font"). */
export interface Font {
  /** `OTTO` for outlines in CFF, 1.0 for TrueType. */
  readonly version: number;
  readonly tables: Map<string, Buffer>;
}

const collectionTag = 0x74746366;
const recordBytes = 16;

const padded = (bytes: number) => (bytes + 3) & ~3;

/** The sum of a table's 32-bit words. */
function checksum(table: Buffer): number {
  let sum = 0;
  const whole = table.length & ~3;
  for (let offset = 0; offset < whole; offset += 4) sum = (sum + table.readUInt32BE(offset)) >>> 0;
  for (let offset = whole; offset < table.length; offset += 1) {
    sum = (sum + table.readUInt8(offset) * 2 ** (24 - 8 * (offset - whole))) >>> 0;
  }
  return sum;
}

function readFont(file: Buffer, start: number, views: Map<number, Buffer>): Font {
  const tables = new Map<string, Buffer>();
  for (let table = 0; table < file.readUInt16BE(start + 4); table += 1) {
    const record = start + 12 + table * recordBytes;
    const offset = file.readUInt32BE(record + 8);
    const end = offset + file.readUInt32BE(record + 12);
    if (end > file.length) throw new RangeError('a table reaches beyond the end of its font');
    const view = views.get(offset) ?? file.subarray(offset, end);
    views.set(offset, view);
    tables.set(file.toString('latin1', record, record + 4), view);
  }
  return { version: file.readUInt32BE(start), tables };
}

/**
 * Reads the fonts of a TrueType, OpenType or collection file. Their tables are views of the file's bytes, the same ones
 * where fonts share them. Throws `RangeError` where the file is shorter than its directory says.
 */
export function readFonts(file: Buffer): readonly Font[] {
  const views = new Map<number, Buffer>();
  if (file.readUInt32BE(0) !== collectionTag) return [readFont(file, 0, views)];
  const starts = Array.from({ length: file.readUInt32BE(8) }, (_, index) => file.readUInt32BE(12 + 4 * index));
  return starts.map((start) => readFont(file, start, views));
}

/** The table directory of a font whose tables stand at these offsets. */
function directory({ version, tables }: Font, offsets: ReadonlyMap<Buffer, number>): Buffer {
  const header = Buffer.alloc(12 + tables.size * recordBytes);
  const exponent = Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(2 ** exponent * recordBytes, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE((tables.size - 2 ** exponent) * recordBytes, 10);
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, table], place) => {
      const record = 12 + place * recordBytes;
      header.write(tag, record, 'latin1');
      header.writeUInt32BE(checksum(table), record + 4);
      header.writeUInt32BE(offsets.get(table) ?? 0, record + 8);
      header.writeUInt32BE(table.length, record + 12);
    });
  return header;
}

/**
 * Writes fonts as one file: a collection where there are several. What they share, as outlines, is written once.
 */
export function writeFonts(fonts: readonly Font[]): Buffer {
  const directoryBytes = fonts.map(({ tables }) => 12 + tables.size * recordBytes);
  const head = fonts.length === 1 ? Buffer.alloc(0) : Buffer.alloc(12 + 4 * fonts.length);
  let offset = head.length + directoryBytes.reduce((sum, bytes) => sum + bytes, 0);
  const offsets = new Map<Buffer, number>();
  for (const table of new Set(fonts.flatMap(({ tables }) => [...tables.values()]))) {
    offsets.set(table, offset);
    offset += padded(table.length);
  }
  if (fonts.length > 1) {
    head.writeUInt32BE(collectionTag, 0);
    head.writeUInt32BE(0x00010000, 4);
    head.writeUInt32BE(fonts.length, 8);
    let start = head.length;
    directoryBytes.forEach((bytes, place) => {
      head.writeUInt32BE(start, 12 + 4 * place);
      start += bytes;
    });
  }
  const bodies = [...offsets.keys()].flatMap((table) => [table, Buffer.alloc(padded(table.length) - table.length)]);
  return Buffer.concat([head, ...fonts.map((font) => directory(font, offsets)), ...bodies]);
}

/** The table of a tag. Throws where there is none. */
export function tableOf({ tables }: Font, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`the font has no table ${tag}`);
  return table;
}
