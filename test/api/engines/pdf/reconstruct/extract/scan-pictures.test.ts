import { describe, expect, it } from 'vitest';
import { scanPictures } from '../../../../../../api/engines/pdf/reconstruct/extract/scan-pictures.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const picture = (x0: number, y0: number, x1: number, y1: number): Picture => ({
  ...{ x0, y0, x1, y1 },
  bytes: new Uint8Array(1),
  format: 'png',
});
const shown = (...pictures: readonly Picture[]) =>
  scanPictures({ pictures, width: 600, height: 800 }).map((each) => pictures.indexOf(each));

describe('the pictures that show the text of a page', () => {
  it('are the one that covers it, without a stamp on it', () => {
    expect(shown(picture(0, 0, 600, 800), picture(400, 700, 500, 750))).toEqual([0]);
  });

  it('are strips of a scan that cover it together', () => {
    const strips = Array.from({ length: 8 }, (_, index) => picture(0, 100 * index, 600, 100 * index + 100));
    expect(shown(...strips)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(shown(...strips.slice(0, 4))).toEqual([]);
  });

  it('are those of its lines and words', () => {
    const words = [70, 150, 230].map((x) => picture(x, 70, x + 70, 84));
    expect(shown(...words, picture(70, 300, 300, 500))).toEqual([0, 1, 2]);
  });

  it('are neither photographs nor a row of icons', () => {
    expect(shown(picture(70, 70, 300, 300), picture(310, 70, 540, 300))).toEqual([]);
    expect(shown(picture(10, 50, 590, 360), picture(10, 450, 590, 760))).toEqual([]);
    expect(shown(picture(70, 70, 90, 90), picture(100, 70, 120, 90))).toEqual([]);
    expect(shown(...[70, 100, 130, 160, 190, 220, 250].map((x) => picture(x, 70, x + 3, 73)))).toEqual([]);
  });
});
