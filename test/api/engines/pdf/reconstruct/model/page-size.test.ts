import { expect, it } from 'vitest';
import { haveSameSize } from '../../../../../../api/engines/pdf/reconstruct/model/page-size.ts';

it('pages have the same size if they differ by less than two points', () => {
  const page = { width: 595, height: 842 };
  expect(haveSameSize(page, { width: 595.3, height: 841.9 })).toBe(true);
  expect(haveSameSize(page, { width: 595, height: 840 })).toBe(false);
  expect(haveSameSize(page, { width: 842, height: 595 })).toBe(false);
});
