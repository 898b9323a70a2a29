import { type Components, usableProfile } from '../../../../formats/colour-profile.ts';
import type { ByteSource } from '../../byte-source.ts';
import type { PdfImage } from '../../pdf-image.ts';
import { compressions, photometrics } from '../directories/tiff-codes.ts';
import type { TiffPage } from '../pages/read-pages.ts';

const startOfImage = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);
/** Of a restart interval, and of a frame's height. */
const max16 = 0xffff;

/** A parsed strip: its headers, and where its compressed data begins. */
interface Strip {
  /** From after the SOI marker up to and including the scan header. */
  readonly head: Buffer;
  /** Where the frame's segment begins in `head`. */
  readonly frame: number;
  readonly data: Buffer;
}

/** Parses a baseline strip; undefined if it cannot be joined with others. */
function parseStrip(bytes: Buffer): Strip | undefined {
  let frame: number | undefined;
  let at = 2;
  while (bytes[at] === 0xff && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    // Strips with restart intervals, Adobe's colour transform or progressive scans cannot be joined.
    if (marker === 0xdd || marker === 0xee || (marker >= 0xc2 && marker <= 0xcf && marker !== 0xc4)) return undefined;
    if (marker === 0xc0 || marker === 0xc1) frame = at - 2;
    if (marker === 0xda) {
      const end = bytes.lastIndexOf(endOfImage);
      if (frame === undefined || end < next) return undefined;
      return { head: bytes.subarray(2, next), frame, data: bytes.subarray(next, end) };
    }
    at = next;
  }
  return undefined;
}

const frameHeightAt = 5;

function withHeight({ head, frame }: Strip, height: number): Buffer {
  const copy = Buffer.from(head);
  copy.writeUInt16BE(height, frame + frameHeightAt);
  return copy;
}

/** The frame's MCU size in pixels, from its sampling factors (T.81 A.2). */
function blockSize({ head, frame }: Strip, components: number): { readonly width: number; readonly height: number } {
  const factors = Array.from({ length: components }, (_, index) => head[frame + 11 + index * 3] ?? 0x11);
  if (components === 1) return { width: 8, height: 8 };
  return {
    width: 8 * Math.max(...factors.map((factor) => factor >> 4)),
    height: 8 * Math.max(...factors.map((factor) => factor & 15)),
  };
}

async function readStrip(source: ByteSource, page: TiffPage, index: number): Promise<Strip | undefined> {
  const span = page.strips.at(index);
  if (span === undefined || span.end > source.size) return undefined;
  return parseStrip(await source.read(span.start, span.end - span.start));
}

/** Whether all strips differ from the first only in height. */
async function canJoin(source: ByteSource, page: TiffPage, first: Strip): Promise<boolean> {
  const common = withHeight(first, 0);
  for (let index = 1; index < page.strips.length; index++) {
    const strip = await readStrip(source, page, index);
    if (strip === undefined || strip.frame !== first.frame || !withHeight(strip, 0).equals(common)) return false;
  }
  return true;
}

/** Joins all strips into one JPEG, with a restart marker between them to reset the decoder. */
async function* join(source: ByteSource, page: TiffPage, first: Strip, interval: number): AsyncGenerator<Buffer> {
  yield startOfImage;
  if (page.jpegTables !== undefined) yield page.jpegTables.subarray(2, -2);
  if (interval > 0) yield Buffer.from([0xff, 0xdd, 0, 4, interval >> 8, interval & 0xff]);
  yield withHeight(first, page.height);
  yield first.data;
  for (let index = 1; index < page.strips.length; index++) {
    const strip = await readStrip(source, page, index);
    if (strip === undefined) return;
    yield Buffer.from([0xff, 0xd0 + ((index - 1) % 8)]);
    yield strip.data;
  }
  yield endOfImage;
}

/**
 * The image of a page with JPEG strips, their data unchanged (TIFF Technical Note 2). Undefined if they cannot be
 * joined: tiles, separate planes, strips that end within an MCU.
 */
export async function jpegStripsImage(source: ByteSource, page: TiffPage): Promise<PdfImage | undefined> {
  const { samples, photometric, bitsPerSample, width, height } = page;
  const isJpeg = page.compression === compressions.jpeg && bitsPerSample[0] === 8;
  const isPlain = isJpeg && !page.isTiled && !page.isPlanar && !page.isReversed;
  const isGrey = samples === 1 && photometric <= photometrics.blackIsZero;
  const isYCbCr = photometric === photometrics.yCbCr;
  const isColour = samples === 3 && (isYCbCr || photometric === photometrics.rgb);
  const isCmyk = samples === 4 && photometric === photometrics.cmyk;
  if (!isPlain || !(isGrey || isColour || isCmyk)) return undefined;
  const first = await readStrip(source, page, 0);
  if (first === undefined) return undefined;
  const block = blockSize(first, samples);
  const isSingle = page.strips.length === 1;
  const interval = isSingle ? 0 : Math.ceil(width / block.width) * (page.rowsPerStrip / block.height);
  const isAligned = isSingle || (page.rowsPerStrip % block.height === 0 && interval <= max16);
  // No reader uses more strips than the rows need, and there may be hundreds of thousands.
  const isCounted = page.strips.length === Math.ceil(height / page.rowsPerStrip);
  if (!isAligned || !isCounted || height > max16 || !(await canJoin(source, page, first))) return undefined;
  const components = samples as Components;
  return {
    width,
    height,
    bitsPerComponent: 8,
    colourSpace: { components, profile: usableProfile(page.profile, components) },
    filter: 'DCTDecode',
    parameters: `/ColorTransform ${Number(isYCbCr)}`,
    decode: photometric === photometrics.whiteIsZero ? [1, 0] : undefined,
    data: () => join(source, page, first, interval),
  };
}
