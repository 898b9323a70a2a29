import { expect, it } from 'vitest';
import { haveSameSize, isGround } from '../../../../../../api/engines/pdf/reconstruct/model/page-size.ts';

it('pages have the same size if they differ by less than two points', () => {
  const page = { width: 595, height: 842 };
  expect(haveSameSize(page, { width: 595.3, height: 841.9 })).toBe(true);
  expect(haveSameSize(page, { width: 595, height: 840 })).toBe(false);
  expect(haveSameSize(page, { width: 842, height: 595 })).toBe(false);
});

it('the ground of a page takes nearly all of its width and height', () => {
  const page = { width: 500, height: 600 };
  expect(isGround({ x0: 10, y0: 10, x1: 490, y1: 590 }, page)).toBe(true);
  expect(isGround({ x0: 0, y0: 0, x1: 500, y1: 500 }, page)).toBe(false);
  expect(isGround({ x0: 0, y0: 0, x1: 400, y1: 600 }, page)).toBe(false);
});
