import { describe, expect, it } from 'vitest';
import { withoutAcross } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/across-text.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const shape = (x0: number, y0: number, own: Partial<Shape> = {}): Shape => ({
  ...{ x0, x1: x0 + 20, y0, y1: y0 + 20 },
  ...{ steps: [], fill: 'C0C0C0', stroke: null, width: 0 },
  ...own,
});
const text = { x0: 50, x1: 400, y0: 110, y1: 120 };
const restOf = (...shapes: readonly Shape[]) => withoutAcross(shapes, new Set(shapes), [text]);

describe('shapes across running text', () => {
  it('are left out with all of their colour', () => {
    const box = shape(100, 20, { fill: 'FFFFFF' });
    expect(restOf(shape(100, 105), shape(120, 80), box)).toEqual([box]);
  });

  it('stay if they are around it, have an outline, or are beside it', () => {
    const frame = shape(40, 100, { x1: 410, y1: 130 });
    const outlined = shape(100, 105, { stroke: '000000' });
    const beside = shape(100, 130);
    expect(restOf(frame, outlined, beside)).toEqual([frame, outlined, beside]);
  });
});
