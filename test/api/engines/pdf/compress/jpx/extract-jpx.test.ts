import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractJpx } from '../../../../../../api/engines/pdf/compress/jpx/extract-jpx.ts';
import type { PdfDict } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { encodeChain } from '../../../../../support/pdf/filter-chains.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { jpxSize, rgbJpx } from '../../../../../support/pictures/jpx.ts';

const usual: PdfDict = {
  '/Width': jpxSize.width,
  '/Height': jpxSize.height,
  '/ColorSpace': '/DeviceRGB',
  '/Filter': '/JPXDecode',
};

describe('a JPEG 2000 image that is gathered', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'filewright-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function gather(entries: PdfDict, data: Buffer = rgbJpx) {
    const datafile = join(folder, 'data');
    writeFileSync(datafile, data);
    const objects = objectsOf({});
    objects.setStream('5 0 R', { dict: { ...usual, ...entries }, datafile });
    return extractJpx(objects, '5 0 R');
  }

  it('keeps its bytes, whatever surrounds them', async () => {
    const expected = { ...jpxSize, components: 3, data: rgbJpx };
    expect(await gather({})).toEqual(expected);
    const coded = encodeChain(rgbJpx, ['ASCII85Decode', 'FlateDecode']);
    expect(await gather({ '/Filter': ['/ASCII85Decode', '/FlateDecode', '/JPXDecode'] }, coded)).toEqual(expected);
    expect(await gather({ '/ColorSpace': null })).toBeUndefined();
  });

  it.each([
    ['a palette of the PDF', { '/ColorSpace': ['/Indexed', '/DeviceRGB', 1, 'b:000000ffffff'] }],
    ['fewer colours than it holds', { '/ColorSpace': '/DeviceGray' }],
    ['inks', { '/ColorSpace': '/DeviceCMYK' }],
    ['another size than it says', { '/Width': jpxSize.width + 1 }],
    ['samples that are turned round', { '/Decode': [1, 0, 1, 0, 1, 0] }],
    ['a filter that nobody knows', { '/Filter': ['/FooDecode', '/JPXDecode'] }],
  ] as const)('is none with %s', async (_, entries) => {
    expect(await gather(entries as PdfDict)).toBeUndefined();
  });

  it('is undefined if its filters leave no codestream', async () => {
    expect(await gather({}, encodeChain(rgbJpx, ['ASCII85Decode']))).toBeUndefined();
  });

  it('is undefined if its components are subsampled', async () => {
    const subsampled = Buffer.from(rgbJpx);
    subsampled[subsampled.indexOf('ff4fff51', 0, 'hex') + 42 + 4] = 2;
    expect(await gather({}, subsampled)).toBeUndefined();
  });
});
