import { describe, expect, it } from 'vitest';
import { createRelationships } from '../../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import { slideTableXml } from '../../../../../../../api/engines/pdf/reconstruct/pptx/tables/slide-table-xml.ts';
import type { FilledCell, FilledTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { type GridCell, gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';

const border = { width: 1, colour: 'AA0000' };
/** A cell of a table whose columns and rows are at each 10 points. */
const cellAt = (row: number, column: number, rows = 1, columns = 1, fill: string | null = null): FilledCell => {
  const cell: GridCell = {
    ...{ row, column, rows, columns, borders: { top: border, left: null, bottom: null, right: null } },
    ...{ x0: 10 * column, x1: 10 * (column + columns), y0: 10 * row, y1: 10 * (row + rows) },
  };
  return { cell, items: [], edges: { x0: cell.x0, x1: cell.x1 }, fill };
};
function tableOf(...cells: readonly FilledCell[]): FilledTable {
  const grid = gridOf(
    [0, 10, 30, 40],
    [0, 10, 20],
    cells.map(({ cell }) => cell),
  );
  return { ...grid, type: 'table', grid, cells, padding: { left: 2, right: 1 } };
}
const xmlOf = (...cells: readonly FilledCell[]) =>
  slideTableXml({ table: tableOf(...cells), cells: new Map() }, 7, createRelationships(), [5, 6]);
const spansOf = (xml: string) => [...xml.matchAll(/<a:tc( [^>]*)?>/g)].map(([, spans = '']) => spans.trim());

describe('a table of a slide', () => {
  it('is at its place, with columns and rows of its sizes', () => {
    const xml = xmlOf(cellAt(0, 0));
    expect(xml).toContain('<a:off x="63500" y="76200"/><a:ext cx="508000" cy="254000"/>');
    expect(xml.match(/<a:gridCol w="\d+"/g)).toEqual(['127000', '254000', '127000'].map((w) => `<a:gridCol w="${w}"`));
    expect(xml.match(/<a:tr h="127000"/g)).toHaveLength(2);
    expect(xml).toContain('<p:cNvPr id="7" name="Table 7"/>');
  });

  it('has a cell for every row and column, of which those are merged that a wider or higher one covers', () => {
    expect(spansOf(xmlOf(cellAt(0, 0, 2, 2), cellAt(0, 2), cellAt(1, 2)))).toEqual([
      ...['rowSpan="2" gridSpan="2"', 'hMerge="1"', ''],
      ...['vMerge="1"', 'hMerge="1" vMerge="1"', ''],
    ]);
    expect(spansOf(xmlOf(cellAt(0, 1)))).toEqual(['', '', '', '', '', '']);
  });

  it('shows the first of cells at one place', () => {
    const xml = xmlOf(cellAt(0, 0, 1, 3, '112233'), cellAt(0, 1, 1, 1, '445566'));
    expect([xml.includes('112233'), xml.includes('445566')]).toEqual([true, false]);
  });

  it('has borders, a colour, and room around the text of its cells', () => {
    const xml = xmlOf(cellAt(0, 0, 1, 1, '112233'));
    expect(xml).toContain('<a:tcPr marL="25400" marR="12700" marT="0" marB="0"><a:lnL w="0"><a:noFill/></a:lnL>');
    expect(xml).toMatch(/<a:lnT w="12700"><a:solidFill><a:srgbClr val="AA0000"\/>.*<a:srgbClr val="112233"\/>/);
  });

  it('has the text of its cells once', () => {
    const first = cellAt(0, 0, 2, 1);
    const paragraphs: [] = [];
    const cells = new Map([[first, { top: 3, left: 4, right: 5, paragraphs }]]);
    const xml = slideTableXml({ table: tableOf(first), cells }, 1, createRelationships(), [0, 0]);
    expect(xml.match(/marL="50800" marR="63500" marT="38100"/g)).toHaveLength(1);
  });
});
