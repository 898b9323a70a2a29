import { describe, expect, it } from 'vitest';
import type { Box, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { gridsOfAreas } from '../../../../../../../api/engines/pdf/reconstruct/tables/areas/area-grids.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const area = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });
const gridsOf = (runs: readonly (readonly Box[])[], rules: readonly Rule[] = []) =>
  gridsOfAreas(runs, { rules, fills: [] });
const cellsOf = ({ cells }: Grid) =>
  cells.map(({ row, column, rows, columns }) => [row, column, rows, columns].join(' '));

const row = [area(50, 100, 150, 120), area(150, 100, 250, 120)];

describe('areas of text', () => {
  it('are the cells of a table without rules', () => {
    const [grid, ...others] = gridsOf([[...row, area(50, 120, 150, 140), area(150, 120, 250, 140)]]);
    expect(others).toEqual([]);
    expect(grid).toMatchObject({ xs: [50, 150, 250], ys: [100, 120, 140], isTagged: true });
    expect(grid?.cells.every(({ borders }) => Object.values(borders).every((border) => border === null))).toBe(true);
  });

  it('show cells that are joined, and leave the others empty', () => {
    const [grid] = gridsOf([[area(50, 100, 250, 120), area(50, 120, 150, 160), area(150, 120, 250, 140)]]);
    expect(grid === undefined ? [] : cellsOf(grid)).toEqual(['0 0 1 2', '1 0 2 1', '1 1 1 1', '2 1 1 1']);
  });

  it('leave out the padding above and below, where rules show the edge', () => {
    const below = [area(50, 132, 150, 152), area(150, 132, 250, 152)];
    const rules = gridRules([50, 150, 250], [94, 126, 158]);
    expect(gridsOf([[...row, ...below]], rules)[0]).toMatchObject({ xs: [50, 150, 250], ys: [94, 126, 158] });
    expect(gridsOf([[...row, ...below]])[0]).toMatchObject({ ys: [100, 126, 152] });
  });

  it('are of two tables if other text is drawn between them', () => {
    const below = [area(50, 130, 150, 150), area(150, 130, 250, 150)];
    expect(gridsOf([row, below]).map(cellsOf)).toEqual([
      ['0 0 1 1', '0 1 1 1'],
      ['0 0 1 1', '0 1 1 1'],
    ]);
  });

  it('within others are tables in their cells', () => {
    const inner = [area(60, 104, 100, 116), area(100, 104, 140, 116)];
    const [grid, ...others] = gridsOf([[...row, ...inner]]);
    expect(others).toEqual([]);
    expect(grid?.cells.map(({ nested = [] }) => nested.map(cellsOf))).toEqual([[['0 0 1 1', '0 1 1 1']], []]);
  });

  it('that stand alone are tables only if a border is drawn around them', () => {
    const [first = area(0, 0, 0, 0)] = row;
    expect(gridsOf([[first]])).toEqual([]);
    expect(gridsOf([[first]], gridRules([50, 150], [100, 120])).map(cellsOf)).toEqual([['0 0 1 1']]);
    expect(gridsOf([[first]], gridRules([43, 157], [96, 124]))).toEqual([]);
  });

  it('that are below each other are a table only if something is drawn around them', () => {
    const stacked = [area(50, 100, 150, 120), area(50, 120, 150, 140)];
    expect(gridsOf([stacked])).toEqual([]);
    expect(gridsOf([stacked], gridRules([50, 150], [100, 120, 140]))[0]).toMatchObject({ ys: [100, 120, 140] });
    const fills = [{ ...area(50, 100, 150, 120), colour: 'DDEEFF' }];
    expect(gridsOfAreas([stacked], { rules: [], fills })).toHaveLength(1);
  });

  it('that overlap are none', () => {
    expect(gridsOf([[...row, area(100, 100, 200, 120)]])).toEqual([]);
  });

  it(
    'in thousands that touch only at their corners take no longer than those of a table',
    withinCpuTime(3000, () => {
      const stairs = Array.from({ length: 2000 }, (_, step) =>
        area(step * 10, step * 10, step * 10 + 20, step * 10 + 10),
      );
      expect(gridsOf([stairs])).toEqual([]);
    }),
  );
});
