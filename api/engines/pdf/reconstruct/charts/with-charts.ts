import { isInside } from '../model/box.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import { findCharts } from './find-charts.ts';

/** Points by which the lines of a chart may reach beyond its box. */
const beyond = 3;

/** Of a page's letters: with more of them in charts, these are the page, and their text is what people want of it. */
const mostLetters = 0.3;

/**
 * A page with its charts as pictures: the numbers and names in them are no paragraphs.
 *
 * @param draw Draws a part of the page; null where that cannot be done.
 */
export function withCharts(page: Page, draw: (area: Box) => Picture | null): Page {
  const charts = findCharts(page);
  const written = page.glyphs.filter((glyph) => charts.some((area) => isInside(glyph, area, beyond)));
  if (written.length > mostLetters * page.glyphs.length) return page;
  const drawn = charts.flatMap((area) => {
    const picture = draw(area);
    return picture === null ? [] : [{ area, picture }];
  });
  if (drawn.length === 0) return page;
  const isFree = (box: Box) => !drawn.some(({ area }) => isInside(box, area, beyond));
  return {
    ...page,
    glyphs: page.glyphs.filter(isFree),
    turned: page.turned.filter(isFree),
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
    pictures: [...page.pictures.filter(isFree), ...drawn.map(({ picture }) => picture)],
  };
}
