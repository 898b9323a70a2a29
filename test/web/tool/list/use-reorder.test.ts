import { describe, expect, it } from 'vitest';
import { clampOffset, dropIndex, shiftOf } from '../../../../web/tool/list/use-reorder.ts';

const rows = [
  { top: 0, height: 60 },
  { top: 60, height: 60 },
  { top: 120, height: 90 },
  { top: 210, height: 60 },
];

describe('where a dragged row comes to lie', () => {
  it.each([
    [0, 0, 0],
    [0, 29, 0],
    [0, 31, 1],
    [0, 210, 3],
    [3, -40, 3],
    [3, -50, 2],
    [3, -210, 0],
    [1, 125, 3],
    [1, 0, 1],
  ])('row %i moved by %i px lies at %i', (from, offset, to) => {
    expect(dropIndex(rows, from, offset)).toBe(to);
  });
});

it.each([
  [0, 1000, 210],
  [0, -50, 0],
  [3, -1000, -210],
  [3, 5, 0],
  [1, 20, 20],
])('keeps row %i, dragged by %i px, within its list: %i', (from, offset, kept) => {
  expect(clampOffset(rows, from, offset)).toBe(kept);
});

describe('how the other rows make room', () => {
  it('closes the gap behind the row and opens one before it', () => {
    const down = { from: 0, to: 2, offset: 130, height: 60 };
    expect(rows.map((_, index) => shiftOf(down, index))).toEqual([130, -60, -60, 0]);
    const up = { from: 3, to: 1, offset: -100, height: 60 };
    expect(rows.map((_, index) => shiftOf(up, index))).toEqual([0, 60, 60, -100]);
  });

  it('leaves all in place unless one is dragged', () => {
    expect(shiftOf(null, 1)).toBe(0);
  });
});
