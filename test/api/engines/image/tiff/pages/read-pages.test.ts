import { describe, expect, it } from 'vitest';
import { bufferSource } from '../../../../../../api/engines/image/byte-source.ts';
import { readPages } from '../../../../../../api/engines/image/tiff/pages/read-pages.ts';
import { countedSource } from '../../../../../support/counted-source.ts';
import { rgbPixels } from '../../../../../support/pictures/picture.ts';
import { long, pageFields, short, tiff } from '../../../../../support/pictures/tiff.ts';

const page = (width: number, height: number) => ({
  fields: pageFields(width, height),
  strips: [rgbPixels(width, height)],
});
const read = (content: Buffer) => readPages(bufferSource(content));

describe('readPages', () => {
  it.each([false, true])('reads the fields of every page (big: %s)', async (big) => {
    const turned = {
      ...page(6, 4),
      fields: { ...pageFields(6, 4, { perInch: 204 }), 274: short(8), 338: short(0, 2) },
    };
    const pages = await read(tiff([page(8, 2), turned], { big }));
    expect(pages.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 8, 2],
      [1, 6, 4],
    ]);
    expect(pages[1]).toMatchObject({
      bitsPerSample: [8, 8, 8],
      compression: 1,
      photometric: 2,
      extraSamples: [0, 2],
      rowsPerStrip: 4,
      isTiled: false,
      showing: { orientation: 8, resolution: { x: 204, y: 204 } },
    });
    expect(pages[1]?.strips).toHaveLength(1);
  });

  it.each([
    ['three samples', [8, 8, 8], 1, 2],
    ['one sample', [8], 1, 1],
    ['black and white', [1], 1, 1],
    ['a fax', [1], 4, 0],
    ['a run-length fax', [1], 2, 0],
  ])(
    'takes a page that does not say what its samples are for what libtiff takes it: %s',
    async (_, bits, compression, photometric) => {
      const { 262: _left, ...fields } = pageFields(8, 2, { bits, compression });
      const [silent] = await read(tiff([{ fields, strips: [Buffer.alloc(48)] }]));
      expect(silent).toMatchObject({ photometric, statesPhotometric: false });
    },
  );

  it('takes faxes for one bit deep, whatever they say', async () => {
    const fax = (compression: number) => ({
      fields: { ...pageFields(8, 2), 258: short(2), 259: short(compression), 262: short(0), 277: short(1) },
      strips: [Buffer.alloc(4)],
    });
    const [page] = await read(tiff([fax(4)]));
    expect(page?.bitsPerSample).toEqual([1]);
    const [packed] = await read(tiff([fax(1)]));
    expect(packed?.bitsPerSample).toEqual([2]);
  });

  it('ends at a loop', async () => {
    expect(await read(tiff([page(2, 2), page(2, 2)], { next: 'first' }))).toHaveLength(2);
  });

  it('leaves out reduced copies but never the only page', async () => {
    const small = { ...page(2, 2), fields: { ...pageFields(2, 2), 254: long(1) } };
    expect(await read(tiff([page(4, 4), small]))).toHaveLength(1);
    expect(await read(tiff([small]))).toHaveLength(1);
  });

  it.each([
    ['a header alone', (content: Buffer) => content.subarray(0, 8)],
    ['a directory beyond the end', (content: Buffer) => content.fill(0xff, 4, 8)],
    ['a cut directory', (content: Buffer) => content.subarray(0, content.length - 20)],
  ])('refuses %s', async (_, spoil) => {
    await expect(read(spoil(tiff([page(2, 2)])))).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('refuses a field that counts more values than the file has', async () => {
    const content = tiff([page(2, 2)]);
    const entry = content.indexOf(Buffer.from('11010400', 'hex'));
    content.writeUInt32LE(0x7fffffff, entry + 4);
    await expect(read(content)).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('refuses thousands of pages', async () => {
    const many = Array.from({ length: 2001 }, () => ({ fields: pageFields(1, 1), strips: [Buffer.alloc(3)] }));
    await expect(read(tiff(many))).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('refuses pages that share one long list of strips', async () => {
    const strips = Array.from({ length: 30_000 }, () => Buffer.alloc(0));
    const content = tiff([{ fields: pageFields(2, 2), strips }]);
    const first = content.readUInt32LE(4);
    const directory = content.subarray(first);
    const pages = 100;
    // Copies of the directory, each pointing to the next.
    const copies = Array.from({ length: pages }, (_, index) => {
      const copy = Buffer.from(directory);
      copy.writeUInt32LE(index === pages - 1 ? 0 : content.length + (index + 1) * copy.length, copy.length - 4);
      return copy;
    });
    const last = Buffer.from(content);
    last.writeUInt32LE(content.length, first + directory.length - 4);
    const heapBefore = process.memoryUsage().heapUsed;
    await expect(read(Buffer.concat([last, ...copies]))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('stored in too many pieces'),
    });
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(200_000_000);
  });

  it('does not read a profile that is too large to keep', async () => {
    const profile = { type: 'bytes', bytes: Buffer.alloc(9_000_000) } as const;
    const content = tiff([{ ...page(2, 2), fields: { ...pageFields(2, 2), 34675: profile } }]);
    const { source, reads } = countedSource(content);
    expect((await readPages(source))[0]?.profile).toBeUndefined();
    expect(Math.max(...reads)).toBeLessThan(100_000);
  });
});
