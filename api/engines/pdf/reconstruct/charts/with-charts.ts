import { findSegments } from '../lines/find-lines.ts';
import { isInside } from '../model/box.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import { clustersOf } from './clusters.ts';
import { findCharts } from './find-charts.ts';
import { findFigures } from './find-figures.ts';
import { findOverlays } from './find-overlays.ts';
import { thresholds } from './thresholds.ts';

/** What the tags say about the first picture in an area that they say anything about. */
function placeInText(pictures: readonly Picture[], area: Box): Pick<Picture, 'cell' | 'isOfHead'> {
  const tagged = pictures.find(
    (picture) => (picture.cell !== undefined || picture.isOfHead) && isInside(picture, area, thresholds.overhang),
  );
  const { cell, isOfHead } = tagged ?? {};
  return { ...(cell && { cell }), ...(isOfHead && { isOfHead }) };
}

/**
 * Replaces the charts and figures of a page, and pictures with drawings on them, by pictures of the whole, so that their
 * parts do not become paragraphs. Their labels describe them.
 * @param draw Draws an area of the page; null if that fails. Then the chart is left as it is.
 */
export function withCharts(page: Page, draw: (area: Box) => Picture | null): Page {
  const charts = clustersOf([...findCharts(page), ...findFigures(page), ...findOverlays(page)], 0).map(
    ({ box }) => box,
  );
  if (charts.length === 0) return page;
  const chartGlyphs = page.glyphs.filter((glyph) => charts.some((area) => isInside(glyph, area, thresholds.overhang)));
  if (chartGlyphs.length > thresholds.maxLettersShare * page.glyphs.length) return page;
  const drawn = charts.flatMap((area) => {
    const picture = draw(area);
    if (picture === null) return [];
    const labels = findSegments(page.glyphs.filter((glyph) => isInside(glyph, area, thresholds.overhang)));
    const description = labels.map(({ text }) => text).join(' ');
    return [{ area, picture: { ...picture, description, ...placeInText(page.pictures, area) } }];
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
