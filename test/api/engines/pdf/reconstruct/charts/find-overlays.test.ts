import { describe, expect, it } from 'vitest';
import { findOverlays } from '../../../../../../api/engines/pdf/reconstruct/charts/find-overlays.ts';
import type { Page, Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const picture = (x0: number, y0: number, x1: number, y1: number): Picture => ({
  ...{ x0, y0, x1, y1 },
  ...{ bytes: new Uint8Array([x0, y0]), format: 'png' as const },
});
const screenshot = picture(100, 100, 300, 200);
const frame = picture(120, 120, 160, 140);
const pageOf = (own: Partial<Page>): Page => ({ ...emptyPage(0, { width: 600, height: 800 }), ...own });

describe('pictures with drawings on them', () => {
  it('are those within which others lie', () => {
    expect(findOverlays(pageOf({ pictures: [screenshot, frame] }))).toEqual([screenshot]);
    const fill = { x0: 110, y0: 110, x1: 130, y1: 130, colour: 'FF0000' };
    expect(findOverlays(pageOf({ pictures: [screenshot], fills: [fill] }))).toEqual([screenshot]);
  });

  it('are none beside one another, with text on them, behind the page, or with a mask of their size', () => {
    expect(findOverlays(pageOf({ pictures: [screenshot, picture(250, 150, 350, 180)] }))).toEqual([]);
    expect(findOverlays(pageOf({ pictures: [screenshot, frame], glyphs: glyphs('text', 200, 150) }))).toEqual([]);
    expect(findOverlays(pageOf({ pictures: [picture(10, 10, 590, 790), frame] }))).toEqual([]);
    expect(findOverlays(pageOf({ pictures: [screenshot, picture(101, 101, 299, 199)] }))).toEqual([]);
  });

  it('stay in the cell that tags put them in', () => {
    const cell = { table: 1, row: 0, column: 0, rows: 1, columns: 1, isHeader: false, within: null };
    const page = pageOf({ pictures: [{ ...screenshot, cell }, frame] });
    const drawn = withChartsDrawn(page, (area) => ({ ...screenshot, ...area, bytes: new Uint8Array() }));
    expect(drawn.pictures).toMatchObject([{ cell }]);
  });

  it('become one picture of all', () => {
    const text = [300, 312].flatMap((y) => glyphs('a paragraph below the picture', 60, y));
    const page = pageOf({ pictures: [screenshot, frame], glyphs: text });
    const drawn = withChartsDrawn(page, (area) => ({ ...screenshot, ...area, bytes: new Uint8Array() }));
    expect(drawn.pictures).toHaveLength(1);
    expect(drawn.glyphs).toHaveLength(text.length);
  });
});
