import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { withTablesInCells } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/tables-in-cells.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const table = findRuledTables(gridRules([50, 150, 400], [100, 120, 220]))[0] as Grid;
const names = [...glyphs('Issue', 55, 113), ...glyphs('None', 155, 113), ...glyphs('Severity', 55, 160)];
const scores = [
  [glyphs('Base score:', 154, 133), glyphs('9.8', 260, 133)],
  [[...glyphs('Exploitability', 154, 145), ...glyphs('subscore:', 154, 157)], glyphs('3.9', 260, 145)],
  [glyphs('Impact subscore:', 154, 169), glyphs('5.9', 260, 169)],
].flat(2);
const note = glyphs('Such scores overemphasise exploitability, as a note says.', 154, 190);
const nestedOf = (letters: readonly Glyph[]) =>
  withTablesInCells(table, () => letters).cells.flatMap(({ row, column, nested = [] }) =>
    nested.map(({ xs, ys, x0, x1 }) => [row, column, xs.length - 1, ys.length - 1, x0 >= 150 && x1 <= 400]),
  );

describe('a table without borders in a cell', () => {
  it('is found where its cells are drawn one after the other', () => {
    expect(nestedOf([...names, ...scores, ...note])).toEqual([[1, 1, 2, 3, true]]);
  });

  it('is none where lines are drawn one after the other, as with tabs', () => {
    const lines = [...scores].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
    expect(nestedOf([...names, ...lines, ...note])).toEqual([]);
  });

  it('is found by its names, however it is drawn: tabs lead to the next cell', () => {
    const named = (...names: readonly string[]) =>
      nestedOf(
        names.flatMap((name, row) => [...glyphs(name, 154, 133 + 12 * row), ...glyphs('3.9', 260, 133 + 12 * row)]),
      );
    expect(named('Base:', 'Impact:', 'Exploit:')).toEqual([[1, 1, 2, 3, true]]);
    expect(named('Base:', 'Impact', 'Exploit')).toEqual([]);
    expect(named('Base:', 'Impact:')).toEqual([]);
  });
});
