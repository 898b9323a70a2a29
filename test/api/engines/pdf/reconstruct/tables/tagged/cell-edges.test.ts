import { describe, expect, it } from 'vitest';
import { edgesOf, nearestOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/cell-edges.ts';

const part = (from: number, low: number, high: number, count = 1) => ({ from, count, low, high });
const nothing = nearestOf([], 10);

describe('the edges between rows or columns', () => {
  it('are in the middle of the room between them, or near to where what follows begins', () => {
    const parts = [part(0, 50, 80), part(1, 120, 150)];
    expect(edgesOf(parts, 'middle', nothing, 10)).toEqual([50, 100, 150]);
    const edges = edgesOf(parts, 'begin', nothing, 10) ?? [];
    expect(edges[1]).toBeGreaterThan(100);
    expect(edges[1]).toBeLessThan(120);
  });

  it('are drawn ones, if there are any near', () => {
    expect(edgesOf([part(0, 50, 80), part(1, 120, 150)], 'middle', nearestOf([48, 83, 155, 400], 10), 10)).toEqual([
      48, 83, 155,
    ]);
  });

  it('leave room for what spans several', () => {
    const parts = [part(0, 50, 80), part(1, 120, 150), part(0, 50, 145, 2)];
    expect(edgesOf(parts, 'middle', nothing, 10)).toEqual([50, 100, 150]);
  });

  it('are none where these overlap, or nothing begins in one', () => {
    expect(edgesOf([part(0, 50, 140), part(1, 120, 150)], 'middle', nothing, 10)).toBeNull();
    expect(edgesOf([part(0, 50, 140), part(2, 160, 170)], 'middle', nothing, 10)).toBeNull();
  });
});
