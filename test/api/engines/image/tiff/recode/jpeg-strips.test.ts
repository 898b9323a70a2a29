import { expect, it } from 'vitest';
import { bufferSource } from '../../../../../../api/engines/image/byte-source.ts';
import { spansOf } from '../../../../../../api/engines/image/spans.ts';
import { compressions, photometrics } from '../../../../../../api/engines/image/tiff/directories/tiff-codes.ts';
import type { TiffPage } from '../../../../../../api/engines/image/tiff/pages/read-pages.ts';
import { jpegStripsImage } from '../../../../../../api/engines/image/tiff/recode/jpeg-strips.ts';

const width = 16;
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];

/** A grey strip with a byte of data; `more` is a segment before its frame. */
const stripOf = (height: number, data: number, more: readonly number[] = []): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, ...more],
    ...[0xff, 0xc0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0],
    ...[...scan, data, 0xff, 0xd9],
  ]);

/** The picture that strips of a page become. */
async function imageOf(strips: readonly Buffer[], page: Partial<TiffPage> = {}) {
  const starts = strips.map((_, index) => Buffer.concat(strips.slice(0, index)).length);
  const tiff = {
    ...{ index: 0, width, height: 8 * strips.length, rowsPerStrip: 8, samples: 1, bitsPerSample: [8] },
    ...{ compression: compressions.jpeg, photometric: photometrics.blackIsZero },
    ...{ isTiled: false, isPlanar: false, isReversed: false, jpegTables: undefined, profile: undefined },
    strips: spansOf(
      starts,
      strips.map(({ length }) => length),
    ),
    ...page,
  } as unknown as TiffPage;
  return jpegStripsImage(bufferSource(Buffer.concat(strips)), tiff);
}

async function bytesOf(image: Awaited<ReturnType<typeof imageOf>>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of image?.data() ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

it('joins strips to one picture of their height, with a restart marker between them', async () => {
  const image = await imageOf([stripOf(8, 1), stripOf(8, 2), stripOf(8, 3)]);
  expect(image).toMatchObject({ width, height: 24, filter: 'DCTDecode', decode: undefined });
  const bytes = await bytesOf(image);
  const restartsAfterTwoBlocks = [0xff, 0xdd, 0, 4, 0, 2];
  expect([...bytes.subarray(0, 8)]).toEqual([0xff, 0xd8, ...restartsAfterTwoBlocks]);
  expect(bytes.readUInt16BE(8 + 5)).toBe(24);
  expect([...bytes.subarray(-8)]).toEqual([1, 0xff, 0xd0, 2, 0xff, 0xd1, 3, 0xff, 0xd9].slice(-8));
});

it('passes a single strip on without restarts, and with the tables of the page', async () => {
  const tables = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9]);
  const bytes = await bytesOf(await imageOf([stripOf(8, 1)], { jpegTables: tables }));
  expect(bytes).toEqual(Buffer.concat([tables.subarray(0, -2), stripOf(8, 1).subarray(2)]));
});

it('inverts greys of which zero is white', async () => {
  expect(await imageOf([stripOf(8, 1)], { photometric: photometrics.whiteIsZero })).toMatchObject({ decode: [1, 0] });
});

it.each<readonly [string, readonly Buffer[], Partial<TiffPage>]>([
  ['with restarts of their own', [stripOf(8, 1, [0xff, 0xdd, 0, 4, 0, 1]), stripOf(8, 2)], {}],
  ['with other tables than the first', [stripOf(8, 1), stripOf(8, 2, [0xff, 0xdb, 0, 2])], {}],
  ['that end within a block', [stripOf(4, 1), stripOf(4, 2)], { height: 8, rowsPerStrip: 4 }],
  ['that are more than the rows need', [stripOf(8, 1), stripOf(8, 2)], { height: 8 }],
  ['of tiles', [stripOf(8, 1)], { isTiled: true }],
  ['of another coding', [stripOf(8, 1)], { compression: compressions.jpeg + 1 }],
  ['that end after the file', [stripOf(8, 1).subarray(0, 20)], { strips: spansOf([0], [40]) }],
])('joins no strips %s', async (_, strips, page) => {
  expect(await imageOf(strips, page)).toBeUndefined();
});
