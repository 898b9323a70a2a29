import { describe, expect, it } from 'vitest';
import { isCrowded } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/is-crowded.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

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

  it('is not crowded by lines whose boxes are higher than they are apart', () => {
    const lines = Array.from({ length: 40 }, (_, row) => glyphs('a line', 50, 100 + 11 * row));
    const items = findPassages(joinSegments(findSegments(lines.flat())), { x0: 50, x1: 550 });
    const high = items.map((item) => ({ ...item, y0: item.y0 - 4, y1: item.y1 + 4 }));
    const page = [{ columns: [{ edges: { x0: 50, x1: 550 }, items: high }] }];
    expect(isCrowded(page, 100 + 11 * 40)).toBe(false);
    expect(isCrowded(page, 100 + 11 * 30)).toBe(true);
  });

  it('is not crowded without items', () => {
    expect(isCrowded([], 700)).toBe(false);
  });
});
