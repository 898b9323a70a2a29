import { describe, expect, it } from 'vitest';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { inkBox, isInverted } from '../../../../../../../api/engines/pdf/reconstruct/scans/words/measure-words.ts';
import { painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const word = { x0: 45, y0: 95, x1: 135, y1: 112 };

describe('a word of a scanned page', () => {
  it('is as large as its ink', () => {
    const tones = tonesOf(painted(...strokes(50, 100, 20)));
    expect(inkBox(tones, word)).toEqual({ x0: 50, y0: 100, x1: 127, y1: 107 });
    expect(inkBox(tones, { x0: 200, y0: 95, x1: 250, y1: 112 })).toBeNull();
  });

  it('is as large as its pale letters are, though a few of their pixels are as dark as ink, and not as a shade', () => {
    const grey = strokes(50, 100, 20).map(([x0, y0, x1, y1]) => [x0, y0, x1, y1, 0xffaaaaaa] as const);
    const speck = [58, 102, 59, 104] as const;
    expect(inkBox(tonesOf(painted(...grey, speck)), word)).toEqual({ x0: 50, y0: 100, x1: 127, y1: 107 });
    expect(inkBox(tonesOf(painted([40, 90, 140, 115, 0xffaaaaaa], speck)), word)).toEqual({
      ...{ x0: 58, x1: 59 },
      ...{ y0: 102, y1: 104 },
    });
  });

  it('is light where dark is around it, however wide its letters are, and dark where paper is', () => {
    const box = { x0: 100, y0: 200, x1: 254, y1: 214 };
    const wide = strokes(50, 100, 20, 3);
    const light = strokes(50, 100, 20, 2).map(([x0, y0, x1, y1]) => [x0, y0, x1, y1, 0xffffffff] as const);
    expect(isInverted(tonesOf(painted([40, 90, 140, 115], ...light)), box)).toBe(true);
    expect(isInverted(tonesOf(painted(...wide)), box)).toBe(false);
  });
});
