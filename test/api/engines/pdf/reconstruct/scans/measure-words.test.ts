import { describe, expect, it } from 'vitest';
import { inkBox } from '../../../../../../api/engines/pdf/reconstruct/scans/measure-words.ts';
import { tonesOf } from '../../../../../../api/engines/pdf/reconstruct/scans/tones.ts';
import { painted, strokes } from '../../../../../support/rebuilt-pdf/painted-page.ts';

const word = { x0: 45, y0: 95, x1: 135, y1: 112 };

describe('a word of a scanned page', () => {
  it('is as large as its ink', () => {
    const tones = tonesOf(painted(...strokes(50, 100, 20)));
    expect(inkBox(tones, word)).toEqual({ x0: 50, y0: 100, x1: 127, y1: 107 });
    expect(inkBox(tones, { x0: 200, y0: 95, x1: 250, y1: 112 })).toBeNull();
  });
});
