import { describe, expect, it } from 'vitest';
import { rulesShownBy } from '../../../../../../api/engines/pdf/reconstruct/flow/shown-rules.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';

const line = { thickness: 0.5, colour: '000000' };
const level = (y: number, x0 = 100, x1 = 200): Rule => ({ ...line, isHorizontal: true, x0, x1, y0: y, y1: y });
const upright = (x: number): Rule => ({ ...line, isHorizontal: false, x0: x, x1: x, y0: 100, y1: 120 });

describe('rules that tables show', () => {
  const isShown = rulesShownBy([filledTable({ x0: 100, y0: 100, x1: 200, y1: 160 }, ['top', 'left'])]);

  it('are the borders of cells', () => {
    expect([level(100), level(101.5), upright(100)].map(isShown)).toEqual([true, true, true]);
  });

  it('are none that lie elsewhere in a cell, or at its edge without a border', () => {
    expect([level(130), level(160), upright(200), upright(150)].map(isShown)).toEqual([false, false, false, false]);
  });

  it('are none outside', () => {
    expect(isShown(level(100, 20, 90))).toBe(false);
  });
});
