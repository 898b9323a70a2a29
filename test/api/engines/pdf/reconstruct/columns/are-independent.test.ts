import { describe, expect, it } from 'vitest';
import { areIndependent } from '../../../../../../api/engines/pdf/reconstruct/columns/are-independent.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const list = (x: number, pitch: number, from = 100, lines = 20, of = look) =>
  findSegments(Array.from({ length: lines }, (_, index) => glyphs('12,345', x, from + index * pitch, of)).flat());

describe('parts side by side', () => {
  it('are independent if their lines are at heights of their own', () => {
    expect(areIndependent(list(50, 12), list(250, 14.5))).toBe(true);
  });

  it('are not if they share rows, though one has fewer, or other type set a little lower', () => {
    expect(areIndependent(list(50, 12), list(250, 24, 100, 10))).toBe(false);
    expect(areIndependent(list(50, 12), list(250, 12, 102, 20, { ...look, size: 8 }))).toBe(false);
  });

  it('are not if one of them has few lines, or is much lower', () => {
    expect(areIndependent(list(50, 12), list(250, 14.5, 100, 5))).toBe(false);
    expect(areIndependent(list(50, 24), list(250, 9.7, 100, 12))).toBe(false);
  });

  it('may be tables, whose rows count like lines', () => {
    const table = (pitch: number) => [
      {
        ...{ type: 'table', x0: 250, x1: 300, y0: 100, y1: 100 + 20 * pitch },
        grid: { ys: Array.from({ length: 21 }, (_, index) => 100 + index * pitch) },
      },
    ];
    expect(areIndependent(list(50, 12), table(14.5))).toBe(true);
    expect(areIndependent(list(50, 12), table(12))).toBe(false);
  });
});
