import { ProblemError } from '../../../problem.ts';
import { limits } from '../thresholds.ts';

/** How the pixels of a BMP are stored. */
export type BmpStorage = 'plain' | 'rle4' | 'rle8' | 'rle24' | 'huffman' | 'jpeg' | 'png';

/** Bits of a pixel that hold red, green, blue and opacity; 0 where there are none. */
export type Masks = readonly [number, number, number, number];

/** The headers of a BMP (BITMAPCOREHEADER to BITMAPV5HEADER, OS/2 2.x). */
export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly storage: BmpStorage;
  readonly masks: Masks;
  /** 256 RGB triples; entries that the file lacks are black. */
  readonly palette: Uint8Array;
  /** Pixels per metre, as written. */
  readonly density: readonly [number, number];
  readonly dataStart: number;
  /** Where the pixels begin if `dataStart` is wrong: right after the palette. */
  readonly paletteEnd: number;
}

const fileHeaderBytes = 14;
const coreBytes = 12;
const windowsSizes = [40, 52, 56, 108, 124];
const plainMasks: Readonly<Record<number, Masks>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};
const depths = [1, 2, 4, 8, 16, 24, 32, 64];

/** A BMP that cannot be read. */
export function damagedBmp(cause: string): ProblemError {
  const detail =
    'The BMP couldn’t be read: it’s incomplete or damaged. Save it again in the program that made it, and try that copy.';
  return new ProblemError('damaged-file', detail, { cause });
}

/** How pixels are stored, by numbers that mean something else in OS/2's own bitmaps. */
function storageOf(compression: number, bits: number, origin: 'windows' | 'os2'): BmpStorage {
  const isOs2 = origin === 'os2';
  if (compression === 0 || (!isOs2 && (compression === 3 || compression === 6))) return 'plain';
  if (compression === 1) return 'rle8';
  if (compression === 2) return 'rle4';
  if (isOs2 && compression === 3 && bits === 1) return 'huffman';
  if (isOs2 && compression === 4 && bits === 24) return 'rle24';
  if (!isOs2 && compression === 4) return 'jpeg';
  if (!isOs2 && compression === 5) return 'png';
  throw damagedBmp(`compression ${compression}`);
}

function paletteOf(bytes: Buffer, start: number, end: number, entryBytes: number): Uint8Array {
  const palette = new Uint8Array(256 * 3);
  for (let index = 0, at = start; index < 256 && at + 3 <= end; index++, at += entryBytes) {
    palette.set([bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0], index * 3);
  }
  return palette;
}

/** Reads the headers and the palette. Throws `damaged-file`. */
export function readHeader(bytes: Buffer): BmpHeader {
  // An OS/2 bitmap array: the first bitmap follows its own 14 bytes.
  const file = bytes.toString('latin1', 0, 2) === 'BA' ? fileHeaderBytes : 0;
  const info = file + fileHeaderBytes;
  const size = bytes.length >= info + 4 ? bytes.readUInt32LE(info) : 0;
  if (bytes.length < info + size || size < coreBytes || size > limits.bmp.maxHeaderBytes) {
    throw damagedBmp(`header of ${size} bytes`);
  }
  const isCore = size === coreBytes;
  const isOs2 = !isCore && !windowsSizes.includes(size) && size <= 64;
  const word = (at: number) => (at + 4 <= size ? bytes.readUInt32LE(info + at) : 0);
  const signed = (at: number) => word(at) | 0;

  const bits = bytes.readUInt16LE(info + (isCore ? 10 : 14));
  const rows = isCore ? bytes.readUInt16LE(info + 6) : signed(8);
  const width = isCore ? bytes.readUInt16LE(info + 4) : signed(4);
  const compression = isCore ? 0 : word(16);
  const storage = storageOf(compression, bits, isOs2 || isCore ? 'os2' : 'windows');
  const isEmbedded = storage === 'jpeg' || storage === 'png';
  if (width <= 0 || rows === 0) throw damagedBmp(`${width} × ${rows} pixels`);
  if (!isEmbedded && !depths.includes(bits)) throw damagedBmp(`${bits} bits a pixel`);

  const hasFields = !isOs2 && !isCore && (compression === 3 || compression === 6);
  const masksBehind = hasFields && size === 40 ? (compression === 6 ? 16 : 12) : 0;
  const paletteStart = info + size + masksBehind;
  const mask = (index: number) => {
    const at = info + 40 + index * 4;
    const isThere = at + 4 <= Math.max(info + size, paletteStart) && at + 4 <= bytes.length;
    return isThere ? bytes.readUInt32LE(at) : 0;
  };
  const usual = plainMasks[bits] ?? [0, 0, 0, 0];
  // Without bit fields only the presence of an opacity mask counts: the field may hold anything.
  const plainAlpha = bits === 32 && size >= 56 && !isOs2 && mask(3) !== 0 ? 0xff000000 : 0;
  const masks: Masks = hasFields ? [mask(0), mask(1), mask(2), mask(3)] : [usual[0], usual[1], usual[2], plainAlpha];

  const entryBytes = isCore ? 3 : 4;
  const declared = isCore ? 0 : word(32);
  const colours = bits <= 8 && !isEmbedded ? Math.min(256, declared || 2 ** bits) : 0;
  const dataStart = bytes.readUInt32LE(file + 10);
  const full = paletteStart + colours * entryBytes;
  // Some files hold fewer colours than declared: the palette ends where the pixels begin.
  const paletteEnd = dataStart > paletteStart && dataStart < full ? dataStart : full;
  return {
    width,
    height: Math.abs(rows),
    isTopDown: rows < 0,
    bits,
    storage,
    masks,
    palette: paletteOf(bytes, paletteStart, Math.min(paletteEnd, bytes.length), entryBytes),
    density: [word(24), word(28)],
    dataStart,
    paletteEnd,
  };
}
