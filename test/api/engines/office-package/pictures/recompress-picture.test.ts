import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PictureTask } from '../../../../../api/engines/office-package/pictures/picture-task.ts';
import { recompressPicture } from '../../../../../api/engines/office-package/pictures/recompress-picture.ts';
import { photograph } from '../../../../support/pictures/photograph.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const input = join(folder, 'input');
const output = join(folder, 'output');

/** What becomes of a picture at a quality of 75, and the picture that was written. */
async function recompressed(content: Buffer, task: Partial<PictureTask> = {}) {
  await writeFile(input, content);
  const whole: PictureTask = { name: 'a.png', input, output, drawn: 'natural', mayChangeFormat: false, ...task };
  const outcome = await recompressPicture(whole, 75);
  return { outcome, written: outcome === undefined ? undefined : await readFile(output) };
}

const jpegOf = async (width: number, height: number, quality = 100) =>
  sharp(await photograph(width, height))
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();

it('codes a JPEG anew, at its own size where nothing tells how large it is shown', async () => {
  const before = await jpegOf(600, 400);
  const { outcome, written } = await recompressed(before);
  expect(outcome).toEqual({ format: 'jpeg', downscaled: false });
  expect(written?.length).toBeLessThan(0.95 * before.length);
  expect(await sharp(written).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
});

it('scales a picture to the resolution at which it is shown, and keeps its natural size', async () => {
  const before = await sharp(await jpegOf(900, 600))
    .withMetadata({ density: 300 })
    .toBuffer();
  const { outcome, written } = await recompressed(before, { drawn: { width: 3, height: 2 } });
  expect(outcome).toEqual({ format: 'jpeg', downscaled: true });
  expect(await sharp(written).metadata()).toMatchObject({ width: 450, height: 300 });
  const pixelsPerInch = written?.readUInt16BE(14);
  expect(pixelsPerInch).toBe(150);
});

it('leaves what is cropped out of account: the visible part keeps the resolution', async () => {
  const drawn = { width: 3, height: 2, croppedWidth: 3, croppedHeight: 2 };
  const before = await sharp(await jpegOf(900, 600))
    .withMetadata({ density: 150 })
    .toBuffer();
  const { written } = await recompressed(before, { drawn });
  expect(await sharp(written ?? before).metadata()).toMatchObject({ width: 900, height: 600 });
});

it('makes a JPEG of a photograph that is a PNG only where that may change its name', async () => {
  const before = await photograph(400, 300);
  expect((await recompressed(before, { mayChangeFormat: true })).outcome).toMatchObject({ format: 'jpeg' });
  const { outcome, written } = await recompressed(before);
  expect(written === undefined || outcome?.format === 'png').toBe(true);
});

it('keeps every pixel of a picture that has a colour for transparent', async () => {
  const pixels = Buffer.alloc(300 * 200 * 3, 200);
  for (let at = 0; at < pixels.length; at += 7) pixels[at] = at % 5;
  const raw = { width: 300, height: 200, channels: 3 } as const;
  const before = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const { outcome, written } = await recompressed(before, { drawn: 'exact', mayChangeFormat: true });
  expect(outcome).toMatchObject({ format: 'png', downscaled: false });
  expect(await sharp(written).raw().toBuffer()).toEqual(pixels);
});

it('keeps what is transparent', async () => {
  const before = await sharp(await photograph(400, 300))
    .ensureAlpha(0.5)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { outcome, written } = await recompressed(before, { mayChangeFormat: true });
  expect(outcome).toMatchObject({ format: 'png' });
  expect(await sharp(written).stats()).toMatchObject({ isOpaque: false });
});

it('takes no small pictures, no animations and none in inks', async () => {
  const tiny = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect((await recompressed(tiny)).outcome).toBeUndefined();
  const png = await sharp(await photograph(400, 300))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const animated = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('\0\0\0\0acTL\0\0\0\0', 'latin1'),
    png.subarray(33),
  ]);
  expect((await recompressed(animated)).outcome).toBeUndefined();
  const inks = await sharp(await photograph(400, 300))
    .toColourspace('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await recompressed(inks)).outcome).toBeUndefined();
});
