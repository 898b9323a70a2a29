import { isInside } from '../model/box.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import { findCharts } from './find-charts.ts';
import { thresholds } from './thresholds.ts';

/**
 * Replaces the charts of a page by pictures, so that their labels do not become paragraphs.
 * @param draw Draws an area of the page; null if that fails. Then the chart is left as it is.
 */
export function withCharts(page: Page, draw: (area: Box) => Picture | null): Page {
  const charts = findCharts(page);
  const chartGlyphs = page.glyphs.filter((glyph) => charts.some((area) => isInside(glyph, area, thresholds.overhang)));
  if (chartGlyphs.length > thresholds.maxLettersShare * page.glyphs.length) return page;
  const drawn = charts.flatMap((area) => {
    const picture = draw(area);
    return picture === null ? [] : [{ area, picture }];
  });
  if (drawn.length === 0) return page;
  const isFree = (box: Box) => !drawn.some(({ area }) => isInside(box, area, thresholds.overhang));
  return {
    ...page,
    glyphs: page.glyphs.filter(isFree),
    rotated: page.rotated.filter(isFree),
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
    pictures: [...page.pictures.filter(isFree), ...drawn.map(({ picture }) => picture)],
  };
}
