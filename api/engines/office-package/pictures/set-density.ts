import { crc32 } from 'node:zlib';

const inchesPerMetre = 39.3701;
/** Bytes of a PNG's signature and IHDR. */
const pngHeadBytes = 33;
const densityChunkBytes = 21;

/** Replaces the JFIF segment, which comes first (JFIF 1.02, page 5). */
function jpegWithDensity(content: Buffer, pixelsPerInch: number | undefined): Buffer {
  const hasSegment = content.toString('latin1', 6, 10) === 'JFIF';
  const rest = content.subarray(hasSegment ? 4 + content.readUInt16BE(4) : 2);
  const density = Math.max(1, Math.min(65_535, Math.round(pixelsPerInch ?? 1)));
  const segment = Buffer.from('ffd8ffe000104a46494600010100000000000000', 'hex');
  segment[13] = pixelsPerInch === undefined ? 0 : 1;
  segment.writeUInt16BE(density, 14);
  segment.writeUInt16BE(density, 16);
  return Buffer.concat([segment, rest]);
}

function pngWithDensity(content: Buffer, pixelsPerInch: number | undefined): Buffer {
  const hasChunk = content.toString('latin1', pngHeadBytes + 4, pngHeadBytes + 8) === 'pHYs';
  const rest = content.subarray(pngHeadBytes + (hasChunk ? densityChunkBytes : 0));
  if (pixelsPerInch === undefined) return Buffer.concat([content.subarray(0, pngHeadBytes), rest]);
  const chunk = Buffer.alloc(densityChunkBytes);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(Math.round(pixelsPerInch * inchesPerMetre), 8);
  chunk.writeUInt32BE(Math.round(pixelsPerInch * inchesPerMetre), 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([content.subarray(0, pngHeadBytes), chunk, rest]);
}

/**
 * Sets the density of a newly encoded JPEG (JFIF) or PNG (pHYs), or removes it. Programs convert the lengths by which
 * documents crop pictures to pixels with it.
 */
export function setDensity(content: Buffer, format: 'jpeg' | 'png', pixelsPerInch: number | undefined): Buffer {
  return format === 'jpeg' ? jpegWithDensity(content, pixelsPerInch) : pngWithDensity(content, pixelsPerInch);
}
