import type { ByteSource } from '../byte-source.ts';

const windowBytes = 1 << 16;
const markerStart = 0xff;

/**
 * The first offset at or after `from` where 0xFF is followed by a code that `isMarker` accepts (ITU-T T.81, B.1.1.2),
 * or undefined if there is none before `to`. Reads `windowBytes` at a time, so that megabytes of other bytes are
 * skipped in milliseconds.
 */
export async function findMarker(
  source: ByteSource,
  from: number,
  to: number,
  isMarker: (code: number) => boolean,
): Promise<number | undefined> {
  for (let offset = from; offset < to; ) {
    const bytes = await source.read(offset, windowBytes);
    for (let at = bytes.indexOf(markerStart); at !== -1; at = bytes.indexOf(markerStart, at + 1)) {
      const code = bytes[at + 1];
      if (code === undefined || offset + at >= to) break;
      if (isMarker(code)) return offset + at;
    }
    if (bytes.length < windowBytes) return undefined;
    // Reread the last byte: it may be the first half of a marker.
    offset += bytes.length - 1;
  }
  return undefined;
}
