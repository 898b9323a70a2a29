import { describe, expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const image = 'BI /W 4 /H 4 /BPC 8 /CS /G ID \x00\x10\x20\x30\x40\x50\x60\x70\x80\x90\xa0\xb0\xc0\xd0\xe0\xf0 EI';
const placed = `60 0 0 40 20 30 cm ${image}`;
const picturesOf = async (content: string) => (await textPage(content)).pictures;

describe('a picture', () => {
  it('is where it is shown on the page', async () => {
    const [picture, ...others] = await picturesOf(`q ${placed} Q`);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ x0: 20, x1: 80, y0: 30, y1: 70 });
    expect(picture?.crop).toBeUndefined();
  });

  it('is cropped to a straight clip', async () => {
    const [picture] = await picturesOf(`q 35 0 200 200 re W n ${placed} Q`);
    expect(picture).toMatchObject({ x0: 35, x1: 80, y0: 30, y1: 70 });
    expect(picture?.crop?.left).toBeCloseTo(0.25, 1);
    expect(picture?.crop?.right).toBeCloseTo(0, 1);
  });

  it('is none where its clip leaves nothing or a line of it, and if it is a spacer', async () => {
    expect(await picturesOf(`q 100 0 20 20 re W n ${placed} Q`)).toEqual([]);
    expect(await picturesOf(`q 20 0 0.5 200 re W n ${placed} Q`)).toEqual([]);
    expect(await picturesOf(`q 60 0 0 0.5 20 30 cm ${image} Q`)).toEqual([]);
  });

  it('is a line on slides where it is long, unless a page has many of them, which are strips of others', async () => {
    const picturesOf = async (content: string, keepsLinePictures = true) =>
      (await textPage(content, undefined, undefined, undefined, { keepsLinePictures })).pictures;
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `q 100 0 0 ${2 + at / 100} 20 ${30 + 4 * at} cm ${image} Q`).join(' ');
    expect(await picturesOf(lines(8))).toHaveLength(8);
    expect(await picturesOf(lines(9))).toEqual([]);
    expect(await picturesOf(lines(1), false)).toEqual([]);
  });
});
