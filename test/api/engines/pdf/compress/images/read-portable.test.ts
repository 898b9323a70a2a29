import { expect, it } from 'vitest';
import { isUniform, readPortable } from '../../../../../../api/engines/pdf/compress/images/read-portable.ts';

const ppm = (pixels: readonly number[]) => Buffer.concat([Buffer.from('P6\n2 2\n255\n'), Buffer.from(pixels)]);

it('reads size and samples', () => {
  const pixels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(readPortable(ppm(pixels))).toEqual({ data: Buffer.from(pixels), width: 2, height: 2, components: 3 });
});

it('refuses a picture that is cut short, and other files', () => {
  expect(() => readPortable(ppm([1, 2, 3]))).toThrow('fewer samples');
  expect(() => readPortable(Buffer.from('P3\n2 2\n255\n'))).toThrow('no portable picture');
});

it('tells a blank picture from one that shows something', () => {
  expect(isUniform(readPortable(ppm(Array(12).fill(255))))).toBe(true);
  expect(isUniform(readPortable(ppm([9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, 7])))).toBe(true);
  expect(isUniform(readPortable(ppm([9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, 6])))).toBe(false);
});
