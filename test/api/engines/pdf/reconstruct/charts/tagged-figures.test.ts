import { describe, expect, it } from 'vitest';
import { taggedFigures } from '../../../../../../api/engines/pdf/reconstruct/charts/tagged-figures.ts';
import type { Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const icon = { x0: 60, y0: 100, x1: 90, y1: 130, description: 'A house' };
const pageOf = (own: Partial<Page>): Page => ({ ...emptyPage(0, { width: 600, height: 800 }), ...own });

describe('figures of tagged files', () => {
  it('become pictures with their descriptions', () => {
    const line = { x0: 65, y0: 110, x1: 85, y1: 110, isHorizontal: true, thickness: 1, colour: '000000' };
    const beside = glyphs('text that stands beside the icon', 100, 115);
    const page = pageOf({ figures: [icon], rules: [line], glyphs: beside });
    const drawn = withChartsDrawn(page, (area) => ({ ...area, bytes: new Uint8Array([1]), format: 'png' }));
    expect(drawn.pictures).toMatchObject([{ x0: 60, x1: 90, description: 'A house' }]);
    expect(drawn.rules).toEqual([]);
    expect(drawn.glyphs).toEqual(beside);
  });

  it('are none behind text or the whole page', () => {
    expect(taggedFigures(pageOf({ figures: [icon], glyphs: glyphs('text', 70, 115) }))).toEqual([]);
    expect(taggedFigures(pageOf({ figures: [{ ...icon, x0: 0, y0: 0, x1: 600, y1: 700 }] }))).toEqual([]);
  });
});
