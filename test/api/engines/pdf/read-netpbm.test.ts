import { describe, expect, it } from 'vitest';
import { isUniform, readNetpbm, withComponents } from '../../../../api/engines/pdf/read-netpbm.ts';

const ppm = (pixels: readonly number[]) => Buffer.concat([Buffer.from('P6\n2 2\n255\n'), Buffer.from(pixels)]);

it('reads size and samples', () => {
  const pixels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(readNetpbm(ppm(pixels))).toEqual({ data: Buffer.from(pixels), width: 2, height: 2, components: 3 });
});

it('refuses truncated pictures and other files', () => {
  expect(() => readNetpbm(ppm([1, 2, 3]))).toThrow('fewer samples');
  expect(() => readNetpbm(Buffer.from('P3\n2 2\n255\n'))).toThrow('not a binary PGM');
});

it('distinguishes a blank picture from one that shows something', () => {
  expect(isUniform(readNetpbm(ppm(Array(12).fill(255))))).toBe(true);
  expect(isUniform(readNetpbm(ppm([9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, 7])))).toBe(true);
  expect(isUniform(readNetpbm(ppm([9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, 6])))).toBe(false);
});

describe('an image with as many samples a pixel as its colour space', () => {
  const image = (components: 1 | 3, ...samples: readonly number[]) =>
    ({ data: Buffer.from(samples), width: 2, height: 1, components }) as const;

  it('is unchanged if it already has them', () => {
    expect(withComponents(image(1, 7, 9), 1)).toEqual(image(1, 7, 9));
    expect(withComponents(image(3, 1, 2, 3, 4, 5, 6), 3)).toEqual(image(3, 1, 2, 3, 4, 5, 6));
  });

  it('has one of three equal ones', () => {
    expect(withComponents(image(3, 7, 7, 7, 9, 9, 9), 1)).toEqual(image(1, 7, 9));
  });

  it('is undefined if they differ, or the space needs more', () => {
    expect(withComponents(image(3, 7, 7, 8, 9, 9, 9), 1)).toBeUndefined();
    expect(withComponents(image(1, 7, 9), 3)).toBeUndefined();
    expect(withComponents(image(1, 7, 9), undefined)).toBeUndefined();
  });
});
