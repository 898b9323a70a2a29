import { describe, expect, it } from 'vitest';
import {
  type PaintedFill,
  visibleFills,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/visible-fills.ts';

const fill = (x0: number, y0: number, x1: number, y1: number, colour: string): PaintedFill => ({
  x0,
  y0,
  x1,
  y1,
  colour,
  isOpaque: true,
});

describe('the areas of a page', () => {
  it('are not seen where a later one covers them', () => {
    const seen = visibleFills([fill(34, 263, 306, 400, 'BFBFBF'), fill(36, 126, 576, 401, 'FFFFFF')]);
    expect(seen.map(({ colour }) => colour)).toEqual(['FFFFFF']);
  });

  it('are seen as far as they stick out', () => {
    const [card] = visibleFills([fill(0, 0, 100, 100, 'DDDDDD'), fill(0, 0, 100, 60, 'FFFFFF')]);
    expect(card).toMatchObject({ y0: 60, y1: 100 });
  });

  it('are seen under what is smaller, or can be seen through', () => {
    const [ground, veil] = [fill(0, 0, 100, 100, 'DDDDDD'), fill(20, 20, 80, 80, 'FFFFFF')];
    expect(visibleFills([ground, veil])).toHaveLength(2);
    expect(visibleFills([ground, { ...veil, x0: 0, y0: 0, x1: 100, y1: 100, isOpaque: false }])).toHaveLength(2);
  });

  it('count once if they are painted twice, where they are painted last', () => {
    const [ground, card] = [fill(0, 0, 100, 100, 'DDDDDD'), fill(20, 20, 80, 80, 'FFFFFF')];
    const colours = visibleFills([ground, card, { ...ground, x1: 100.01 }]).map(({ colour }) => colour);
    expect(colours).toEqual(['DDDDDD']);
    expect(
      visibleFills([
        { ...ground, isOpaque: false },
        { ...ground, isOpaque: false },
      ]),
    ).toHaveLength(2);
  });
});
