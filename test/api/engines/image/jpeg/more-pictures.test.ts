import { expect, it } from 'vitest';
import { holdsMorePictures } from '../../../../../api/engines/image/jpeg/more-pictures.ts';

/** The index of a file of pictures of some kinds. */
function indexOf(kinds: readonly number[], isLittle = true): Buffer {
  const index = Buffer.alloc(26 + kinds.length * 16);
  const short = (value: number, at: number) =>
    isLittle ? index.writeUInt16LE(value, at) : index.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? index.writeUInt32LE(value, at) : index.writeUInt32BE(value, at);
  index.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0xb002, 10);
  short(7, 12);
  long(kinds.length * 16, 14);
  long(26, 18);
  for (const [place, kind] of kinds.entries()) long(kind, 26 + place * 16);
  return index;
}

it('finds pictures for both eyes, panoramas and other angles', () => {
  expect(holdsMorePictures(indexOf([0x20030000, 0x020002]))).toBe(true);
  expect(holdsMorePictures(indexOf([0x020001, 0x020001], false))).toBe(true);
});

it('takes previews, and the light and depth of a picture, for no pictures to be seen', () => {
  expect(holdsMorePictures(indexOf([0x030000, 0x010001]))).toBe(false);
  expect(holdsMorePictures(indexOf([0x030000, 0x000000]))).toBe(false);
  expect(holdsMorePictures(indexOf([0x020002]))).toBe(false);
});

it('reads no further than the index goes', () => {
  const index = indexOf([0x030000, 0x020002]);
  index.writeUInt32LE(0xffffffff, 14);
  expect(holdsMorePictures(index)).toBe(true);
  for (let length = 0; length < index.length; length++) holdsMorePictures(index.subarray(0, length));
  index.writeUInt32LE(0xfffffff0, 4);
  expect(holdsMorePictures(index)).toBe(false);
});
