import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { edgeGrid } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/edge-grid.ts';
import { findFaces } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/find-faces.ts';
import { gridOfFaces } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/grid-cells.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Half of an 11 pt letter. */
const minCell = 5.5;

function partsOf(rules: readonly Rule[]) {
  const edges = edgeGrid(rules, minCell);
  return { edges, all: findFaces(edges) };
}
const border = { width: 0.5, colour: '000000' };

describe('the cells of a table', () => {
  it('are its faces', () => {
    const { edges, all } = partsOf(gridRules([50, 150, 250], [100, 120, 140]));
    const { cells } = gridOfFaces(edges, all, all.faces, () => []);
    expect(cells.map(({ row, column, rows, columns }) => [row, column, rows, columns])).toEqual([
      [0, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 1, 1],
    ]);
  });

  it('fill up the rectangle, with the borders that are drawn', () => {
    const { edges, all } = partsOf([...gridRules([50, 150, 250], [100, 120]), ...gridRules([50, 150], [120, 140])]);
    const { cells } = gridOfFaces(edges, all, all.faces, () => []);
    expect(cells).toHaveLength(4);
    expect(cells.at(-1)).toMatchObject({
      row: 1,
      column: 1,
      borders: { top: border, left: border, bottom: null, right: null },
    });
  });

  it('contain nested tables', () => {
    const { edges, all } = partsOf(gridRules([50, 150, 250], [100, 120]));
    const inner = gridOf([160, 240], [105, 115], []);
    const { cells } = gridOfFaces(edges, all, all.faces, ({ left }) => (left === 1 ? [inner] : []));
    expect(cells.map(({ nested }) => nested)).toEqual([undefined, [inner]]);
  });

  it('have no edges that leave no room for text between them', () => {
    const { edges, all } = partsOf(gridRules([50, 55, 150], [100, 120]));
    expect(gridOfFaces(edges, all, all.faces, () => []).xs).toEqual([52.5, 150]);
  });
});
