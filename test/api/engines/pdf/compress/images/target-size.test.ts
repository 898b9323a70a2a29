import { describe, expect, it } from 'vitest';
import { dpiOf, jpegQualityOf, targetSize } from '../../../../../../api/engines/pdf/compress/images/target-size.ts';

describe('the pixels that an image needs', () => {
  const placed = { dpiX: 300, dpiY: 300, hasProfile: false };

  it('are those of the resolution that the quality asks for', () => {
    expect([30, 50, 60, 75, 95].map(dpiOf)).toEqual([90, 120, 132, 150, 300]);
    expect(targetSize({ width: 2480, height: 3508 }, placed, 150)).toEqual({ width: 1240, height: 1754 });
  });

  it('stay its own if little would be gained, or its placement is unknown', () => {
    expect(targetSize({ width: 100, height: 50 }, placed, 250)).toEqual({ width: 100, height: 50 });
    expect(targetSize({ width: 100, height: 50 }, undefined, 90)).toEqual({ width: 100, height: 50 });
  });

  it('rise with the quality, as does that of its coding', () => {
    const qualities = Array.from({ length: 66 }, (_, index) => 30 + index);
    for (const scale of [dpiOf, jpegQualityOf]) {
      const values = qualities.map(scale);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
});
