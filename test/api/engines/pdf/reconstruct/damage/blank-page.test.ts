import { expect, it } from 'vitest';
import { blankPage, isBlank } from '../../../../../../api/engines/pdf/reconstruct/damage/blank-page.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('stands for a page, as large as another or as a sheet of US Letter', () => {
  expect(blankPage(3, { width: 100, height: 200 })).toMatchObject({ index: 3, width: 100, height: 200, glyphs: [] });
  expect(blankPage(0)).toMatchObject({ width: 612, height: 792 });
});

it('has nothing on it, not even what runs up the page, but links', () => {
  const page = blankPage(0);
  expect(isBlank(page)).toBe(true);
  expect(isBlank({ ...page, links: [{ x0: 0, x1: 1, y0: 0, y1: 1, target: '#a' }] })).toBe(true);
  expect(isBlank({ ...page, rotated: glyphs('x', 0, 0) })).toBe(false);
  expect(isBlank({ ...page, rules: gridRules([0, 1], [0, 1]) })).toBe(false);
});
