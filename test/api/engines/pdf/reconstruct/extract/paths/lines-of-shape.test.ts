import { describe, expect, it } from 'vitest';
import { linesOfShape } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/lines-of-shape.ts';
import type { Box, PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const rectangle = ({ x0, y0, x1, y1 }: Box): readonly PathStep[] => [
  { type: 'move', points: [x0, y1] },
  { type: 'line', points: [x0, y0] },
  { type: 'line', points: [x1, y0] },
  { type: 'line', points: [x1, y1] },
  { type: 'line', points: [x0, y1] },
  { type: 'close', points: [] },
];
const outer = { x0: 100, y0: 50, x1: 300, y1: 90 };
const filled = (steps: readonly PathStep[]): Shape => ({ ...outer, steps, fill: '000000', stroke: null, width: 1 });

describe('the lines of a shape', () => {
  it('are the sides of a frame, each of its width', () => {
    const inner = { x0: 102, y0: 51, x1: 299, y1: 90 };
    expect(linesOfShape(filled([...rectangle(outer), ...rectangle(inner)]))).toEqual([
      { x0: 100, y0: 50, x1: 300, y1: 51 },
      { x0: 100, y0: 50, x1: 102, y1: 90 },
      { x0: 299, y0: 50, x1: 300, y1: 90 },
    ]);
  });

  it('are none of a frame that is as wide as an area, or of other outlines', () => {
    const inner = { x0: 120, y0: 55, x1: 280, y1: 85 };
    expect(linesOfShape(filled([...rectangle(outer), ...rectangle(inner)]))).toEqual([]);
    expect(linesOfShape(filled([...rectangle(outer), ...rectangle({ ...outer, x0: 310, x1: 320 })]))).toEqual([]);
    const slanted: readonly PathStep[] = [...rectangle(outer), { type: 'move', points: [102, 52] }];
    expect(linesOfShape(filled([...slanted, { type: 'line', points: [298, 88] }]))).toEqual([]);
    expect(linesOfShape(filled(rectangle(outer)))).toEqual([]);
  });

  it('are separate outlines, if all are level or upright', () => {
    const line = (x0: number, y0: number, x1: number, y1: number): readonly PathStep[] => [
      { type: 'move', points: [x0, y0] },
      { type: 'line', points: [x1, y1] },
    ];
    const drawn = (steps: readonly PathStep[]) =>
      linesOfShape({ ...outer, steps, fill: null, stroke: '000000', width: 1 });
    expect(drawn([...line(0, 10, 50, 10), ...line(50, 10, 50, 90)])).toHaveLength(2);
    expect(drawn([...line(0, 10, 50, 10), ...line(50, 10, 60, 90)])).toEqual([]);
  });
});
