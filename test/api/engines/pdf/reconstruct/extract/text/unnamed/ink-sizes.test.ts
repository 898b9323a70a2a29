import { describe, expect, it } from 'vitest';
import { sizeByInk } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/unnamed/ink-sizes.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters with boxes of this height, each on its baseline. */
const inked = (text: string, height: number) =>
  glyphs(text, 50, 100).map((letter) => ({ ...letter, y0: letter.baseline - height, y1: letter.baseline }));

describe('the size told by the ink of letters', () => {
  it('is that at which capitals are as high as in most fonts', () => {
    expect(sizeByInk(inked('TEX', 6.9))).toBeCloseTo(10);
    expect(sizeByInk([...inked('TEX', 6.9), ...inked('(', 10), ...inked('a', 9)])).toBeCloseTo(10);
  });

  it('is told by low letters alone where there are no others', () => {
    expect(sizeByInk(inked('sum', 4.5))).toBeCloseTo(10);
    expect(sizeByInk([...inked('sum', 9), ...inked('b', 7.1)])).toBeCloseTo(10);
  });

  it('is not told by boxes of a whole font, nor by signs', () => {
    const whole = inked('TEX', 10).map((letter) => ({ ...letter, y1: letter.y1 + 2 }));
    expect(sizeByInk(whole)).toBeNull();
    expect(sizeByInk(inked('()', 10))).toBeNull();
  });
});
