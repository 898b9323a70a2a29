import { describe, expect, it } from 'vitest';
import { findCharts } from '../../../../../../api/engines/pdf/reconstruct/charts/find-charts.ts';
import { composeBest } from '../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import type { Box, Fill, Glyph, Page, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const small = { ...look, size: 8 };
const across = (y: number): Rule => ({
  ...{ x0: 100, x1: 400, y0: y, y1: y, isHorizontal: true, thickness: 0.5, colour: 'D9D9D9' },
});
const lines = [200, 240, 280, 320];
/** The numbers at the left ends of the lines, each in the middle of its line's height. */
const numbered = (numbers: readonly string[]): Glyph[] =>
  numbers.flatMap((text, index) => glyphs(text, 92 - text.length * 4, (lines[index] as number) + 2.4, small));
const bars: Fill[] = [150, 250, 350].map((x) => ({ x0: x, x1: x + 20, y0: 230, y1: 320, colour: '5B9BD5' }));
const names = ['North', 'South', 'East'].flatMap((name, index) => glyphs(name, 150 + index * 100, 332, small));
const pageOf = (own: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  rules: lines.map(across),
  fills: bars,
  ...own,
});
const rounded = (page: Page) =>
  findCharts(page).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map((value) => Math.round(value)));
const flipped = <T extends Rule | Fill | Glyph>(box: T): T => ({
  ...{ ...box, x0: box.y0, x1: box.y1, y0: box.x0, y1: box.x1 },
});

describe('charts', () => {
  const labels = [...numbered(['30 %', '20 %', '10 %', '0 %']), ...names];

  it('are found by lines with numbers that rise evenly, and reach to their frames', () => {
    const frame: Fill = { x0: 60, y0: 150, x1: 420, y1: 360, colour: 'FFFFFF' };
    expect(rounded(pageOf({ glyphs: labels, fills: [frame, ...bars] }))).toEqual([[60, 150, 420, 360]]);
    const drawn = pageOf({ glyphs: labels, rules: [...lines.map(across), ...gridRules([60, 420], [150, 360])] });
    expect(rounded(drawn)).toEqual([[60, 150, 420, 360]]);
  });

  it('without frames reach to their names and legends', () => {
    expect(rounded(pageOf({ glyphs: labels }))).toEqual([[76, 196, 400, 334]]);
    const legend = [...labels, ...glyphs('Sales', 420, 252, small)];
    const mark = { x0: 410, y0: 246, x1: 416, y1: 252, colour: '5B9BD5' };
    expect(rounded(pageOf({ glyphs: legend, fills: [...bars, mark] }))).toEqual([[76, 196, 440, 334]]);
  });

  it('may have lines that run down, with numbers below them', () => {
    const rules = [100, 150, 200, 250].map((x) => ({ ...flipped(across(x)), isHorizontal: false, y0: 300, y1: 450 }));
    const numbers = ['0', '5', '10', '15'].flatMap((text, index) =>
      glyphs(text, 100 + index * 50 - text.length * 2, 462, small),
    );
    expect(rounded(pageOf({ glyphs: numbers, rules }))).toHaveLength(1);
  });

  it('are no tables with numbers', () => {
    expect(rounded(pageOf({ glyphs: numbered(['30', '20', '15', '0']) }))).toEqual([]);
    const inRows = [215, 255, 295].flatMap((y, index) => glyphs(`${3 - index}0`, 104, y, small));
    expect(rounded(pageOf({ glyphs: inRows }))).toEqual([]);
  });

  it('become pictures next to text, if they can be drawn', async () => {
    const text = glyphs('The text below the chart goes on to say what the chart shows, and to whom it does', 60, 500);
    const page = pageOf({ glyphs: [...labels, ...text] });
    const draw = (area: Box) => ({ ...area, bytes: new Uint8Array([1]), format: 'png' as const });
    const blocksOf = async (read: Page, drawn: Parameters<typeof withChartsDrawn>[1]) => {
      const { sections } = await composeBest({ pages: [withChartsDrawn(read, drawn)], outline: [], title: '' });
      return sections.flatMap(({ blocks }) =>
        blocks.map((block) => (block.type === 'paragraph' ? block.inlines.map(({ type }) => type) : [block.type])),
      );
    };
    expect(await blocksOf(page, draw)).toEqual([['drawing'], ['text']]);
    expect((await blocksOf(page, () => null)).length).toBeGreaterThan(2);
    const chartAlone = pageOf({ glyphs: [...labels, ...glyphs('A caption', 60, 500)] });
    expect(await blocksOf(chartAlone, draw)).not.toContainEqual(['drawing']);
  });
});
