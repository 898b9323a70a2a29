import { describe, expect, it } from 'vitest';
import { findRepeatedPictures } from '../../../../../../api/engines/pdf/reconstruct/marks/repeated-pictures.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const picture = (x0: number, data = 1, isOfHead = false): Picture => ({
  ...{ x0, x1: x0 + 50, y0: 20, y1: 40, bytes: new Uint8Array([data]), format: 'png' },
  ...(isOfHead && { isOfHead }),
});
const repeatedOn = (...pages: readonly (readonly Picture[])[]) =>
  findRepeatedPictures(pages.map((pictures, index) => ({ index, pictures }))).repeated.map(({ on }) => [...on]);

describe('pictures that pages repeat', () => {
  it('are the same at the same place of most pages', () => {
    expect(repeatedOn([picture(50)], [picture(50.2)], [picture(50)])).toEqual([[0, 1, 2]]);
    expect(repeatedOn([picture(50)], [picture(90)], [picture(130)])).toEqual([]);
    expect(repeatedOn([picture(50, 1)], [picture(50, 2)], [picture(50, 3)])).toEqual([]);
  });

  it('are none on a single page, unless tags name them parts of heads', () => {
    expect(repeatedOn([picture(50)])).toEqual([]);
    expect(repeatedOn([picture(50, 1, true)], [], [], [], [])).toEqual([[0]]);
  });

  it('are told from others of a page', () => {
    const [logo, own] = [picture(50), picture(200, 2)];
    const { isRepeated } = findRepeatedPictures([
      { index: 0, pictures: [logo, own] },
      { index: 1, pictures: [picture(50)] },
    ]);
    expect([isRepeated(logo), isRepeated(own)]).toEqual([true, false]);
  });

  it('have a place of their own in the order in which each page is painted', () => {
    const pages = [3, 8].map((paintedAfter, index) => ({ index, pictures: [{ ...picture(50), paintedAfter }] }));
    const [logo] = findRepeatedPictures(pages).repeated;
    expect([...(logo?.paintedAfter ?? [])]).toEqual([
      [0, 3],
      [1, 8],
    ]);
  });
});
