import { describe, expect, it } from 'vitest';
import { withoutHiddenParts } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/hidden-parts.ts';
import type { PaintedFill } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/visible-fills.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const level: Rule = { x0: 50, x1: 550, y0: 100, y1: 100, isHorizontal: true, thickness: 1, colour: '000000' };
const upright: Rule = { ...level, x0: 100, x1: 100, y0: 50, y1: 550, isHorizontal: false };
const cover = (x0: number, y0: number, x1: number, y1: number, rulesBelow = 1): PaintedFill => ({
  ...{ x0, x1, y0, y1, rulesBelow },
  ...{ colour: 'FFFFFF', isOpaque: true },
});
const ends = (rules: readonly Rule[], ...fills: readonly PaintedFill[]) =>
  withoutHiddenParts(rules, fills).map(({ x0, x1, y0, y1, isHorizontal }) => (isHorizontal ? [x0, x1] : [y0, y1]));

describe('rules', () => {
  it('end where later areas hide their middle', () => {
    expect(ends([level], cover(200, 90, 400, 110))).toEqual([
      [50, 200],
      [400, 550],
    ]);
    expect(ends([upright], cover(90, 200, 110, 300), cover(90, 400, 110, 500))).toEqual([
      [50, 200],
      [300, 400],
      [500, 550],
    ]);
  });

  it('are whole where areas are painted before them, end at them, or only touch them', () => {
    const whole = [[50, 550]];
    expect(ends([level], cover(200, 90, 400, 110, 0))).toEqual(whole);
    expect(ends([level, level], cover(200, 90, 400, 110, 1))).toHaveLength(3);
    expect(ends([level], cover(40, 90, 400, 110))).toEqual(whole);
    expect(ends([level], cover(200, 100, 400, 150))).toEqual(whole);
  });
});
