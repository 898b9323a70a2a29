import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { isChart } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/is-chart.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const [grid] = findRuledTables(gridRules([100, 150, 200, 250], [100, 150, 200, 250]));
const shape = (x0: number, y0: number, x1: number, y1: number): Shape => ({
  ...{ x0, y0, x1, y1, fill: null, stroke: 'FF0000', width: 1 },
  steps: [
    { type: 'move', points: [x0, y0] },
    { type: 'line', points: [x1, y1] },
  ],
});
const isOne = (...shapes: readonly Shape[]) => grid !== undefined && isChart(grid, { pictures: [], shapes });

describe('a grid', () => {
  it('is a chart with a curve across it', () => {
    expect(isOne(shape(105, 110, 245, 240))).toBe(true);
  });

  it('is a table with drawings in its cells, along its rows and behind it', () => {
    expect(isOne()).toBe(false);
    expect(isOne(shape(105, 105, 145, 145), shape(102, 102, 248, 148), shape(50, 50, 300, 300))).toBe(false);
  });
});
