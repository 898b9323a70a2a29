import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../../../api/engines/pdf/reconstruct/extract/raster.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createLetterPictures } from '../../../../../../api/engines/pdf/reconstruct/unread/letter-pictures.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const [black, white] = [0xff000000, 0xffffffff];

/** A page of 100 by 100 points, a pixel each, with ink between two rows: a stroke in every five points. */
function raster(from: number, to: number): Raster {
  const pixels = new Uint32Array(100 * 100).fill(white);
  for (let y = from; y < to; y++) for (let x = 2; x < 100; x += 5) pixels[y * 100 + x] = black;
  return { width: 100, height: 100, pixelsPerPoint: 1, pixels };
}
const unknown = glyphs('\ufffd', 20, 50);
const read = (letters: readonly Glyph[], drawn: Raster | null, withPictures = createLetterPictures(() => drawn)) =>
  withPictures({ ...emptyPage(0, { width: 100, height: 100 }), glyphs: letters }).glyphs;

describe('a letter that nothing tells', () => {
  it('has the picture that the page shows of it, as wide as it and as high as its ink', () => {
    const [letter] = read(unknown, raster(44, 49));
    expect(letter?.picture).toMatchObject({ x0: 20, x1: 25, y0: 44, y1: 49, format: 'png' });
    expect(letter?.text).toBe('\ufffd');
  });

  it('keeps its sign where the page shows nothing, and where it cannot be drawn', () => {
    expect(read(unknown, raster(0, 0))[0]?.picture).toBeUndefined();
    expect(read(unknown, null)[0]?.picture).toBeUndefined();
  });

  it('shows its ink above and below the line, but not that of other lines', () => {
    expect(read(unknown, raster(40, 55))[0]?.picture).toMatchObject({ y0: 40, y1: 55 });
    expect(read(unknown, raster(20, 55))[0]?.picture).toMatchObject({ y0: 36, y1: 55 });
  });

  it('has one with the others of its word', () => {
    const letters = read([...glyphs('a\ufffd\ufffd', 20, 50), ...glyphs('\ufffd \ufffd', 60, 50)], raster(44, 49));
    expect(letters.map(({ text, picture }) => [text, picture?.x0, picture?.x1])).toEqual([
      ['a', undefined, undefined],
      ['\ufffd', 25, 35],
      ['\ufffd', 60, 65],
      ['\ufffd', 70, 75],
    ]);
  });

  it('is drawn only so often in a document', () => {
    let drawn = 0;
    const withPictures = createLetterPictures(() => {
      drawn++;
      return raster(44, 49);
    });
    for (let page = 0; page < 100; page++) read(unknown, null, withPictures);
    expect(drawn).toBe(60);
  });
});

it('draws no page of which all letters are told', () => {
  const [letter] = read(glyphs('a', 20, 50), raster(44, 49));
  expect(letter?.picture).toBeUndefined();
});
