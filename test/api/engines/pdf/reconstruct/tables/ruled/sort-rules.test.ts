import { describe, expect, it } from 'vitest';
import type { Page, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import {
  rulesOfEmptyGrids,
  sortRules,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/sort-rules.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';
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
    expect(sorted.textRules).toEqual([underline]);
  });

  it('make a box a table where its program draws the rows of tables first', () => {
    const box = [...grid].filter(({ isHorizontal, x0, y0 }) => (isHorizontal ? y0 !== 120 : x0 !== 150));
    const rules = [
      ...box.filter(({ isHorizontal }) => isHorizontal),
      ...box.filter(({ isHorizontal }) => !isHorizontal),
    ];
    const tablesOf = (facts: Partial<Page>) =>
      sortRules({ ...page, rules, ...facts }).grids.map(({ isTagged = false }) => isTagged);
    expect(tablesOf({ producer: 'libreoffice' })).toEqual([true]);
    expect(tablesOf({ producer: 'libreoffice', isTagged: true })).toEqual([false]);
    expect(tablesOf({})).toEqual([false]);
  });

  it('are drawn where their grid becomes no table', () => {
    expect(rulesOfEmptyGrids(sorted, [])).toEqual(grid);
    expect(rulesOfEmptyGrids(sorted, sorted.grids)).toEqual([]);
  });

  it('belong to a table in a cell of another, too', () => {
    const inner = gridRules([160, 200, 240], [104, 110, 116]);
    const outer = sortRules({ ...page, glyphs: [], rules: [...grid, ...inner] });
    expect(outer.grids.length).toBe(1);
    expect(outer.looseRules).toEqual([]);
    expect(rulesOfEmptyGrids(outer, [])).toEqual([...grid, ...inner]);
    expect(rulesOfEmptyGrids(outer, outer.grids)).toEqual(expect.arrayContaining(inner));
  });

  it(
    'are sorted in time that grows with their number, in a drawing of thousands of boxes with labels',
    withinCpuTime(3000, () => {
      const [columns, rows, size] = [36, 28, 30];
      const places = Array.from({ length: columns * rows }, (_, place) => [
        place % columns,
        Math.floor(place / columns),
      ]);
      const boxes = places.map(([x = 0, y = 0]) =>
        gridRules([size * x, size * x + size - 8], [size * y, size * y + size - 8]),
      );
      const labels = places.map(([x = 0, y = 0]) => glyphs('ab', size * x + 4, size * y + 14));
      // A pattern below the boxes.
      const marks = Array.from({ length: 20_000 }, (_, mark): Rule => {
        const [x0, y0] = [size * (mark % columns), size * rows + mark / 10];
        return { ...underline, x0, x1: x0 + 10, y0, y1: y0 };
      });
      const drawing = sortRules({ ...page, glyphs: labels.flat(), rules: [...boxes.flat(), ...marks] });
      expect(drawing.grids.length).toBe(columns * rows);
      expect(rulesOfEmptyGrids(drawing, []).length).toBe(4 * columns * rows);
    }),
  );
});
