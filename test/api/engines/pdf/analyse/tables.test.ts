import { describe, expect, it } from 'vitest';
import { findAlignedTables } from '../../../../../api/engines/pdf/analyse/aligned-tables.ts';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { findRuledTables } from '../../../../../api/engines/pdf/analyse/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../support/glyphs.ts';

describe('tables with lines', () => {
  it('has a cell between every two lines', () => {
    const [grid] = findRuledTables(gridRules([50, 150, 250], [100, 120, 140]));
    expect(grid?.cells).toHaveLength(4);
  });

  it('merges cells that no line parts', () => {
    const rules = gridRules([50, 150, 250], [100, 120, 140]).map((rule) =>
      !rule.isHorizontal && rule.x0 === 150 ? { ...rule, y0: 120 } : rule,
    );
    const [grid] = findRuledTables(rules);
    expect(grid?.cells.map(({ columns }) => columns)).toEqual([2, 1, 1]);
  });

  it('does not take a box for a table', () => {
    expect(findRuledTables(gridRules([50, 250], [100, 140]))).toEqual([]);
  });
});

describe('tables without lines', () => {
  const row = (y: number, ...cells: readonly string[]) =>
    cells.flatMap((text, index) => glyphs(text, 50 + index * 120, y));

  it('finds columns that are aligned', () => {
    const rows = [
      row(100, 'City', 'People', 'Area'),
      row(115, 'Oslo', '709037', '454'),
      row(130, 'Bergen', '291940', '465'),
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), []);
    expect(grid?.xs).toHaveLength(4);
    expect(grid?.ys).toHaveLength(4);
  });

  it('leaves lists and lines with leaders alone', () => {
    const list = [100, 115, 130].flatMap((y, index) => [
      ...glyphs(`${index + 1}.`, 50, y),
      ...glyphs('An item of a list', 80, y),
    ]);
    expect(findAlignedTables(findSegments(list), [])).toEqual([]);
  });
});
