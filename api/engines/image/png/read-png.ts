import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { maxProfileBytes } from '../../../formats/colour-profile.ts';
import { type ByteSource, buffered } from '../byte-source.ts';
import type { Span } from '../spans.ts';
import { limits } from '../thresholds.ts';

/** A PNG's properties according to its chunks (PNG third edition, §11). */
export interface Png {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 1 | 2 | 4 | 8 | 16;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly interlaced: boolean;
  readonly palette: Buffer | undefined;
  /** tRNS: the opacity of palette entries, or the colour that is transparent. */
  readonly transparency: Buffer | undefined;
  readonly profile: Buffer | undefined;
  /** gAMA, times 100,000. */
  readonly gamma: number | undefined;
  readonly isSrgb: boolean;
  /** pHYs in pixels per metre. */
  readonly perMetre: { readonly x: number; readonly y: number } | undefined;
  readonly exif: Buffer | undefined;
  /** The compressed pixels. */
  readonly data: readonly Span[];
  /** False if the file ends before its last chunk. */
  readonly isWhole: boolean;
  /** Whether it is an animation (acTL), of which this is one picture. */
  readonly isAnimated: boolean;
}

const inflateAsync = promisify(inflate);
const { maxChunks, maxChunkBytes } = limits.png;
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads iCCP: a name, a method and the compressed profile. An implausibly large profile is ignored. */
async function profileOf(chunk: Buffer | undefined): Promise<Buffer | undefined> {
  if (chunk === undefined) return undefined;
  const name = chunk.indexOf(0);
  return inflateAsync(chunk.subarray(name + 2), { maxOutputLength: maxProfileBytes }).catch(() => undefined);
}

interface Chunks {
  readonly kept: ReadonlyMap<string, Buffer>;
  readonly data: readonly Span[];
  readonly isWhole: boolean;
}

const wanted = ['IHDR', 'PLTE', 'tRNS', 'iCCP', 'gAMA', 'sRGB', 'pHYs', 'eXIf', 'acTL'];

async function readChunks(file: ByteSource): Promise<Chunks> {
  const source = buffered(file);
  const kept = new Map<string, Buffer>();
  const data: Span[] = [];
  let offset = 8;
  for (let index = 0; index < maxChunks; index++) {
    const head = await source.read(offset, 8);
    if (head.length < 8) break;
    const start = offset + 8;
    const end = start + head.readUInt32BE(0);
    const type = head.toString('latin1', 4);
    if (type === 'IEND') return { kept, data, isWhole: true };
    if (end > source.size) break;
    if (type === 'IDAT') data.push({ start, end });
    const limit = type === 'iCCP' ? maxProfileBytes : maxChunkBytes;
    if (wanted.includes(type) && !kept.has(type) && end - start <= limit) {
      const body = await source.read(start - 4, end - start + 8);
      // Chunks with a wrong checksum are ignored, except the header, which is indispensable.
      const isRight = crc32(body.subarray(0, -4)) === body.readUInt32BE(body.length - 4);
      if (isRight || type === 'IHDR') kept.set(type, body.subarray(4, -4));
    }
    offset = end + 4;
  }
  return { kept, data, isWhole: false };
}

/** Reads a PNG's chunks except its pixels; undefined if it has no valid header. */
export async function readPng(source: ByteSource): Promise<Png | undefined> {
  const { kept, data, isWhole } = await readChunks(source);
  const header = kept.get('IHDR');
  if (header === undefined || header.length < 13) return undefined;
  const [bitDepth, colourType, , , interlace] = header.subarray(8, 13);
  const isSensible = depths[colourType ?? -1]?.includes(bitDepth ?? 0) === true;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (!isSensible || width === 0 || height === 0) return undefined;
  const density = kept.get('pHYs');
  const gamma = kept.get('gAMA');
  const animation = kept.get('acTL');
  return {
    width,
    height,
    bitDepth: bitDepth as Png['bitDepth'],
    colourType: colourType as Png['colourType'],
    interlaced: interlace !== 0,
    palette: kept.get('PLTE'),
    transparency: kept.get('tRNS'),
    profile: await profileOf(kept.get('iCCP')),
    gamma: gamma?.length === 4 ? gamma.readUInt32BE(0) : undefined,
    isSrgb: kept.has('sRGB'),
    perMetre:
      density?.length === 9 && density[8] === 1
        ? { x: density.readUInt32BE(0), y: density.readUInt32BE(4) }
        : undefined,
    exif: kept.get('eXIf'),
    data,
    isWhole,
    isAnimated: animation?.length === 8 && animation.readUInt32BE(0) > 1,
  };
}
