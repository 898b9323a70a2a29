import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteSource, buffered, bytesBetween } from '../byte-source.ts';
import type { Span } from '../spans.ts';
import { findMarker } from './find-marker.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** Application segments other than JFIF, the ICC profile and Adobe's transform, which colours depend on. */
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

/** An EXIF segment with nothing but the orientation (TIFF 6.0: one directory with one field). */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000000000000000000', 'hex');
  segment.writeUInt16LE(orientation, 28);
  return segment;
}

const isSegment = (code: number) => code >= 0xc0 && code !== 0xff;

/** A marker, a length, and enough of the segment to identify it. */
const headBytes = 4 + 16;

/**
 * The byte ranges of a JPEG that make up its picture, up to `end`, and whether anything else was left out, including
 * stray bytes between segments. Throws the signal's reason.
 */
async function picturePieces(file: ByteSource, end: number, signal: AbortSignal) {
  const source = buffered(file);
  const pieces: Span[] = [];
  let isChanged = end < source.size;
  for (let offset = 2; offset < end; ) {
    signal.throwIfAborted();
    const expected = await source.read(offset, headBytes);
    const isThere = expected[0] === 0xff && isSegment(expected[1] ?? 0);
    const at = isThere ? offset : await findMarker(source, offset, end, isSegment);
    if (at !== offset) isChanged = true;
    const head = at === undefined || isThere ? expected : await source.read(at, headBytes);
    if (at === undefined || head.length < 4) break;
    const marker = head[1] ?? 0;
    // Everything after the first scan header belongs to the picture.
    if (marker === startOfScan || marker === endOfImage) {
      pieces.push({ start: at, end });
      break;
    }
    const next = at + 2 + head.readUInt16BE(2);
    if (isMetadata(marker, head.subarray(4))) isChanged = true;
    else pieces.push({ start: at, end: Math.min(next, end) });
    offset = next;
  }
  return { pieces, isChanged };
}

/**
 * Writes a JPEG without its metadata: location, camera, names, thumbnails. Pixels, colours and orientation stay.
 * Returns whether there was anything to remove. Throws the signal's reason.
 *
 * @param end `JpegScan.end`.
 * @param orientation The EXIF orientation, 1 to 8.
 */
export async function stripMetadata(
  source: ByteSource,
  end: number,
  orientation: number,
  output: string,
  signal: AbortSignal,
): Promise<{ readonly isChanged: boolean }> {
  const { pieces, isChanged } = await picturePieces(source, end, signal);
  async function* content(): AsyncGenerator<Buffer> {
    yield Buffer.from([0xff, 0xd8]);
    let isTurned = orientation !== 1;
    for (const [index, { start, end }] of pieces.entries()) {
      // JFIF must come first.
      if (isTurned && (index > 0 || (await source.read(start + 1, 1))[0] !== 0xe0)) {
        yield orientationSegment(orientation);
        isTurned = false;
      }
      yield* bytesBetween(source, start, end);
    }
  }
  await pipeline(Readable.from(content()), createWriteStream(output), { signal });
  return { isChanged };
}
