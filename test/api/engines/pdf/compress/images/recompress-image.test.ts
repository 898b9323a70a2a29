import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type ImageTask, recompressImage } from '../../../../../../api/engines/pdf/compress/images/recompress-image.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { photograph } from '../../../../../support/pictures/photograph.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const [width, height] = [400, 300];
const reference = '1 0 R';
const image = { '/Subtype': '/Image', '/Width': width, '/Height': height, '/BitsPerComponent': 8 };

/** What becomes of an image: whether it is smaller, and its dictionary then. */
async function recompressed(entries: PdfDict, data: Buffer, task: Partial<ImageTask> = {}) {
  const datafile = join(folder, 'image');
  writeFileSync(datafile, data);
  const objects: PdfObjects = objectsOf({});
  const dict: PdfDict = { ...image, ...entries };
  objects.setStream(reference, { dict, datafile });
  const outcome = await recompressImage(
    reference,
    { dict, datafile },
    {
      ...{ objects, folder, quality: 75, dpi: 150, fast: false, isMask: false },
      ...{ placed: undefined, defaultCmyk: undefined, decodedFile: undefined },
      ...task,
    },
  );
  return { ...outcome, dict: objects.dict(reference) ?? {} };
}

const samples = async () =>
  sharp(await photograph(width, height))
    .raw()
    .toBuffer();
const rgb = { '/ColorSpace': '/DeviceRGB', '/Filter': '/FlateDecode' };

it('codes a photograph as JPEG', async () => {
  const result = await recompressed(rgb, deflateSync(await samples()));
  expect(result).toMatchObject({ isSmaller: true, isDownscaled: false });
  expect(result.dict).toMatchObject({ '/Filter': '/DCTDecode', '/Width': width, '/ColorSpace': '/DeviceRGB' });
});

it('scales an image to the resolution that is wanted where it is shown', async () => {
  const placed = { dpiX: 300, dpiY: 300, hasProfile: false };
  const result = await recompressed(rgb, deflateSync(await samples()), { placed });
  expect(result).toMatchObject({ isSmaller: true, isDownscaled: true });
  expect(result.dict).toMatchObject({ '/Width': width / 2, '/Height': height / 2 });
});

it('codes drawings of few colours with a palette, without a loss', async () => {
  const drawing = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    drawing.fill(pixel % 37 < 18 ? 0 : 250, 3 * pixel, 3 * pixel + 3);
  const result = await recompressed(rgb, deflateSync(drawing, { level: 1 }));
  expect(result.isSmaller).toBe(true);
  expect(result.dict['/ColorSpace']).toEqual(['/Indexed', '/DeviceRGB', 1, expect.stringMatching(/^b:[0f]/)]);
});

it('codes soft masks without a loss, and in greys', async () => {
  const mask = await sharp(await photograph(width, height))
    .greyscale()
    .raw()
    .toBuffer();
  const greys = { '/ColorSpace': '/DeviceGray', '/Filter': '/FlateDecode' };
  const result = await recompressed(greys, deflateSync(mask, { level: 0 }), { isMask: true });
  expect(result.dict).toMatchObject({ '/Filter': '/FlateDecode', '/ColorSpace': '/DeviceGray' });
});

it.each<readonly [string, PdfDict]>([
  ['that are masked by colour', { '/Mask': [0, 10, 0, 10, 0, 10] }],
  ['that are blended with a matte', { '/Matte': [0, 0, 0] }],
  ['whose opacity is in their own data', { '/SMaskInData': 1 }],
  ['in colours that are unknown', { '/ColorSpace': ['/DeviceN', ['/Gold', '/Silver'], '/DeviceRGB', null] }],
])('leaves images %s as they are', async (_, entries) => {
  const result = await recompressed({ ...rgb, ...entries }, deflateSync(await samples()));
  expect(result.isSmaller).toBe(false);
});

it('leaves an image as it is that becomes no smaller', async () => {
  const small = await sharp(await photograph(width, height))
    .jpeg({ quality: 5, mozjpeg: true })
    .toBuffer();
  const jpeg = { '/ColorSpace': '/DeviceRGB', '/Filter': '/DCTDecode' };
  expect(await recompressed(jpeg, small)).toMatchObject({ isSmaller: false, isDownscaled: false });
});
