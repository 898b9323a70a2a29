import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The rows of a table of two, of which only the first holds text. */
const rowsWith = (change: (rule: Rule) => Rule) => {
  const [grid] = findRuledTables(
    gridRules([50, 150, 250], [100, 120, 140]).flatMap((rule) =>
      rule.isHorizontal ? [change(rule)] : [{ ...rule, y1: 120 }, change({ ...rule, y0: 120 })],
    ),
  );
  const table = fillTable(grid as Grid, [...glyphs('one', 55, 113), ...glyphs('two', 155, 113)], [], []);
  return [table.grid.ys.length - 1, table.y1];
};
const white = (rule: Rule) => (rule.y1 > 120 ? { ...rule, colour: 'FFFFFF' } : rule);

describe('the rows of a table', () => {
  it('end with what shows something', () => {
    expect(rowsWith((rule) => rule)).toEqual([2, 140]);
    expect(rowsWith(white)).toEqual([1, 120]);
  });
});
