import { describe, expect, it } from 'vitest';
import {
  inkBox,
  letterColour,
  strokeWidth,
} from '../../../../../../api/engines/pdf/reconstruct/scans/measure-words.ts';
import { tonesOf } from '../../../../../../api/engines/pdf/reconstruct/scans/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../support/rebuilt-pdf/painted-page.ts';

const word = { x0: 45, y0: 95, x1: 135, y1: 112 };

describe('a word of a scanned page', () => {
  it('is as large as its ink', () => {
    const tones = tonesOf(painted(...strokes(50, 100, 20)));
    expect(inkBox(tones, word)).toEqual({ x0: 50, y0: 100, x1: 127, y1: 107 });
    expect(inkBox(tones, { x0: 200, y0: 95, x1: 250, y1: 112 })).toBeNull();
  });

  it('has the strokes of its letters', () => {
    expect(strokeWidth(tonesOf(painted(...strokes(50, 100, 20))), [word], 10)).toBe(1);
    expect(strokeWidth(tonesOf(painted(...strokes(50, 100, 20, 2))), [word], 10)).toBe(2);
    expect(strokeWidth(tonesOf(painted()), [word], 10)).toBeNull();
  });

  it('has the colour of its letters, also where they are light', () => {
    const colourOn = (...boxes: readonly PaintedBox[]) => {
      const raster = painted(...boxes);
      return letterColour(raster, tonesOf(raster), [word]);
    };
    expect(colourOn(...strokes(50, 100, 20).map((box) => [...box, 0xffcc0000] as const))).toBe('CC0000');
    expect(colourOn(...strokes(50, 100, 20).map((box) => [...box, 0xff333333] as const))).toBe('000000');
    const light = strokes(50, 100, 20).map((box) => [...box, 0xffffffff] as const);
    expect(colourOn([40, 90, 140, 115, 0xff112244], ...light)).toBe('FFFFFF');
  });
});
