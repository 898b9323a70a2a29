import { describe, expect, it } from 'vitest';
import { clippedShapes } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/clipped-shapes.ts';
import type { PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const box = { x0: 0, y0: 0, x1: 100, y1: 100 };
const step = (type: PathStep['type'], ...points: number[]): PathStep => ({ type, points });
const shape = (steps: readonly PathStep[], look: Partial<Shape> = {}): Shape => ({
  ...{ x0: -60, y0: -60, x1: 160, y1: 160, steps, fill: null, stroke: '000000', width: 2 },
  ...look,
});

describe('a shape that its clip cuts', () => {
  it('has the parts of its line that are within it', () => {
    const zigzag = shape([step('move', -20, 50), step('line', 50, 50), step('line', 50, 150), step('line', 80, 90)]);
    const [cut] = clippedShapes(zigzag, box);
    expect(cut?.steps).toEqual([
      ...[step('move', 0, 50), step('line', 50, 50), step('line', 50, 100)],
      ...[step('move', 75, 100), step('line', 80, 90)],
    ]);
    expect(cut).toMatchObject({ x0: 0, x1: 80, y0: 50, y1: 100, stroke: '000000', width: 2 });
  });

  it('has its area apart from its outline, which does not run along the cut', () => {
    const square = [step('move', 50, 50), step('line', 150, 50), step('line', 150, 80), step('line', 50, 80)];
    const [area, outline, ...others] = clippedShapes(shape([...square, step('close')], { fill: 'FF0000' }), box);
    expect(area).toMatchObject({ fill: 'FF0000', stroke: null, x0: 50, x1: 100, y0: 50, y1: 80 });
    expect(outline?.fill).toBeNull();
    expect(outline?.steps.filter(({ type }) => type === 'line')).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it('has curves as lines where it is cut, and as they are where it is not', () => {
    const curve = shape([step('move', 10, 50), step('curve', 40, 150, 60, 150, 90, 50)]);
    const [cut] = clippedShapes(curve, box);
    expect(cut?.steps.some(({ type }) => type === 'curve')).toBe(false);
    expect(cut?.y1).toBe(100);
    const inside = shape([step('move', 10, 50), step('curve', 40, 80, 60, 80, 90, 50)]);
    expect(clippedShapes(inside, box)).toEqual([{ ...inside, x0: 10, y0: 50, x1: 90, y1: 80 }]);
  });

  it('is nothing outside it', () => {
    expect(clippedShapes(shape([step('move', 150, 10), step('line', 160, 40)]), box)).toEqual([]);
  });

  it('is read from a page with what is shown of it', async () => {
    const { shapes, unshaped } = await textPage('20 5 60 60 re W n 10 10 m 150 50 l S');
    expect(shapes).toMatchObject([{ x0: 20, x1: 80 }]);
    expect(unshaped).toEqual([]);
  });
});
