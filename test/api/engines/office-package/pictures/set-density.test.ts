import sharp from 'sharp';
import { expect, it } from 'vitest';
import { setDensity } from '../../../../../api/engines/office-package/pictures/set-density.ts';

it.each(['jpeg', 'png'] as const)('gives a %s the density asked for', async (format) => {
  const plain = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
    .toFormat(format)
    .toBuffer();
  const { density, width } = await sharp(setDensity(plain, format, 150)).metadata();
  expect([density, width]).toEqual([150, 20]);
  expect((await sharp(setDensity(plain, format, undefined)).metadata()).width).toBe(20);
});
