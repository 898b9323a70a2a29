import { describe, expect, it } from 'vitest';
import { readHeader } from '../../../../../api/engines/image/bmp/read-header.ts';
import { type BmpFixture, bmp, quarterPixels } from '../../../../support/pictures/bmp.ts';

const pixels = quarterPixels(4, 2);
const headerOf = (own: Partial<BmpFixture> = {}) => readHeader(bmp({ pixels, bits: 24, ...own }));

/** A file with another number at a place. */
function changed(fixture: BmpFixture, at: number, value: number): Buffer {
  const bytes = bmp(fixture);
  bytes.writeInt32LE(value, at);
  return bytes;
}

describe('the headers of a BMP', () => {
  it.each([12, 40, 52, 56, 64, 108, 124] as const)('of %i bytes say how large it is', (header) => {
    expect(headerOf({ header })).toMatchObject({ width: 4, height: 2, isTopDown: false, bits: 24, storage: 'plain' });
  });

  it('say that rows come from the top by a height below zero', () => {
    expect(headerOf({ isTopDown: true })).toMatchObject({ height: 2, isTopDown: true });
  });

  it('are found behind that of an OS/2 bitmap array', () => {
    expect(headerOf({ inArray: true })).toMatchObject({ width: 4, height: 2 });
  });

  it('have the colours that pixels are numbers of', () => {
    const { palette, paletteEnd, dataStart } = headerOf({ bits: 8 });
    const colours = [...new Map(pixels.flat().map((colour) => [colour.join(), colour])).values()];
    expect([...palette.subarray(0, 12)]).toEqual(colours.flatMap((colour) => colour.slice(0, 3)));
    expect(paletteEnd).toBe(dataStart);
  });

  it('have the masks of pixels, or those usual for their depth', () => {
    expect(headerOf({ bits: 16 }).masks).toEqual([0x7c00, 0x3e0, 0x1f, 0]);
    expect(headerOf({ bits: 16, masks: [0xf800, 0x7e0, 0x1f, 0] }).masks).toEqual([0xf800, 0x7e0, 0x1f, 0]);
    expect(headerOf({ bits: 32, header: 40 }).masks).toEqual([0xff0000, 0xff00, 0xff, 0]);
  });

  it.each([
    [1, 8, 40, 'rle8'],
    [2, 4, 40, 'rle4'],
    [3, 1, 64, 'huffman'],
    [4, 24, 64, 'rle24'],
    [4, 24, 40, 'jpeg'],
    [5, 24, 40, 'png'],
  ] as const)(
    'say by %i that pixels of %i bits, in a header of %i bytes, are %s',
    (compression, bits, header, storage) => {
      expect(headerOf({ bits, header, packed: { compression, data: Buffer.alloc(4) } }).storage).toBe(storage);
    },
  );

  it.each([
    ['cut off', bmp({ pixels, bits: 24 }).subarray(0, 30)],
    ['of a size that none has', changed({ pixels, bits: 24 }, 14, 8)],
    ['without columns', changed({ pixels, bits: 24 }, 18, 0)],
    ['without rows', changed({ pixels, bits: 24 }, 22, 0)],
    ['of an unknown compression', bmp({ pixels, bits: 24, packed: { compression: 9, data: Buffer.alloc(4) } })],
  ])('are damaged if they are %s', (_, bytes) => {
    expect(() => readHeader(bytes)).toThrow(expect.objectContaining({ code: 'damaged-file' }));
  });
});
