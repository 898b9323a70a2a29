import { describe, expect, it } from 'vitest';
import { areFarApart } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/broken-lines.ts';

const level = (x0: number, x1: number) => ({ x0, x1, y0: 44, y1: 44 });

describe('parts of one path', () => {
  it('are far apart at both ends of a scale, in any order', () => {
    expect(areFarApart([level(345, 348), level(32, 35)])).toBe(true);
    expect(areFarApart([level(32, 35), level(32, 35)].map(({ x0, x1 }) => ({ y0: x0, y1: x1, x0: 9, x1: 9 })))).toBe(
      false,
    );
  });

  it('are not in a dashed line, nor where one reaches over the others', () => {
    expect(areFarApart([level(10, 13), level(16, 19), level(22, 25)])).toBe(false);
    expect(areFarApart([level(10, 100), level(12, 14), level(90, 95)])).toBe(false);
  });
});
