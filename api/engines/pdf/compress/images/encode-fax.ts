import sharp from 'sharp';
import { limits } from '../limits.ts';
import type { Encoded } from './encoded.ts';
import type { Size } from './target-size.ts';

/** The most rows that the encoder writes in one strip. */
const maxRows = 32_768;
const stripTags = { offset: 273, bytes: 279 } as const;

/** One byte for each bit: 0 or 255. */
function bitsToBytes(bits: Buffer, { width, height }: Size): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const out = Buffer.alloc(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let x = 0; x < width; x++, at++) {
      if (((bits[row * rowBytes + (x >> 3)] as number) >> (7 - (x & 7))) & 1) out[at] = 255;
    }
  }
  return out;
}

/** The data of a little-endian TIFF's only strip (TIFF 6 §2). */
function stripOf(tiff: Buffer): Buffer {
  const directory = tiff.readUInt32LE(4);
  const values = new Map<number, number>();
  for (let i = 0; i < tiff.readUInt16LE(directory); i++) {
    const at = directory + 2 + i * 12;
    if (tiff.readUInt32LE(at + 4) === 1) values.set(tiff.readUInt16LE(at), tiff.readUInt32LE(at + 8));
  }
  const [start, length] = [values.get(stripTags.offset), values.get(stripTags.bytes)];
  if (start === undefined || length === undefined) throw new Error('the TIFF has more than one strip');
  return tiff.subarray(start, start + length);
}

/**
 * Encodes one-bit samples as CCITT Group 4 (ITU-T T.6, ISO 32000-1 §7.4.6). Undefined for images that are too large.
 * @param bits Packed samples, rows padded to bytes, 1 for white.
 */
export async function encodeFax(bits: Buffer, size: Size): Promise<Encoded | undefined> {
  const { width, height } = size;
  if (width * height > limits.images.maxFaxPixels || height > maxRows) return undefined;
  const tiff = await sharp(bitsToBytes(bits, size), { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true, tileHeight: maxRows })
    .toBuffer();
  const parameters = { '/K': -1, '/Columns': width, '/Rows': height };
  return { data: stripOf(tiff), filter: '/CCITTFaxDecode', parameters, size };
}
