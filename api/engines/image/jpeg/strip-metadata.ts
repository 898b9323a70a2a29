import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteSource, bytesBetween } from '../byte-source.ts';

interface Piece {
  readonly start: number;
  readonly end: number;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** What colours need: JFIF, the ICC profile and Adobe's transform. Other application segments are metadata. */
function isMetadata(marker: number, body: Buffer): boolean {
  if (marker === comment) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const starts = (label: string) => body.toString('latin1', 0, label.length) === label;
  return !(
    (marker === 0xe0 && starts('JFIF\0')) ||
    (marker === 0xe2 && starts('ICC_PROFILE\0')) ||
    (marker === 0xee && starts('Adobe'))
  );
}

/** EXIF data that says only how the picture is turned (TIFF 6.0: one directory of one field). */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000000000000000000', 'hex');
  segment.writeUInt16LE(orientation, 28);
  return segment;
}

/**
 * The pieces of a JPEG that make its picture, up to `end`, and whether others were left out. Bytes between segments
 * are left out as well.
 */
async function picturePieces(source: ByteSource, end: number): Promise<{ pieces: Piece[]; isChanged: boolean }> {
  const pieces: Piece[] = [];
  let isChanged = end < source.size;
  for (let offset = 2; offset < end; ) {
    const head = await source.read(offset, 4 + 16);
    const marker = head[1] ?? 0;
    const isSegment = head[0] === 0xff && marker >= 0xc0 && marker !== 0xff && head.length >= 4;
    // Behind the first scan all belongs to the picture.
    if (isSegment && (marker === startOfScan || marker === endOfImage)) {
      pieces.push({ start: offset, end });
      break;
    }
    if (!isSegment) {
      isChanged = true;
      offset++;
      continue;
    }
    const next = offset + 2 + head.readUInt16BE(2);
    if (isMetadata(marker, head.subarray(4))) isChanged = true;
    else pieces.push({ start: offset, end: Math.min(next, end) });
    offset = next;
  }
  return { pieces, isChanged };
}

/**
 * Writes a JPEG without what is known of it beside its picture: places, cameras, names, thumbnails. Pixels, colours
 * and the way it is turned stay. Returns whether there was anything to leave out.
 *
 * @param end Where its picture ends, as `scanJpeg` says.
 * @param orientation As EXIF counts, 1 to 8.
 */
export async function stripMetadata(
  source: ByteSource,
  end: number,
  orientation: number,
  output: string,
): Promise<{ readonly isChanged: boolean }> {
  const { pieces, isChanged } = await picturePieces(source, end);
  async function* content(): AsyncGenerator<Buffer> {
    yield Buffer.from([0xff, 0xd8]);
    let isTurned = orientation !== 1;
    for (const [index, { start, end }] of pieces.entries()) {
      // JFIF wants to be first.
      if (isTurned && (index > 0 || (await source.read(start + 1, 1))[0] !== 0xe0)) {
        yield orientationSegment(orientation);
        isTurned = false;
      }
      yield* bytesBetween(source, start, end);
    }
  }
  await pipeline(Readable.from(content()), createWriteStream(output));
  return { isChanged };
}
