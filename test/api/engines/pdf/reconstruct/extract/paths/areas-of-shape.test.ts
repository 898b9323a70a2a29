import { describe, expect, it } from 'vitest';
import { areasOfShape } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/areas-of-shape.ts';
import type { Box, PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const rectangle = ({ x0, y0, x1, y1 }: Box): readonly PathStep[] => [
  { type: 'move', points: [x0, y0] },
  { type: 'line', points: [x1, y0] },
  { type: 'line', points: [x1, y1] },
  { type: 'line', points: [x0, y1] },
  { type: 'close', points: [] },
];
const areasIn = (boxes: readonly Box[], own: Partial<Shape> = {}) =>
  areasOfShape({
    ...{ x0: 0, y0: 0, x1: 300, y1: 300, fill: 'E0E0E0', stroke: null, width: 0 },
    ...{ steps: boxes.flatMap(rectangle), ...own },
  });
/** Shaded cells of two rows. */
const cells = [0, 100].flatMap((x) => [0, 40].map((y): Box => ({ x0: x, x1: x + 100, y0: y, y1: y + 20 })));

describe('the areas of a shape', () => {
  it('are the shaded cells that are painted at once', () => {
    expect(areasIn(cells)).toEqual(cells.map((cell) => ({ ...cell, colour: 'E0E0E0' })));
    const sheer = { colour: '808080', opacity: 0.5 };
    expect(areasIn(cells, { sheer })).toContainEqual(expect.objectContaining({ sheer }));
  });

  it('are none if it has an outline, or other parts', () => {
    expect(areasIn(cells, { stroke: '000000' })).toEqual([]);
    expect(areasIn(cells, { fill: null })).toEqual([]);
    const slanted = cells.map(rectangle).map((steps) => steps.slice(0, 3));
    expect(areasIn([], { steps: slanted.flat() })).toEqual([]);
    expect(areasIn(cells.slice(0, 1))).toEqual([]);
  });

  it('are none if one is in another, as its hole', () => {
    expect(areasIn([...cells, { x0: 20, x1: 60, y0: 5, y1: 15 }])).toEqual([]);
  });

  it('are none without room for text, as the squares of a code', () => {
    expect(areasIn([...cells, { x0: 250, x1: 255, y0: 5, y1: 10 }])).toEqual([]);
  });
});
