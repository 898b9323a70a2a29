import { expect, it } from 'vitest';
import { imageSize } from '../../../api/formats/image-size.ts';
import { png } from '../../support/office/documents.ts';

it('reads the size from the header of a PNG and a GIF', () => {
  expect(imageSize(png(300, 20))).toEqual({ width: 300, height: 20 });
  const gif = Buffer.alloc(30);
  gif.write('GIF89a');
  gif.writeUInt16LE(640, 6);
  gif.writeUInt16LE(480, 8);
  expect(imageSize(gif)).toEqual({ width: 640, height: 480 });
});

it('reads both kinds of BMP header, top-down too', () => {
  const bmp = Buffer.alloc(60);
  bmp.write('BM');
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(100, 18);
  bmp.writeInt32LE(-50, 22);
  expect(imageSize(bmp)).toEqual({ width: 100, height: 50 });
  bmp.writeUInt32LE(12, 14);
  bmp.writeUInt16LE(7, 18);
  bmp.writeUInt16LE(8, 20);
  expect(imageSize(bmp)).toEqual({ width: 7, height: 8 });
});

it('finds the frame of a JPEG behind other segments', () => {
  const profile = Buffer.alloc(1000);
  profile.writeUInt16BE(0xffe2, 0);
  profile.writeUInt16BE(998, 2);
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, 0x10, 0, 0x20, 0, 3]);
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), profile, frame, Buffer.alloc(30)]);
  expect(imageSize(jpeg)).toEqual({ width: 8192, height: 4096 });
});

it('returns nothing for other files and truncated headers', () => {
  expect(imageSize(Buffer.from('not a picture, only a text'))).toBeNull();
  expect(imageSize(png(3, 3).subarray(0, 12))).toBeNull();
  expect(imageSize(Buffer.from([0xff, 0xd8, 0xff, ...Array(40).fill(0)]))).toBeNull();
});
