import { describe, expect, it } from 'vitest';
import { quarterTurned } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/quarter-turn.ts';

/** Two rows of three pixels. */
const page = { width: 3, height: 2, pixelsPerPoint: 1, pixels: Uint32Array.of(1, 2, 3, 4, 5, 6) };

describe('a page that is turned by quarter turns', () => {
  it.each([
    ['left', 3, [6, 5, 4, 3, 2, 1]],
    ['down', 2, [3, 6, 2, 5, 1, 4]],
    ['up', 2, [4, 1, 5, 2, 6, 3]],
  ] as const)('has its lines level where they ran %s', (linesRan, width, pixels) => {
    const turned = quarterTurned(page, linesRan);
    expect([turned.width, turned.height]).toEqual([width, 6 / width]);
    expect([...turned.pixels]).toEqual(pixels);
  });

  it('is the same if its lines ran to the right', () => {
    expect(quarterTurned(page, undefined)).toBe(page);
  });
});
