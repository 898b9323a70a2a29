/** A field's values: SHORT or LONG numbers, a RATIONAL as a pair, or bytes as they are. */
export type FieldValue =
  | { readonly type: 'short' | 'long'; readonly values: readonly number[] }
  | { readonly type: 'rational'; readonly value: number }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array };

/** One page: its fields by tag but for those of its strips, and the strips' data. */
export interface TiffPageFixture {
  readonly fields: Readonly<Record<number, FieldValue>>;
  readonly strips: readonly Uint8Array[];
}

export const short = (...values: number[]): FieldValue => ({ type: 'short', values });
export const long = (...values: number[]): FieldValue => ({ type: 'long', values });
const rational = (value: number): FieldValue => ({ type: 'rational', value });

const codes = { short: 3, long: 4, rational: 5, bytes: 7 } as const;

function encoded(value: FieldValue): { readonly count: number; readonly bytes: Buffer } {
  switch (value.type) {
    case 'bytes':
      return { count: value.bytes.length, bytes: Buffer.from(value.bytes) };
    case 'rational': {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32LE(Math.round(value.value * 100), 0);
      bytes.writeUInt32LE(100, 4);
      return { count: 1, bytes };
    }
    default: {
      const size = value.type === 'short' ? 2 : 4;
      const bytes = Buffer.alloc(value.values.length * size);
      for (const [index, number] of value.values.entries()) bytes.writeUIntLE(number, index * size, size);
      return { count: value.values.length, bytes };
    }
  }
}

/**
 * A little-endian TIFF of some pages, classic or big (BigTIFF).
 *
 * @param next Where the last directory points: 0 ends the chain, 'first' makes a loop.
 */
export function tiff(
  pages: readonly TiffPageFixture[],
  { big = false, next = 'end' }: { readonly big?: boolean; readonly next?: 'end' | 'first' } = {},
): Buffer {
  const word = big ? 8 : 4;
  const header = Buffer.from(big ? '49492b00080000000000000000000000' : '49492a0000000000', 'hex');
  const parts: Buffer[] = [header];
  let length = header.length;
  const append = (bytes: Uint8Array) => {
    const at = length;
    const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
    parts.push(padded);
    length += padded.length;
    return at;
  };
  const offset = (buffer: Buffer, value: number, at: number) => {
    if (big) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUInt32LE(value, at);
  };
  let link: { readonly buffer: Buffer; readonly at: number } = { buffer: header, at: big ? 8 : 4 };
  let first = 0;
  for (const { fields, strips } of pages) {
    const starts = strips.map((strip) => append(strip));
    const all = { ...fields, 273: long(...starts), 279: long(...strips.map((strip) => strip.length)) };
    const entries = Object.entries(all).map(([tag, value]) => ({ tag: Number(tag), value, ...encoded(value) }));
    entries.sort((a, b) => a.tag - b.tag);
    const [countBytes, fieldBytes] = big ? [8, 20] : [2, 12];
    const directory = Buffer.alloc(countBytes + entries.length * fieldBytes + word);
    directory.writeUIntLE(entries.length, 0, 2);
    for (const [index, { tag, value, count, bytes }] of entries.entries()) {
      const at = countBytes + index * fieldBytes;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(codes[value.type], at + 2);
      offset(directory, count, at + 4);
      const place = at + (big ? 12 : 8);
      if (bytes.length <= word) bytes.copy(directory, place);
      else offset(directory, append(bytes), place);
    }
    const at = append(directory);
    if (first === 0) first = at;
    offset(link.buffer, at, link.at);
    link = { buffer: parts.at(-1) as Buffer, at: countBytes + entries.length * fieldBytes };
  }
  if (next === 'first') offset(link.buffer, first, link.at);
  return Buffer.concat(parts);
}

/** The usual fields of a page. */
export function pageFields(
  width: number,
  height: number,
  options: {
    readonly bits?: readonly number[];
    readonly compression?: number;
    readonly photometric?: number;
    readonly rowsPerStrip?: number;
    readonly perInch?: number;
  } = {},
): TiffPageFixture['fields'] {
  const { bits = [8, 8, 8], compression = 1, photometric = 2, rowsPerStrip = height, perInch = 100 } = options;
  return {
    256: long(width),
    257: long(height),
    258: short(...bits),
    259: short(compression),
    262: short(photometric),
    277: short(bits.length),
    278: long(rowsPerStrip),
    282: rational(perInch),
    283: rational(perInch),
    296: short(2),
  };
}

/** A Group 4 fax of 32 × 32 pixels: 16 white rows, then codes that mean nothing. */
export function damagedFax(): TiffPageFixture {
  const fields = pageFields(32, 32, { bits: [1], photometric: 0, compression: 4 });
  // A single 1 repeats the white row above; no code begins with seven zeros, but for the one that ends a fax.
  return { fields, strips: [Buffer.from([0xff, 0xff, 0x01, 0xff, 0x01, 0xff])] };
}
