import { quarters } from './picture.ts';

/** RGB with opacity. */
export type Colour = readonly [number, number, number, number];

/** Rows from the top. */
export type PixelRows = readonly (readonly Colour[])[];

/** The header versions of the format, by their size in bytes. */
export type BmpHeaderSize = 12 | 16 | 40 | 52 | 56 | 64 | 108 | 124;

export interface BmpFixture {
  readonly pixels: PixelRows;
  readonly bits: 1 | 2 | 4 | 8 | 16 | 24 | 32 | 64;
  readonly header?: BmpHeaderSize;
  readonly isTopDown?: boolean;
  /** Bit fields for red, green, blue and opacity; by default those usual for the depth. */
  readonly masks?: readonly [number, number, number, number];
  /** Data in place of rows: run-length code, fax code, or a picture of another format. */
  readonly packed?: { readonly compression: number; readonly data: Uint8Array };
  /** Whether the header of an OS/2 bitmap array precedes the file. */
  readonly inArray?: boolean;
}

const row = (from: number, to: number, count: number, colourAt: (index: number) => Colour) =>
  Array.from({ length: to - from }, (_, index) => colourAt(((from + index) / count) * 2));

/** Red, green, blue and white, a quarter each. */
export function quarterPixels(width: number, height: number): PixelRows {
  const solid = ([red, green, blue]: readonly [number, number, number]): Colour => [red, green, blue, 255];
  return Array.from({ length: height }, (_, y) =>
    row(0, width, width, (half) =>
      y < height / 2
        ? solid(half < 1 ? quarters.red : quarters.green)
        : solid(half < 1 ? quarters.blue : quarters.white),
    ),
  );
}

/** The colours of a picture in the order in which they appear. */
function paletteOf(pixels: PixelRows): readonly Colour[] {
  const found = new Map(pixels.flat().map((colour) => [colour.join(), colour]));
  return [...found.values()];
}

/** Each pixel as the number of its colour. */
function numbersOf(pixels: PixelRows): number[][] {
  const numbers = new Map(paletteOf(pixels).map((colour, index) => [colour.join(), index]));
  return pixels.map((line) => line.map((colour) => numbers.get(colour.join()) ?? 0));
}

/** A part of a colour (0 to 255) in the bits of a mask. */
function inMask(value: number, mask: number): number {
  if (mask === 0) return 0;
  const shift = 31 - Math.clz32(mask & -mask);
  return (Math.round((value / 255) * (mask >>> shift)) << shift) >>> 0;
}

const usualMasks = { 16: [0x7c00, 0x3e0, 0x1f, 0], 32: [0xff0000, 0xff00, 0xff, 0] } as const;

/** Linear light in fixed point, with 13 fractional bits. */
function fixedPoint(value: number): number {
  const encoded = value / 255;
  return Math.round((encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4) * 8192);
}

function packedRow(line: readonly Colour[], numbers: readonly number[], { bits, masks }: BmpFixture): Buffer {
  const bytes = Buffer.alloc(Math.ceil((line.length * bits) / 32) * 4);
  for (const [x, [red, green, blue, opacity]] of line.entries()) {
    if (bits <= 8) {
      const bit = x * bits;
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | ((numbers[x] ?? 0) << (8 - bits - (bit & 7)));
    } else if (bits === 24) bytes.set([blue, green, red], x * 3);
    else if (bits === 64) {
      const parts = [fixedPoint(blue), fixedPoint(green), fixedPoint(red), Math.round((opacity / 255) * 8192)];
      for (const [index, part] of parts.entries()) bytes.writeInt16LE(part, x * 8 + index * 2);
    } else {
      const used = masks ?? usualMasks[bits as 16 | 32];
      const value = [red, green, blue, opacity].reduce((sum, part, index) => sum + inMask(part, used[index] ?? 0), 0);
      bytes.writeUIntLE(value, (x * bits) / 8, bits / 8);
    }
  }
  return bytes;
}

function rows(fixture: BmpFixture): Buffer {
  const numbers = fixture.bits <= 8 ? numbersOf(fixture.pixels) : [];
  const lines = fixture.pixels.map((line, y) => packedRow(line, numbers[y] ?? [], fixture));
  return Buffer.concat(fixture.isTopDown ? lines : lines.reverse());
}

/** A BMP of any header version and storage, according to the format's documentation. */
export function bmp(fixture: BmpFixture): Buffer {
  const { pixels, bits, header = 40, isTopDown = false, masks, packed, inArray = false } = fixture;
  const [width, height] = [pixels[0]?.length ?? 0, pixels.length];
  const colours = bits <= 8 ? paletteOf(pixels) : [];
  const fields = header === 40 && masks !== undefined ? Buffer.alloc(masks[3] === 0 ? 12 : 16) : Buffer.alloc(0);
  const compression = packed?.compression ?? (masks === undefined ? 0 : header === 40 && masks[3] !== 0 ? 6 : 3);
  const info = Buffer.alloc(Math.max(header, 40));
  info.writeUInt32LE(header, 0);
  if (header === 12) {
    for (const [index, value] of [width, height, 1, bits].entries()) info.writeUInt16LE(value, 4 + index * 2);
  } else {
    info.writeInt32LE(width, 4);
    info.writeInt32LE(isTopDown ? -height : height, 8);
    info.writeUInt16LE(1, 12);
    info.writeUInt16LE(bits, 14);
    info.writeUInt32LE(compression, 16);
    info.writeInt32LE(2835, 24);
    info.writeInt32LE(2835, 28);
    info.writeUInt32LE(colours.length, 32);
  }
  for (const [index, mask] of (masks ?? []).entries()) {
    const [target, at] = header === 40 ? [fields, index * 4] : [info, 40 + index * 4];
    if (at + 4 <= (header === 40 ? fields.length : header)) target.writeUInt32LE(mask, at);
  }
  const entryBytes = header === 12 ? 3 : 4;
  // These headers have no count of colours, so their palettes are complete.
  const count = header <= 16 && bits <= 8 ? 2 ** bits : colours.length;
  const palette = Buffer.alloc(count * entryBytes);
  for (const [index, [red, green, blue]] of colours.entries()) palette.set([blue, green, red], index * entryBytes);
  const body = packed === undefined ? rows(fixture) : Buffer.from(packed.data);
  const head = Buffer.concat([info.subarray(0, header), fields, palette]);
  const file = Buffer.alloc(14);
  const array = Buffer.alloc(inArray ? 14 : 0);
  if (inArray) array.write('BA', 'latin1');
  file.write('BM', 'latin1');
  file.writeUInt32LE(array.length + 14 + head.length + body.length, 2);
  file.writeUInt32LE(array.length + 14 + head.length, 10);
  return Buffer.concat([array, file, head, body]);
}

/** Run-length code of 4 or 8 bits (BI_RLE4, BI_RLE8): the first row in literals, the others in runs of one pixel. */
export function runs(pixels: PixelRows, bits: 4 | 8, isTopDown = false): Buffer {
  const bytes: number[] = [];
  const lines = numbersOf(pixels);
  for (const [index, line] of (isTopDown ? lines : lines.reverse()).entries()) {
    if (index === 0) {
      bytes.push(0, line.length);
      const packed = bits === 8 ? line : line.flatMap((n, x) => (x % 2 === 0 ? [(n << 4) | (line[x + 1] ?? 0)] : []));
      bytes.push(...packed, ...(packed.length % 2 === 1 ? [0] : []));
    } else {
      for (const number of line) bytes.push(1, bits === 8 ? number : number << 4);
    }
    bytes.push(0, 0);
  }
  return Buffer.from([...bytes, 0, 1]);
}

/** Codes of the shortest runs (ITU-T T.4, tables 2 and 3). */
const faxCodes = { white: ['00110101', '000111', '0111', '1000'], black: ['0000110111', '010', '11', '10'] } as const;

/** OS/2's Huffman code: fax lines from the bottom, each after a mark. Runs have at most three pixels. */
export function faxRuns(pixels: PixelRows): Buffer {
  const lines = numbersOf(pixels).reverse();
  const coded = lines.map((line) => {
    const lengths = [0];
    for (const [x, number] of line.entries()) {
      if (number === (lengths.length - 1) % 2) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
      else lengths.push(1);
      if (x === 0 && number === 1) lengths.splice(0, lengths.length, 0, 1);
    }
    return lengths.map((length, index) => faxCodes[index % 2 === 0 ? 'white' : 'black'][length]).join('');
  });
  const bits = coded.map((line) => `000000000001${line}`).join('');
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** OS/2's run-length code of 24 bits. */
export function wideRuns(pixels: PixelRows): Buffer {
  const bytes = [...pixels]
    .reverse()
    .flatMap((line) => [
      ...line.slice(0, -3).flatMap(([red, green, blue]) => [1, blue, green, red]),
      ...[0, 3, ...line.slice(-3).flatMap(([red, green, blue]) => [blue, green, red]), 0],
      ...[0, 0],
    ]);
  return Buffer.from([...bytes, 0, 1]);
}
