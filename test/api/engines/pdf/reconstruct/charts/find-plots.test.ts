import { describe, expect, it } from 'vitest';
import { findAxes } from '../../../../../../api/engines/pdf/reconstruct/charts/find-axes.ts';
import { findPlots } from '../../../../../../api/engines/pdf/reconstruct/charts/find-plots.ts';
import { thresholds } from '../../../../../../api/engines/pdf/reconstruct/charts/thresholds.ts';
import type { Box, Fill, Page, Picture, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import {
  frame,
  labelLook,
  numbers,
  plotPage,
  tick,
  tickPlaces,
  turnedNumbers,
} from '../../../../../support/rebuilt-pdf/plot-page.ts';
import { withChartsDrawn } from '../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const serif = { ...look, font: 'Times' };
const rounded = (page: Page) =>
  findPlots(page).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map((value) => Math.round(value)));

describe('plots', () => {
  it('have axes, whose ticks have their numbers in their middle', () => {
    expect(findAxes(plotPage({}))).toHaveLength(2);
    expect(rounded(plotPage({}))).toEqual([[82, 160, 320, 320]]);
    // The numbers of tables are beside the lines.
    expect(findAxes(plotPage({ glyphs: numbers(6), rotated: [] }))).toEqual([]);
    expect(findAxes(plotPage({ rules: frame }))).toEqual([]);
  });

  it('may have thousands of lines, as a curve has that changes its colour', () => {
    const pieces = Array.from({ length: thresholds.maxRules }, (_, index): Rule => {
      const [x0, y0] = [110 + index / 30, 170 + index / 50];
      return { x0, x1: x0 + 0.1, y0, y1: y0, isHorizontal: true, thickness: 4, colour: 'FF0000' };
    });
    const page = plotPage({});
    expect(rounded({ ...page, rules: [...page.rules, ...pieces] })).toEqual([[82, 160, 320, 320]]);
  });

  it('are not looked for on a page with so much on it that it is a drawing', () => {
    const { maxAxes, maxDrawn } = thresholds.plot;
    const dot: Fill = { x0: 150, x1: 151, y0: 200, y1: 201, colour: 'FF0000' };
    expect(findPlots(plotPage({ fills: Array.from({ length: 100 }, () => dot) }))).toHaveLength(1);
    expect(findPlots(plotPage({ fills: Array.from({ length: maxDrawn }, () => dot) }))).toEqual([]);
    const down =
      (by: number) =>
      <T extends Box>(box: T): T => ({ ...box, y0: box.y0 + by, y1: box.y1 + by });
    const rows = Array.from({ length: maxAxes + 1 }, (_, index) => down(30 * index));
    const rules = rows.flatMap((moved) => tickPlaces.map(tick).map(moved));
    const letters = rows.flatMap((moved, index) =>
      numbers().map((glyph) => ({ ...moved(glyph), baseline: glyph.baseline + 30 * index })),
    );
    expect(findAxes(plotPage({ rules, glyphs: letters }))).toHaveLength(rows.length);
    expect(findPlots(plotPage({ rules, glyphs: letters }))).toEqual([]);
  });

  it('reach to their titles, and to what else is in the font of their numbers', () => {
    const titles = [...glyphs('Index', 200, 334, labelLook), ...glyphs('Legend', 330, 200, labelLook)];
    const text = ['Figure 1: The text below', 'a plot is not a part of it', 'and goes on for some lines'].flatMap(
      (line, index) => glyphs(line, 120, 352 + 12 * index, serif),
    );
    expect(rounded(plotPage({ glyphs: [...numbers(), ...titles, ...text] }))).toEqual([[82, 160, 354, 336]]);
  });

  it('in the font of the text reach to the titles in their middle', () => {
    const title = glyphs('Title', 200, 153, labelLook);
    const text = [
      'One of many lines of the text',
      'that is in the same font here',
      'as the numbers of the plot is',
    ].flatMap((line, index) => glyphs(line, 330, 200 + 10 * index, labelLook));
    expect(rounded(plotPage({ glyphs: [...numbers(), ...title, ...text] }))).toEqual([[82, 147, 320, 320]]);
  });

  it('become pictures, with what no shape can show', () => {
    const curve = { x0: 110, y0: 170, x1: 300, y1: 290 };
    const draw = (area: typeof curve): Picture => ({ ...area, bytes: new Uint8Array(), format: 'png' });
    const page = withChartsDrawn(plotPage({ unshaped: [curve] }), draw);
    expect(page).toMatchObject({ glyphs: [], rotated: [], rules: [], unshaped: [] });
    // Its numbers are all the text that the page has: they stand on the picture.
    expect(page).toMatchObject({ pictures: [{ description: '' }], labels: { rotated: turnedNumbers } });
    expect(page.labels?.glyphs).toEqual(numbers());
    const text = glyphs('This page has more text than its plot has numbers, so that they describe it', 50, 400, serif);
    const beside = withChartsDrawn(plotPage({ glyphs: [...numbers(), ...text] }), draw);
    expect(beside.pictures).toMatchObject([{ description: '0 500 1000 1500' }]);
    expect(beside.labels).toBeUndefined();
    expect(withChartsDrawn(plotPage({}), draw, 0).pictures).toEqual([]);
    const elsewhere = { ...curve, y0: 400, y1: 500 };
    expect(withChartsDrawn(plotPage({ unshaped: [curve, elsewhere] }), draw).unshaped).toEqual([elsewhere]);
  });
});
