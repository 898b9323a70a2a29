import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The kinds of pixels that a PNG file has. */
const kinds = { opaque: 2, withAlpha: 6 } as const;
/** Where the header of a file that was encoded here says its kind. */
const kindAt = 25;

/** Whether no pixel of a PNG file that was encoded here is transparent. */
export const isOpaquePng = (file: Uint8Array): boolean => file[kindAt] === kinds.opaque;

/**
 * Encodes a PNG file (ISO/IEC 15948) of 8 bits a sample.
 *
 * @param samples Row by row, red first; with alpha for 4 channels.
 */
export function encodePng(width: number, height: number, channels: 3 | 4, samples: Uint8Array): Uint8Array {
  const stride = width * channels;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) rows.set(samples.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = channels === 4 ? kinds.withAlpha : kinds.opaque;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
