import { describe, expect, it } from 'vitest';
import { isCrowded } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/is-crowded.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';

const flowOf = (...heights: readonly (readonly [y0: number, y1: number])[]) => ({
  edges: { x0: 50, x1: 550 },
  items: heights.map(([y0, y1]) => filledTable({ x0: 50, x1: 250, y0, y1 })),
});

describe('a page', () => {
  it('is crowded if its items are higher than the room below their top', () => {
    const side = flowOf([100, 400], [100, 420]);
    expect(isCrowded([{ columns: [side] }], 700)).toBe(true);
    expect(isCrowded([{ columns: [side] }], 720)).toBe(false);
  });

  it('counts the highest of several columns, and what is below them', () => {
    const [first, second, below] = [flowOf([100, 400]), flowOf([100, 420]), flowOf([430, 730])];
    expect(isCrowded([{ columns: [first, second] }], 700)).toBe(false);
    expect(isCrowded([{ columns: [first, second] }, { columns: [below] }], 710)).toBe(true);
    expect(isCrowded([{ columns: [first, second] }, { columns: [below] }], 730)).toBe(false);
  });

  it('is not crowded without items', () => {
    expect(isCrowded([], 700)).toBe(false);
  });
});
