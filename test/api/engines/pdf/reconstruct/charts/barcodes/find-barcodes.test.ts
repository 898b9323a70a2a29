import { describe, expect, it } from 'vitest';
import { findBarcodes } from '../../../../../../../api/engines/pdf/reconstruct/charts/barcodes/find-barcodes.ts';
import type { Fill, Page, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const pageOf = (own: Partial<Page>): Page => ({ ...emptyPage(0, { width: 600, height: 800 }), ...own });
const bar = (x0: number, width: number, colour = '000000'): Fill => ({ x0, x1: x0 + width, y0: 50, y1: 90, colour });

/** Bars of one and of three points, four points apart: thin ones are read as rules. */
function code(count: number): Pick<Page, 'rules' | 'fills'> {
  const places = Array.from({ length: count }, (_, index) => ({ x: 100 + 4 * index, isWide: index % 3 === 0 }));
  return {
    rules: places
      .filter(({ isWide }) => !isWide)
      .map(({ x }): Rule => {
        const middle = x + 0.5;
        return { isHorizontal: false, x0: middle, x1: middle, y0: 50, y1: 90, thickness: 1, colour: '000000' };
      }),
    fills: places.filter(({ isWide }) => isWide).map(({ x }) => bar(x, 3)),
  };
}

describe('barcodes', () => {
  it('are upright bars of several widths side by side', () => {
    expect(findBarcodes(pageOf(code(30)))).toEqual([{ x0: 100, x1: 217, y0: 50, y1: 90 }]);
    expect(findBarcodes(pageOf({ ...code(30), glyphs: glyphs('12345', 120, 102) }))).toHaveLength(1);
  });

  it('are no grids, patterns, gradients, few bars, or bars with text on them', () => {
    const grid = gridRules(
      Array.from({ length: 20 }, (_, index) => 100 + 12 * index),
      [50, 90],
    );
    expect(findBarcodes(pageOf({ rules: grid }))).toEqual([]);
    const bars = (width: number) => Array.from({ length: 30 }, (_, index) => bar(100 + 4 * index, width));
    expect(findBarcodes(pageOf({ fills: bars(2) }))).toEqual([]);
    expect(findBarcodes(pageOf({ fills: [...bars(4), bar(220, 8)] }))).toEqual([]);
    expect(findBarcodes(pageOf(code(9)))).toEqual([]);
    expect(findBarcodes(pageOf({ ...code(30), glyphs: glyphs('text', 120, 75) }))).toEqual([]);
    const white = code(30);
    const unseen = white.fills.map((fill) => ({ ...fill, colour: 'FFFFFF' }));
    expect(findBarcodes(pageOf({ ...white, fills: unseen }))).toEqual([]);
  });

  it('become pictures, with the number below them as text', () => {
    const bytes = new Uint8Array();
    const page = pageOf({ ...code(30), glyphs: glyphs('12345', 120, 102) });
    const drawn = withChartsDrawn(page, (area) => ({ ...area, bytes, format: 'png' }));
    expect([drawn.rules.length, drawn.fills.length, drawn.pictures.length, drawn.glyphs.length]).toEqual([0, 0, 1, 5]);
  });
});
