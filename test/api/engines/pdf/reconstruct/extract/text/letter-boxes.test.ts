import { describe, expect, it } from 'vitest';
import { boxOfUnnamed, isTurned } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/letter-boxes.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

describe('the box of a letter', () => {
  it('is as wide as its font says, and as high as its lines', async () => {
    const { glyphs } = await textPage('BT /F 10 Tf 20 40 Td (i.) Tj ET');
    const [i, dot] = glyphs;
    expect(i?.baseline).toBe(60);
    expect([(i?.x1 ?? 0) - (i?.x0 ?? 0), (dot?.x1 ?? 0) - (dot?.x0 ?? 0)].map((width) => width.toFixed(2))).toEqual([
      '2.22',
      '2.78',
    ]);
    expect([dot?.y0, dot?.y1]).toEqual([i?.y0, i?.y1]);
  });

  it('has no more width if the page slants it', async () => {
    const [upright] = (await textPage('BT /F 10 Tf 20 40 Td (m) Tj ET')).glyphs;
    const [slanted] = (await textPage('BT /F 10 Tf 1 0 .3 1 20 40 Tm (m) Tj ET')).glyphs;
    expect(slanted?.x0).toBeCloseTo(upright?.x0 ?? 0, 1);
    expect(slanted?.x1).toBeCloseTo(upright?.x1 ?? 0, 1);
  });
});

describe('the box of a letter that is drawn far from its line', () => {
  it('is as high as it is wide', () => {
    const far = { x0: 50, x1: 55, y0: -480, y1: 110, baseline: 109 };
    expect(boxOfUnnamed(far)).toEqual({ x0: 50, x1: 55, y0: 104, y1: 109, baseline: 109 });
  });

  it('stays that of a high sign, and of a letter without a width', () => {
    const bracket = { x0: 50, x1: 56, y0: 20, y1: 110, baseline: 110 };
    const mark = { x0: 50, x1: 50, y0: 0, y1: 110, baseline: 110 };
    expect(boxOfUnnamed(bracket)).toBe(bracket);
    expect(boxOfUnnamed(mark)).toBe(mark);
  });
});

describe('a line', () => {
  const upright = [1, 0, 0, -1, 0, 100] as const;
  const quarter = [0, 1, 1, 0, 0, 0] as const;

  it('is turned if it is vertical, slanted or upside down', () => {
    expect(isTurned([1, 0], upright)).toBe(false);
    expect(isTurned([1, 0.05], upright)).toBe(false);
    expect(isTurned([1, 0.2], upright)).toBe(true);
    expect(isTurned([0, 1], upright)).toBe(true);
    expect(isTurned([-1, 0], upright)).toBe(true);
  });

  it('is level if what holds it turns it back', () => {
    const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)];
    expect(isTurned([cos, -sin], [cos, sin, -sin, cos, 0, 0])).toBe(false);
    expect(isTurned([cos, sin], [cos, sin, -sin, cos, 0, 0])).toBe(true);
  });

  it('is seen as its page is turned', () => {
    expect(isTurned([0, 1], quarter)).toBe(false);
    expect(isTurned([1, 0], quarter)).toBe(true);
  });
});
