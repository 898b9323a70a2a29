import { describe, expect, it } from 'vitest';
import type { Page, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import {
  rulesOfEmptyGrids,
  sortRules,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/sort-rules.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const grid = gridRules([50, 150, 250], [100, 120, 140]);
const underline: Rule = { isHorizontal: true, x0: 50, x1: 70, y0: 202, y1: 202, thickness: 0.5, colour: '000000' };
const separator: Rule = { ...underline, x0: 50, x1: 250, y0: 300, y1: 300 };
const page: Page = {
  ...emptyPage(0, { width: 300, height: 400 }),
  glyphs: glyphs('word', 50, 200),
  rules: [...grid, underline, separator],
};

describe('the rules of a page', () => {
  const sorted = sortRules(page);

  it('are underlines, grids or loose', () => {
    expect(page.glyphs.every(({ isUnderlined }) => isUnderlined)).toBe(true);
    expect(sorted.grids.map(({ cells }) => cells.length)).toEqual([4]);
    expect(sorted.drawnRules).toEqual([...grid, separator]);
    expect(sorted.looseRules).toEqual([separator]);
  });

  it('are drawn where their grid becomes no table', () => {
    expect(rulesOfEmptyGrids(sorted, [])).toEqual(grid);
    expect(rulesOfEmptyGrids(sorted, sorted.grids)).toEqual([]);
  });
});
