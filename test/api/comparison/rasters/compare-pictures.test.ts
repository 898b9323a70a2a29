import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, pictureFaults } from '../../../../api/comparison/rasters/compare-pictures.ts';
import { photograph } from '../../../support/pictures/photograph.ts';

const whole = { maxPixels: 10_000_000 } as const;

/** Black squares of sixteen pixels on white, whose edges lie between a coder's blocks. */
function squares(): Promise<Buffer> {
  const [width, height] = [240, 160];
  const samples = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return (x + 4) % 48 < 16 && (y + 4) % 48 < 16 ? 0 : 255;
    }),
  );
  return sharp(samples, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

describe('a picture and its copy', () => {
  it.each([30, 60, 75, 90])('are similar if it is a JPEG of quality %i', async (quality) => {
    const before = await photograph(300, 200);
    const after = await sharp(before).jpeg({ quality, mozjpeg: true, overshootDeringing: false }).toBuffer();
    expect(await pictureFaults(before, after, quality, whole)).toEqual([]);
  });

  it('are compared at the size of the copy', async () => {
    const before = await photograph(600, 400);
    const after = await sharp(before).resize(200, 133, { fit: 'fill' }).png().toBuffer();
    const [likeness] = await comparePictures(before, after, whole);
    expect(likeness?.ssim).toBeGreaterThan(0.98);
  });

  it.each([
    ['white', (picture: Sharp) => picture.linear(0, 255), 'blank'],
    ['black', (picture: Sharp) => picture.linear(0, 0), 'blank'],
    [
      'with red and blue swapped',
      (picture: Sharp) =>
        picture.recomb([
          [0, 0, 1],
          [0, 1, 0],
          [1, 0, 0],
        ]),
      'colour-changed',
    ],
    ['negated', (picture: Sharp) => picture.negate(), 'lightness-changed'],
  ] as const)('differ where the copy is %s', async (_, change, fault) => {
    const before = await photograph(300, 200);
    const after = await change(sharp(before)).png().toBuffer();
    expect(await pictureFaults(before, after, 30, whole)).toContain(fault);
  });

  it('differ if opacity is lost, unless that is intended', async () => {
    const drop = Buffer.from('<svg width="120" height="80"><circle cx="60" cy="40" r="30" fill="#c33"/></svg>');
    const before = await sharp(drop).png().toBuffer();
    const after = await sharp(before).flatten({ background: 'white' }).png().toBuffer();
    expect(await pictureFaults(before, after, 75, whole)).toContain('lightness-changed');
    expect(await pictureFaults(before, after, 75, { ...whole, filledWith: 'white' })).toEqual([]);
  });

  it('differ if the copy cannot be decoded, and cannot be compared if the picture cannot', async () => {
    const picture = await photograph(60, 40);
    expect(await pictureFaults(picture, Buffer.from('no picture'), 75, whole)).toEqual(['blank']);
    await expect(pictureFaults(Buffer.from('no picture'), picture, 75, whole)).rejects.toThrow();
  });

  it('differ where an encoder turns black blocks grey, as mozjpeg’s deringing does', async () => {
    const before = await squares();
    const encoded = (overshootDeringing: boolean) =>
      sharp(before).jpeg({ quality: 50, mozjpeg: true, overshootDeringing }).toBuffer();
    expect(await pictureFaults(before, await encoded(true), 50, whole)).toContain('lightness-changed');
    expect(await pictureFaults(before, await encoded(false), 50, whole)).toEqual([]);
  });
});
