import { describe, expect, it } from 'vitest';
import { joinBeside } from '../../../../../../../api/engines/pdf/reconstruct/tables/beside/join-beside.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const left = gridRules([50, 100, 150], [100, 120, 140]);
const joinedOf = (rules: ReturnType<typeof gridRules>, gutter: number | null = null) =>
  joinBeside(findRuledTables(rules), gutter);

describe('tables side by side', () => {
  it('are one table with an empty column if they have the same rows', () => {
    const [table, ...others] = joinedOf([...left, ...gridRules([180, 230, 280], [100, 120, 140])]);
    expect(others).toEqual([]);
    expect(table?.xs).toEqual([50, 100, 150, 180, 230, 280]);
    expect(table?.cells).toHaveLength(10);
    const between = table?.cells.filter(({ column }) => column === 2);
    expect(between?.map(({ row, borders }) => [row, borders.top, borders.left])).toEqual([
      [0, null, null],
      [1, null, null],
    ]);
  });

  it('stay apart if their rows differ, or if they are far from each other', () => {
    expect(joinedOf([...left, ...gridRules([180, 230, 280], [100, 128, 140])])).toHaveLength(2);
    expect(joinedOf([...left, ...gridRules([300, 350, 400], [100, 120, 140])])).toHaveLength(2);
    expect(joinedOf([...left, ...gridRules([50, 100, 150], [160, 180, 200])])).toHaveLength(2);
  });

  it('stay apart if they are copies of one form, as the gutter between these shows', () => {
    const both = [...left, ...gridRules([180, 230, 280], [100, 120, 140])];
    expect([165, 300].map((gutter) => joinedOf(both, gutter).length)).toEqual([2, 1]);
  });

  it('are joined within a cell, too', () => {
    const inner = [...gridRules([60, 110, 160], [110, 130, 150]), ...gridRules([180, 230, 280], [110, 130, 150])];
    const [outer] = joinedOf([...gridRules([50, 300, 400], [100, 200]), ...inner]);
    expect(outer?.cells[0]?.nested?.map(({ xs }) => xs.length)).toEqual([6]);
  });
});
