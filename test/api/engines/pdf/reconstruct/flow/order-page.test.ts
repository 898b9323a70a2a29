import { describe, expect, it } from 'vitest';
import { orderPage } from '../../../../../../api/engines/pdf/reconstruct/flow/order-page.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const edges = { x0: 72, x1: 312 };
const picture = (x0: number, x1: number): Picture => ({
  x0,
  x1,
  y0: 100,
  y1: 300,
  format: 'png',
  bytes: Buffer.from(''),
});
const places = (...pictures: readonly Picture[]) => {
  const page = orderPage({ body: [], tables: [], pictures, header: [], footer: [] }, edges, []);
  return {
    flowing: page.regions.flatMap(({ columns }) => columns.flatMap(({ items }) => items)).length,
    floats: page.floats,
  };
};

describe('a page of pictures alone', () => {
  it('keeps the place and the size of those that reach beyond the text', () => {
    const photo = picture(0, 384);
    expect(places(photo)).toEqual({ flowing: 0, floats: [photo] });
  });

  it('lets those flow that the text has room for', () => {
    expect(places(picture(80, 300))).toEqual({ flowing: 1, floats: [] });
  });
});
