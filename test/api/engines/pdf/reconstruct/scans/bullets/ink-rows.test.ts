import { describe, expect, it } from 'vitest';
import { withInkRows } from '../../../../../../../api/engines/pdf/reconstruct/scans/bullets/ink-rows.ts';
import type { Tones } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';

/** Five rows of four pixels, with ink in two of them. */
const tones = { width: 4, ink: Uint8Array.from([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]) } as Tones;

describe('a box without the rows above and below its ink', () => {
  it('has the rows between, whatever is in them', () => {
    expect(withInkRows(tones, { x0: 0, x1: 4, y0: 0, y1: 5 })).toEqual({ x0: 0, x1: 4, y0: 1, y1: 4 });
    expect(withInkRows(tones, { x0: 2, x1: 4, y0: 0, y1: 5 })).toEqual({ x0: 2, x1: 4, y0: 3, y1: 4 });
  });

  it('is none where there is no ink', () => {
    expect(withInkRows(tones, { x0: 3, x1: 4, y0: 0, y1: 5 })).toBeNull();
  });
});
