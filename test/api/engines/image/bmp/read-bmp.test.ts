import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBmp } from '../../../../../api/engines/image/bmp/read-bmp.ts';
import {
  type BmpFixture,
  bmp,
  type Colour,
  faxRuns,
  type PixelRows,
  quarterPixels,
  runs,
  wideRuns,
} from '../../../../support/pictures/bmp.ts';

const pixels = quarterPixels(13, 7);
const [black, white]: readonly [Colour, Colour] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
];
const checks: PixelRows = Array.from({ length: 6 }, (_, y) =>
  Array.from({ length: 19 }, (_, x) => ((x >> 1) % 2 === y % 2 ? black : white)),
);
const seeThrough = pixels.map((line) => line.map(([r, g, b], x): Colour => [r, g, b, x * 15]));

const flat = (rows: PixelRows) => rows.flat(2);

async function expectPixels(fixture: BmpFixture, tolerance = 0): Promise<void> {
  const { width, height, rgba } = await readBmp(bmp(fixture));
  expect([width, height]).toEqual([fixture.pixels[0]?.length, fixture.pixels.length]);
  const expected = flat(fixture.pixels);
  const worst = Math.max(...expected.map((value, index) => Math.abs(value - (rgba[index] ?? -999))));
  expect(worst).toBeLessThanOrEqual(tolerance);
}

describe('pixels of a BMP', () => {
  it.each([12, 16, 40, 52, 56, 64, 108, 124] as const)('are read behind a header of %i bytes', async (header) => {
    for (const bits of [1, 4, 8, 24] as const)
      await expectPixels({ pixels: bits === 1 ? checks : pixels, bits, header });
  });

  it.each([2, 8, 16, 24, 32, 64] as const)('are read with %i bits', async (bits) => {
    await expectPixels({ pixels, bits }, bits === 16 ? 4 : 1);
    await expectPixels({ pixels, bits, isTopDown: true }, bits === 16 ? 4 : 1);
  });

  it.each([
    ['5-6-5', 16, [0xf800, 0x7e0, 0x1f, 0], 4],
    ['4-4-4-4', 16, [0xf00, 0xf0, 0xf, 0xf000], 9],
    ['1-5-5-5', 16, [0x7c00, 0x3e0, 0x1f, 0x8000], 4],
    ['8-8-8 in another order', 32, [0xff, 0xff00, 0xff0000, 0], 0],
    ['10-10-10-2', 32, [0x3ff00000, 0xffc00, 0x3ff, 0xc0000000], 1],
    ['11-11-10', 32, [0xffe00000, 0x1ffc00, 0x3ff, 0], 1],
  ] as const)('are read with bit fields %s', async (_, bits, masks, tolerance) => {
    for (const header of [40, 52, 56, 108, 124] as const) {
      const hasAlpha = masks[3] !== 0 && header !== 52;
      const used = [masks[0], masks[1], masks[2], hasAlpha ? masks[3] : 0] as const;
      await expectPixels({ pixels, bits, header, masks: used }, tolerance);
    }
  });

  it('have the opacity that bit fields give them', async () => {
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000] as const;
    const fixture = { pixels: seeThrough, bits: 32, header: 124, masks } as const;
    await expectPixels(fixture);
    expect((await readBmp(bmp(fixture))).hasAlpha).toBe(true);
    await expectPixels({ pixels: seeThrough, bits: 64 }, 1);
  });

  it('are opaque where all opacity is 0', async () => {
    const clear = pixels.map((line) => line.map(([r, g, b]): Colour => [r, g, b, 0]));
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000] as const;
    const { rgba, hasAlpha } = await readBmp(bmp({ pixels: clear, bits: 32, header: 56, masks }));
    expect(hasAlpha).toBe(false);
    expect([...rgba]).toEqual(flat(pixels));
  });

  it.each([4, 8] as const)('are read from run-length code of %i bits', async (bits) => {
    const packed = { compression: bits === 8 ? 1 : 2, data: runs(pixels, bits) };
    await expectPixels({ pixels, bits, packed });
    const upright = { ...packed, data: runs(pixels, bits, true) };
    await expectPixels({ pixels, bits, isTopDown: true, packed: upright });
  });

  it('are the first colour where run-length code skips them, clipped to the picture', async () => {
    const line = [white, black, black, black];
    const data = Buffer.from([0, 2, 1, 0, 200, 1, 0, 0, 0, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
    const fixture = { pixels: [line, line], bits: 8, packed: { compression: 1, data } } as const;
    const { rgba } = await readBmp(bmp(fixture));
    const shown = [0, 1, 2, 3].map((x) => rgba[(4 + x) * 4]);
    expect(shown).toEqual([255, 0, 0, 0]);
  });

  it('are read from OS/2’s run-length code of 24 bits, and from a bitmap array', async () => {
    await expectPixels({ pixels, bits: 24, header: 64, packed: { compression: 4, data: wideRuns(pixels) } });
    await expectPixels({ pixels, bits: 24, inArray: true });
  });

  it('are read from OS/2’s Huffman code', async () => {
    await expectPixels({ pixels: checks, bits: 1, header: 64, packed: { compression: 3, data: faxRuns(checks) } });
  });

  it.each(['jpeg', 'png'] as const)('are those of a %s inside', async (format) => {
    const raw = Buffer.from(pixels.flat().flatMap((colour) => colour.slice(0, 3)));
    const picture = sharp(raw, { raw: { width: 13, height: 7, channels: 3 } });
    const data = await (format === 'png'
      ? picture.png()
      : picture.jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    ).toBuffer();
    await expectPixels({ pixels, bits: 24, header: 124, packed: { compression: format === 'png' ? 5 : 4, data } }, 40);
  });
});

describe('a BMP that cannot be read', () => {
  const file = bmp({ pixels, bits: 24 });
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(file);
    copy.writeInt32LE(value, at);
    return copy;
  };

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['ends in its header', file.subarray(0, 30)],
    ['ends in its pixels', file.subarray(0, file.length - 20)],
    ['has no pixels', file.subarray(0, 54)],
    ['has a negative width', changed(18, -13)],
    ['has no rows', changed(22, 0)],
    ['has an unknown compression', changed(30, 77)],
    ['has an absurd header', changed(14, 0x7fffffff)],
  ])('is damaged where it %s', async (_, content) => {
    await expect(readBmp(content)).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('is too complex if it declares too many pixels', async () => {
    const copy = changed(18, 60_000);
    copy.writeInt32LE(60_000, 22);
    await expect(readBmp(copy)).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('is read from behind its palette if its data offset is wrong', async () => {
    const { rgba } = await readBmp(changed(10, 0));
    expect([...rgba]).toEqual(flat(pixels));
  });
});
