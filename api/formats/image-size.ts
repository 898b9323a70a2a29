/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How many bytes from the start of a file `imageSize` needs: a JPEG may have profiles and thumbnails before its size.
 */
export const imageStartBytes = 262_144;

/** Whether a JPEG's marker starts a frame (ITU-T T.81, table B.1); the excluded numbers are tables. */
export const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(start: Buffer): ImageSize | null {
  for (let offset = 2; offset + 9 < start.length; ) {
    if (start[offset] !== 0xff) return null;
    const marker = start.readUInt8(offset + 1);
    if (isFrameMarker(marker)) return { height: start.readUInt16BE(offset + 5), width: start.readUInt16BE(offset + 7) };
    const standsAlone = marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    offset += marker === 0xff ? 1 : standsAlone ? 2 : 2 + start.readUInt16BE(offset + 2);
  }
  return null;
}

function bmpSize(start: Buffer): ImageSize {
  // The first version of the header has 16-bit numbers; a negative height means top-down.
  if (start.readUInt32LE(14) === 12) return { width: start.readUInt16LE(18), height: start.readUInt16LE(20) };
  return { width: Math.abs(start.readInt32LE(18)), height: Math.abs(start.readInt32LE(22)) };
}

/** The size declared by the header of a PNG, JPEG, GIF or BMP; null for anything else and for a truncated header. */
export function imageSize(start: Buffer): ImageSize | null {
  if (start.length < 26) return null;
  const magic = start.toString('latin1', 0, 4);
  if (magic === '\x89PNG') return { width: start.readUInt32BE(16), height: start.readUInt32BE(20) };
  if (magic.startsWith('\xff\xd8\xff')) return jpegSize(start);
  if (magic === 'GIF8') return { width: start.readUInt16LE(6), height: start.readUInt16LE(8) };
  return magic.startsWith('BM') ? bmpSize(start) : null;
}
