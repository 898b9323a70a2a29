import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  encodePng,
  isOpaquePng,
} from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/encoding/png.ts';

const samples = Uint8Array.from({ length: 2 * 3 * 4 }, (_, index) => 10 * index);

it.each([3, 4] as const)('is read as the samples that it was written of, with %i channels', async (channels) => {
  const own = samples.subarray(0, 2 * 3 * channels);
  const { data, info } = await sharp(encodePng(2, 3, channels, own))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2, 3, channels]);
  expect([...data]).toEqual([...own]);
});

it('tells whether it has transparent pixels', () => {
  expect([isOpaquePng(encodePng(2, 3, 3, samples)), isOpaquePng(encodePng(2, 3, 4, samples))]).toEqual([true, false]);
});
