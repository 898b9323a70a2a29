import sharp from 'sharp';
import { checkPixels } from '../pixel-limit.ts';
import { limits } from '../thresholds.ts';
import { type BmpHeader, damagedBmp, readHeader } from './read-header.ts';
import { unpackHuffman } from './unpack-huffman.ts';
import { unpackRows } from './unpack-rows.ts';
import { unpackRuns } from './unpack-runs.ts';

/** Pixels as RGB with opacity, in rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
  readonly hasAlpha: boolean;
  /** Pixels per metre, as the file declares. */
  readonly density: readonly [number, number];
}

/** Replaces each palette index by its colour. */
function coloured(numbers: Uint8Array, palette: Uint8Array): Buffer {
  const rgba = Buffer.allocUnsafe(numbers.length * 4);
  for (let index = 0; index < numbers.length; index++) {
    const entry = (numbers[index] ?? 0) * 3;
    rgba[index * 4] = palette[entry] ?? 0;
    rgba[index * 4 + 1] = palette[entry + 1] ?? 0;
    rgba[index * 4 + 2] = palette[entry + 2] ?? 0;
    rgba[index * 4 + 3] = 255;
  }
  return rgba;
}

function opaque(triples: Uint8Array): Buffer {
  const rgba = Buffer.alloc((triples.length / 3) * 4, 255);
  for (let index = 0; index * 3 < triples.length; index++) {
    rgba.set(triples.subarray(index * 3, index * 3 + 3), index * 4);
  }
  return rgba;
}

/** Whether the alpha channel is meaningful: some programs write 0 everywhere. */
function settleAlpha(rgba: Buffer): boolean {
  let [least, most] = [255, 0];
  for (let at = 3; at < rgba.length; at += 4) {
    const value = rgba[at] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (most === 0) for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return most > 0 && least < 255;
}

async function embedded(bytes: Buffer): Promise<Omit<Pixels, 'density'>> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.maxDecodedPixels, failOn: 'error' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: data, hasAlpha: settleAlpha(data) };
  } catch (error) {
    throw damagedBmp(String(error));
  }
}

async function unpack(bytes: Buffer, header: BmpHeader): Promise<Omit<Pixels, 'density'>> {
  const { width, height, storage, palette, dataStart, paletteEnd, bits, masks } = header;
  const data = bytes.subarray(dataStart >= paletteEnd && dataStart < bytes.length ? dataStart : paletteEnd);
  if (data.length === 0) throw damagedBmp('no pixels');
  switch (storage) {
    case 'jpeg':
    case 'png':
      return embedded(data);
    case 'rle4':
    case 'rle8':
      return { width, height, rgba: coloured(unpackRuns(data, header, storage), palette), hasAlpha: false };
    case 'rle24':
      return { width, height, rgba: opaque(unpackRuns(data, header, storage)), hasAlpha: false };
    case 'huffman':
      return { width, height, rgba: coloured(await unpackHuffman(data, header), palette), hasAlpha: false };
    case 'plain': {
      const rgba = unpackRows(bytes, header);
      return { width, height, rgba, hasAlpha: (masks[3] !== 0 || bits === 64) && settleAlpha(rgba) };
    }
  }
}

/** Decodes a BMP of any version; libvips of sharp's builds reads none. Throws `damaged-file` and `too-complex`. */
export async function readBmp(bytes: Buffer): Promise<Pixels> {
  const header = readHeader(bytes);
  checkPixels(header.width, header.height, limits.maxDecodedPixels);
  return { ...(await unpack(bytes, header)), density: header.density };
}
