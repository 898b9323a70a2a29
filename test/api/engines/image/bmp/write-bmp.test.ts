import { expect, it } from 'vitest';
import { readBmp } from '../../../../../api/engines/image/bmp/read-bmp.ts';
import { writeBmp } from '../../../../../api/engines/image/bmp/write-bmp.ts';

const density = [2835, 2835] as const;

/** Numbers that repeat and change by a fixed rule, so that runs, literals and their limits all occur. */
function picture(width: number, height: number, colours: number, longest: number) {
  const indexes = new Uint8Array(width * height);
  let [seed, left, value] = [7, 0, 0];
  for (let index = 0; index < indexes.length; index++) {
    if (left === 0) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      [left, value] = [1 + ((seed >>> 16) % longest), (seed >>> 20) % colours];
    }
    indexes[index] = value;
    left--;
  }
  const palette = Uint8Array.from({ length: colours * 3 }, (_, at) => (at * 37) % 256);
  return { width, height, indexes, palette, density };
}

it.each([
  ['runs', 700, 5, 200, 400, 8, 1],
  ['short runs and literals', 301, 9, 200, 7, 8, 1],
  ['noise', 255, 3, 256, 1, 8, 0],
  ['few colours', 33, 8, 16, 2, 4, 0],
  ['two colours', 35, 4, 2, 3, 1, 0],
] as const)(
  'writes %s so that they are read as they were',
  async (_, width, height, colours, longest, bits, storage) => {
    const made = picture(width, height, colours, longest);
    const file = writeBmp(made);
    expect([file.readUInt16LE(28), file.readUInt32LE(30)]).toEqual([bits, storage]);
    expect(file.readUInt32LE(2)).toBe(file.length);
    const read = await readBmp(file);
    const colourAt = (index: number) => [...made.palette.subarray(index * 3, index * 3 + 3), 255];
    expect([...read.rgba]).toEqual([...made.indexes].flatMap(colourAt));
    expect(read.density).toEqual(density);
  },
);

it('compresses a plain surface to less than one per cent', () => {
  const made = { ...picture(1000, 400, 200, 1), indexes: new Uint8Array(400_000) };
  expect(writeBmp(made).length).toBeLessThan(1000 * 400 * 0.02);
});
