import { describe, expect, it } from 'vitest';
import { findLettered } from '../../../../../../api/engines/pdf/reconstruct/charts/find-lettered.ts';
import type {
  Fill,
  Glyph,
  Page,
  Picture,
  Shape,
} from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const small = { ...look, font: 'Helvetica', size: 8 };
const text = [
  'Figure 3: Shares of the groups',
  'that are in the table above, with',
  'shades for those that stand out',
].flatMap((line, index) => glyphs(line, 100, 300 + 12 * index, { ...look, font: 'Times' }));
/** The areas of a mosaic plot, which touch their neighbours almost. */
const areas: Fill[] = [100, 150, 200].flatMap((x, column) =>
  [100, 160].map((y) => ({ x0: x, x1: x + 48, y0: y, y1: y + 58 - 10 * column, colour: 'E1E1E1' })),
);
const names = ['None', 'Some'].flatMap((name, index) => glyphs(name, 110 + index * 60, 96, small));
const turned: Glyph[] = glyphs('Sex', 0, 0, small).map((glyph, at) => ({
  ...glyph,
  ...{ x0: 84, x1: 94, y0: 150 - 4 * at, y1: 154 - 4 * at },
}));
const shapes: Shape[] = [100, 130, 160, 190, 220].map((x) => ({
  ...{ x0: x, x1: x + 28, y0: 100, y1: 160, fill: null, stroke: '000000', width: 1 },
  steps: [
    { type: 'move', points: [x, 100] },
    { type: 'curve', points: [x, 130, x + 28, 130, x + 28, 160] },
  ],
}));
const pageOf = (own: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: [...names, ...text],
  ...own,
});
const rounded = (page: Page) =>
  findLettered(page).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map((value) => Math.round(value)));

describe('drawings whose labels are in fonts of their own', () => {
  it('are areas without letters beside letters that run up the page', () => {
    expect(rounded(pageOf({ fills: areas, rotated: turned }))).toEqual([[84, 90, 248, 218]]);
    expect(rounded(pageOf({ fills: areas }))).toEqual([]);
    // Cells of tables have letters.
    const inCells = areas.slice(1).flatMap(({ x0, y0 }) => glyphs('12', x0 + 5, y0 + 20, small));
    expect(rounded(pageOf({ fills: areas, rotated: turned, glyphs: [...names, ...inCells, ...text] }))).toEqual([]);
  });

  it('are shapes', () => {
    expect(rounded(pageOf({ shapes }))).toEqual([[100, 90, 248, 160]]);
    expect(rounded(pageOf({ shapes, isTagged: true }))).toEqual([]);
    const inText = text.map((glyph) => ({ ...glyph, y0: glyph.y0 - 170, y1: glyph.y1 - 170 }));
    expect(rounded(pageOf({ shapes, glyphs: [...names, ...inText] }))).toEqual([]);
  });

  it('become pictures even if most letters of their page are labels', () => {
    const draw = (area: Omit<Picture, 'bytes' | 'format'>): Picture => ({
      ...area,
      ...{ bytes: new Uint8Array(), format: 'png' },
    });
    expect(withChartsDrawn(pageOf({ shapes, glyphs: names }), draw)).toMatchObject({ glyphs: [], shapes: [] });
  });
});
