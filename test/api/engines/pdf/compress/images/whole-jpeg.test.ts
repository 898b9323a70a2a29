import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeWhole, type FailOn } from '../../../../../../api/engines/pdf/compress/images/whole-jpeg.ts';
import { jpeg } from '../../../../../support/pictures/picture.ts';

const pixels = (data: Buffer, failOn: FailOn) => sharp(data, { failOn }).raw().toBuffer();

it('decodes a JPEG with or without the mark at its end, and none that ends too early', async () => {
  const whole = await jpeg({ width: 320, height: 200 });
  const expected = await pixels(whole, 'none');
  expect((await decodeWhole(whole, pixels)).equals(expected)).toBe(true);
  expect((await decodeWhole(whole.subarray(0, -2), pixels)).equals(expected)).toBe(true);
  await expect(decodeWhole(whole.subarray(0, whole.length / 2), pixels)).rejects.toThrow('premature end');
});

it('ignores other faults', async () => {
  const tried: FailOn[] = [];
  const decode = async (_: Buffer, failOn: FailOn) => {
    tried.push(failOn);
    if (failOn === 'warning') throw new Error('extraneous bytes before marker');
    return 'decoded';
  };
  expect(await decodeWhole(Buffer.alloc(2), decode)).toBe('decoded');
  expect(tried).toEqual(['warning', 'none']);
});
