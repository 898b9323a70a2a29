import { describe, expect, it } from 'vitest';
import { unevenLight } from '../../../../../../api/engines/pdf/recognise/picture/page-light.ts';

const size = { width: 600, height: 800, pixelsPerPoint: 2 };
const atPlace = (level: (x: number, y: number) => number) =>
  unevenLight({ ...size, levelAt: (at) => level(at % size.width, Math.floor(at / size.width)) });

describe('the light on a page', () => {
  it('is uneven where paper gets darker by and by, also beside dark areas', () => {
    const light = atPlace((x, y) => (y > 600 && x > 300 ? 20 : 250 - x / 6));
    expect(light?.lightest).toBeGreaterThan(240);
    expect(light?.paperAt(-1, 0)).toBeGreaterThan(240);
    expect(light?.paperAt(1, 0)).toBeLessThan(160);
  });

  it('is even on paper, and on paper with shaded areas', () => {
    expect(atPlace(() => 250)).toBeNull();
    expect(atPlace((_, y) => (y < 200 ? 200 : 250))).toBeNull();
  });
});
