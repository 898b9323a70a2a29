import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { drawnBorders } from '../../../../../../api/engines/pdf/reconstruct/tables/drawn-borders.ts';
import { gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const cell = { x0: 100, x1: 200, y0: 50, y1: 80 };
const drawn = { width: 0.5, colour: '000000' };
const rule = (parts: Partial<Rule>): Rule => ({
  ...{ x0: 100, x1: 200, y0: 50, y1: 50, isHorizontal: true, thickness: 1, colour: 'AA0000', ...parts },
});

describe('the borders of a cell', () => {
  it('are the rules along its sides', () => {
    expect(drawnBorders(cell, gridRules([100, 200], [50, 80]))).toEqual({
      ...{ top: drawn, bottom: drawn, left: drawn, right: drawn },
    });
    expect(drawnBorders(cell, gridRules([100, 260], [50, 90]))).toEqual({
      ...{ top: drawn, bottom: null, left: drawn, right: null },
    });
  });

  it('are rules that pass the middle of a side', () => {
    expect(drawnBorders(cell, [rule({ x1: 140 })]).top).toBeNull();
    expect(drawnBorders(cell, [rule({ x0: 160 })]).top).toBeNull();
    expect(drawnBorders(cell, [rule({ x0: 140, x1: 160 })]).top).toEqual({ width: 1, colour: 'AA0000' });
  });

  it('are what is seen of several rules, and none that is not drawn', () => {
    const white = rule({ colour: 'FFFFFF' });
    expect(drawnBorders(cell, [white, rule({})]).top?.colour).toBe('AA0000');
    expect(drawnBorders(cell, [white]).top?.colour).toBe('FFFFFF');
    expect(drawnBorders(cell, [rule({ thickness: 0 })]).top).toBeNull();
  });
});
