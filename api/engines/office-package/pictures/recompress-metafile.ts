import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import sharp from 'sharp';
import { limits } from '../limits.ts';

// StarView metafiles hold bitmaps in Windows' DIB format, deflated at zlib's default level. Only these are changed;
// drawing commands and text stay as they are.

const deflated = promisify(deflate);
const inflated = promisify(inflate);

const signature = 'VCLMTF';
/** "Draw this bitmap, scaled" (vcl, MetaActionType::BMPSCALE). */
const scaledBitmap = 117;
const actionHeaderBytes = 8;
const fileHeaderBytes = 14;
const infoHeaderBytes = 40;
const headerBytes = fileHeaderBytes + infoHeaderBytes;
/** The compression type that vcl uses: sizes and a zlib stream follow. */
const zCompressed = 0x01004453;
const { maxPixels } = limits.pictures;
const maxColours = 256;

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** BGR rows from the bottom up, each padded to four bytes. */
  readonly rows: Buffer;
}

async function readBitmap(content: Buffer): Promise<Bitmap | undefined> {
  if (content.length < headerBytes + 12 || content.toString('latin1', 0, 2) !== 'BM') return undefined;
  const info = content.subarray(fileHeaderBytes);
  const [width, height] = [info.readInt32LE(4), info.readInt32LE(8)];
  const isDeep = info.readUInt32LE(0) === infoHeaderBytes && info.readUInt16LE(14) === 24;
  if (!isDeep || info.readUInt32LE(16) !== zCompressed || width < 1 || height < 1) return undefined;
  const bytes = Math.ceil((width * 3) / 4) * 4 * height;
  const packedBytes = content.readUInt32LE(headerBytes);
  if (width * height > maxPixels || content.readUInt32LE(headerBytes + 4) !== bytes) return undefined;
  const packed = content.subarray(headerBytes + 12, headerBytes + 12 + packedBytes);
  return { width, height, rows: await inflated(packed, { maxOutputLength: bytes }) };
}

const strideOf = (width: number, channels: number) => Math.ceil((width * channels) / 4) * 4;

/** Converts a bitmap to RGB samples from the top, as sharp expects them. */
function toRgb({ width, height, rows }: Bitmap): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const stride = strideOf(width, 3);
  for (let y = 0; y < height; y++) {
    const row = (height - 1 - y) * stride;
    for (let x = 0; x < width * 3; x += 3) {
      const to = y * width * 3 + x;
      pixels[to] = rows[row + x + 2] ?? 0;
      pixels[to + 1] = rows[row + x + 1] ?? 0;
      pixels[to + 2] = rows[row + x] ?? 0;
    }
  }
  return pixels;
}

/** A palette (BGR and a padding byte) and one byte for each pixel; undefined for more than 256 colours. */
function toIndexed(pixels: Buffer, width: number, height: number): Buffer | undefined {
  const indices = new Map<number, number>();
  const stride = strideOf(width, 1);
  const result = Buffer.alloc(maxColours * 4 + stride * height);
  for (let i = 0; i < width * height; i++) {
    const colour = pixels.readUIntBE(i * 3, 3);
    const index = indices.get(colour) ?? indices.size;
    if (index === maxColours) return undefined;
    indices.set(colour, index);
    result[maxColours * 4 + (height - 1 - Math.floor(i / width)) * stride + (i % width)] = index;
  }
  for (const [colour, index] of indices) result.writeUIntLE(colour, index * 4, 3);
  return result;
}

async function recompressBitmap(content: Buffer, quality: number, maxError: number): Promise<Buffer | undefined> {
  const bitmap = await readBitmap(content);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const pixels = toRgb(bitmap);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, quality, effort: 5, dither: 0, compressionLevel: 1 })
    .toBuffer();
  const quantised = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
  let error = 0;
  for (let i = 0; i < pixels.length; i++) error += ((pixels[i] ?? 0) - (quantised[i] ?? 0)) ** 2;
  const indexed = toIndexed(quantised, width, height);
  if (indexed === undefined || error / pixels.length > maxError) return undefined;
  const packed = await deflated(indexed, { level: 9, memLevel: 9 });
  const header = Buffer.from(content.subarray(0, headerBytes + 12));
  header.writeUInt32LE(headerBytes + indexed.length, 2);
  header.writeUInt32LE(headerBytes + maxColours * 4, 10);
  header.writeUInt16LE(8, fileHeaderBytes + 14);
  header.writeUInt32LE(indexed.length - maxColours * 4, fileHeaderBytes + 20);
  header.writeUInt32LE(maxColours, fileHeaderBytes + 32);
  header.writeUInt32LE(packed.length, headerBytes);
  header.writeUInt32LE(indexed.length, headerBytes + 4);
  const rest = content.subarray(headerBytes + 12 + content.readUInt32LE(headerBytes));
  return Buffer.concat([header, packed, rest]);
}

/**
 * Gives the bitmaps of a StarView metafile palettes of 256 colours, where that is good enough. Undefined if nothing
 * became smaller, and for other files. Throws a RangeError for a file that ends within a command, and zlib's errors.
 *
 * @param quality 10 to 100.
 * @param maxError The mean of squared differences that a palette may cause, as of `allowedError`.
 */
export async function recompressMetafile(
  content: Buffer,
  quality: number,
  maxError: number,
): Promise<Buffer | undefined> {
  if (content.toString('latin1', 0, signature.length) !== signature) return undefined;
  let position = signature.length + 6 + content.readUInt32LE(signature.length + 2);
  const pieces = [content.subarray(0, position)];
  while (position < content.length) {
    const [type, version, bytes] = [
      content.readUInt16LE(position),
      content.readUInt16LE(position + 2),
      content.readUInt32LE(position + 4),
    ];
    const end = position + actionHeaderBytes + bytes;
    const action = content.subarray(position, end);
    const body = action.subarray(actionHeaderBytes);
    const smaller =
      type === scaledBitmap && version === 1 ? await recompressBitmap(body, quality, maxError) : undefined;
    if (smaller === undefined || smaller.length >= bytes) pieces.push(action);
    else {
      const header = Buffer.from(action.subarray(0, actionHeaderBytes));
      header.writeUInt32LE(smaller.length, 4);
      pieces.push(header, smaller);
    }
    position = end;
  }
  const result = Buffer.concat(pieces);
  return result.length < content.length ? result : undefined;
}
