import { describe, expect, it } from 'vitest';
import { composeFlow } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/compose-flow.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { composeTable } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/compose-table.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import type { FilledCell } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext as context } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

describe('tables of the document', () => {
  const compose = (...texts: readonly string[]) => {
    const [grid] = findRuledTables(gridRules([50, 150, 190], [100, 120]));
    const letters = texts.flatMap((text, index) => glyphs(text, 55 + index * 100, 113));
    return composeTable(fillTable(grid as Grid, letters, [], []), 0, context, () => []);
  };

  it('count their columns from the left', () => {
    const { isRightToLeft, columns } = compose('one', 'two');
    expect([isRightToLeft, columns.map(Math.round)]).toEqual([false, [100, 40]]);
  });

  it('count their columns from the right where their text runs to the left', () => {
    const { isRightToLeft, columns } = compose('\u05d0\u05d1', '\u05d2\u05d3');
    expect([isRightToLeft, columns.map(Math.round)]).toEqual([true, [40, 100]]);
  });

  it('have rows without a height of their own where a page divides them', () => {
    const [grid] = findRuledTables(gridRules([50, 150], [100, 120, 140]));
    const table = { ...fillTable(grid as Grid, glyphs('one', 55, 113), [], []), dividedRows: [1] };
    expect(composeTable(table, 0, context, () => []).rows.map(({ height }) => height)).toEqual([20, null]);
  });

  it('keep what is free below the text of a divided row as space after it', () => {
    const [grid] = findRuledTables(gridRules([50, 150, 250], [100, 160]));
    const letters = [...glyphs('one', 55, 112), ...glyphs('two', 155, 124)];
    const table = { ...fillTable(grid as Grid, letters, [], []), dividedRows: [0] };
    const [row] = composeTable(table, 0, context, (cell, top, own) => {
      return composeFlow(cell.items, { edges: cell.edges, top, starts: null }, own).blocks;
    }).rows;
    const [after] = row?.cells.map(({ blocks: [block] }) => (block?.type === 'paragraph' ? block.after : 0)) ?? [];
    expect(after).toBeGreaterThan(30);
    expect(after).toBeLessThan(36);
  });

  it('have drawings anchored in the first and the last paragraph of a cell, whose text is set from its top', () => {
    const [grid] = findRuledTables(gridRules([50, 150], [100, 160]));
    const filled = fillTable(grid as Grid, glyphs('one', 55, 133), [], []);
    const shapes = (x: number): Inline => ({ type: 'shapes', shapes: [], origin: { x, y: 100 } });
    const cellOf = (parts: Partial<FilledCell>) => {
      const table = { ...filled, cells: filled.cells.map((cell) => ({ ...cell, ...parts })) };
      const { rows } = composeTable(table, 0, context, () => [emptyParagraph({}), emptyParagraph({})]);
      const [cell] = rows[0]?.cells ?? [];
      const inlines = cell?.blocks.map((block) => (block.type === 'paragraph' ? block.inlines : []));
      return { vertical: cell?.vertical, inlines };
    };
    expect(cellOf({})).toEqual({ vertical: 'center', inlines: [[], []] });
    const held = { floats: [shapes(1)], lastFloats: [shapes(2)] };
    expect(cellOf(held)).toEqual({ vertical: 'top', inlines: [[shapes(1)], [shapes(2)]] });
  });

  it('have rows no higher than on the page: text stands a little higher where it would not fit', () => {
    const [grid] = findRuledTables(gridRules([50, 150, 190], [100, 113]));
    const table = fillTable(grid as Grid, glyphs('tight', 55, 110.5), [], []);
    const { rows } = composeTable(table, 0, context, (cell, top, own) => {
      return composeFlow(cell.items, { edges: cell.edges, top, starts: null }, own).blocks;
    });
    const [block] = rows[0]?.cells[0]?.blocks ?? [];
    const taken = block?.type === 'paragraph' ? block.before + block.line.value : 0;
    expect(taken).toBeGreaterThan(11);
    expect(taken).toBeLessThan(12.5);
  });

  it('have only lines no higher than their rows, however far apart those of a table are', () => {
    const [grid] = findRuledTables(gridRules([50, 150, 190], [100, 113]));
    const lineOf = (text: string) => {
      const table = fillTable(grid as Grid, glyphs(text, 55, 110.5), [], []);
      const { rows } = composeTable(table, 0, { ...context, pitchOf: () => 17 }, (cell, _, own) => {
        return composeFlow(cell.items, { edges: cell.edges, top: Number.POSITIVE_INFINITY, starts: null }, own).blocks;
      });
      const [block] = rows[0]?.cells[0]?.blocks ?? [];
      return block?.type === 'paragraph' ? block.line.value : 0;
    };
    expect(lineOf('tight')).toBeLessThan(13);
  });
});
