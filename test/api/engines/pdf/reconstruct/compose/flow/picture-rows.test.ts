import { describe, expect, it } from 'vitest';
import {
  pictureParagraph,
  withPictureRows,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/picture-rows.ts';
import type { PlacedPicture } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';

const edges = { x0: 50, x1: 250 };
const picture = (y0: number, y1: number, x0 = 150): PlacedPicture => {
  const own = { x0, x1: x0 + 50, y0, y1 };
  return { ...own, type: 'picture', picture: { ...own, bytes: new Uint8Array(), format: 'png' } };
};
const rowsOf = (items: readonly PlacedPicture[]) =>
  withPictureRows(items).flatMap((item) => (item.type === 'pictures' ? [item] : []));
const paragraphsOf = (items: readonly PlacedPicture[]) =>
  rowsOf(items).map((row) => pictureParagraph(row, edges, 20, null));

describe('pictures side by side', () => {
  it('share a paragraph, with tabs to their places', () => {
    const [row, ...others] = paragraphsOf([picture(60, 100, 180), picture(62, 90, 100)]);
    expect(others).toEqual([]);
    const tabs = [{ at: 130, alignment: 'left', leader: 'none' }];
    expect(row).toMatchObject({ type: 'paragraph', before: 20, left: 50, tabs });
    expect(row?.inlines.map(({ type }) => type)).toEqual(['drawing', 'tab', 'drawing']);
  });

  it('reach as far as the highest and the lowest of them', () => {
    expect(rowsOf([picture(60, 100, 180), picture(55, 90, 100)])).toMatchObject([{ y0: 55, y1: 100 }]);
  });

  it('are apart where one is below the other', () => {
    expect(rowsOf([picture(60, 100), picture(110, 150)])).toHaveLength(2);
  });

  it.each([
    ['in the padding of their cell', picture(60, 100, 46), [0, 0]],
    ['wider than the room in their cell', { ...picture(60, 100, 46), x1: 255 }, [-4, -5]],
  ])('that are %s have indents of %j', (_, item, indents) => {
    expect(paragraphsOf([item]).map(({ left, right }) => [left, right])).toEqual([indents]);
  });

  it('are moved out of the padding of their cell together', () => {
    const found = paragraphsOf([picture(60, 100, 45), picture(62, 90, 97)]);
    expect(found).toMatchObject([{ left: 0, tabs: [{ at: 52 }] }]);
  });

  it('extend beyond the margins where they stand there', () => {
    const found = paragraphsOf([picture(60, 100, 20), picture(62, 90, 230)]);
    expect(found).toMatchObject([{ left: -30, right: -31, tabs: [{ at: 180 }] }]);
  });

  it('have no tab between them where they touch, and room where they are as wide as the text', () => {
    const strip = [50, 100, 150, 200].map((x0) => picture(60, 100, x0));
    const [row, ...others] = paragraphsOf(strip);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ left: 0, right: -1, tabs: [] });
    expect(row?.inlines.map(({ type }) => type)).toEqual(strip.map(() => 'drawing'));
  });
});
