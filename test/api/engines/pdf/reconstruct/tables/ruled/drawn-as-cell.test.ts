import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createIsDrawnAsCell } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/drawn-as-cell.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const side = (isHorizontal: boolean, place: number, from: number, to: number): Rule => ({
  ...(isHorizontal ? { x0: from, x1: to, y0: place, y1: place } : { x0: place, x1: place, y0: from, y1: to }),
  ...{ isHorizontal, thickness: 0.5, colour: '000000' },
});
const top = side(true, 100, 50, 250);
const bottom = side(true, 160, 50, 250);
const left = side(false, 50, 100, 160);
const right = side(false, 250, 100, 160);
const isCell = (rules: readonly Rule[]) => findRuledTables(rules).map(createIsDrawnAsCell(rules));

describe('a box', () => {
  it('is a cell if its sides are drawn as those of tables: from top to bottom, then from left to right', () => {
    expect(isCell([top, bottom, left, right])).toEqual([true]);
    expect(isCell([side(true, 20, 50, 90), top, bottom, left, right])).toEqual([true]);
  });

  it('is none if they are drawn as those of paragraphs, or one after the other around it', () => {
    expect(isCell([left, right, top, bottom])).toEqual([false]);
    expect(isCell([left, right, top, bottom, left, right, top, bottom])).toEqual([false]);
    expect(isCell([top, right, bottom, left])).toEqual([false]);
    expect(isCell([top, bottom, side(true, 20, 50, 90), left, right])).toEqual([false]);
  });

  it('is one of several cells of a table otherwise', () => {
    expect(isCell(gridRules([50, 150, 250], [100, 120]))).toEqual([false]);
  });
});
