import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/**
 * A grey PNG of a size in pixels. With `rows`, only that many rows of pixels follow the header: the way to
 * declare a huge picture in a small file.
 */
export function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc((width + 1) * rows, 0x80);
  for (let row = 0; row < rows; row++) pixels[row * (width + 1)] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Bytes of the signature and the header. */
const headBytes = 33;

/** A PNG that says to be the first picture of an animation. */
export function animated(png: Uint8Array): Buffer {
  const control = Buffer.from('acTL\0\0\0\x03\0\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control));
  return Buffer.concat([png.subarray(0, headBytes), Buffer.from([0, 0, 0, 8]), control, sum, png.subarray(headBytes)]);
}
