import { findSegments } from '../lines/find-lines.ts';
import { isInside } from '../model/box.ts';
import type { Box, DrawnFigure, Page, Picture } from '../model/page-model.ts';
import { clustersOf } from './clusters.ts';
import { findCharts } from './find-charts.ts';
import { findFigures } from './find-figures.ts';
import { findLettered } from './find-lettered.ts';
import { findOverlays } from './find-overlays.ts';
import { findPlots } from './find-plots.ts';
import { pageSegments } from './page-segments.ts';
import { taggedFigures } from './tagged-figures.ts';
import { thresholds } from './thresholds.ts';

/** What the tags say about the first of some pictures that they say anything about. */
function placeInText(figures: readonly DrawnFigure[]): Pick<Picture, 'cell' | 'isOfHead'> {
  const { cell, isOfHead } = figures.find((figure) => figure.cell !== undefined || figure.isOfHead) ?? {};
  return { ...(cell && { cell }), ...(isOfHead && { isOfHead }) };
}

const areasOf = (found: readonly Box[]) => clustersOf(found, 0).map(({ box }) => box);

/**
 * Replaces the charts and figures of a page, and pictures with drawings on them, by pictures of the whole, so that their
 * parts do not become paragraphs. Their labels describe them.
 * @param draw Draws an area of the page, of which nothing reaches beyond it if it is whole; null if that fails. Then the
 * chart is left as it is.
 */
export function withCharts(page: Page, draw: (area: Box, isWhole: boolean) => Picture | null): Page {
  const overlays = findOverlays(page);
  const figures = taggedFigures(page);
  const segmentsOf = pageSegments(page);
  const joined = findFigures(page, segmentsOf);
  const plots = [
    ...findPlots(page, segmentsOf),
    ...findLettered(page, segmentsOf),
    ...joined.filter(({ isDiagram }) => isDiagram),
  ];
  const found: readonly Box[] = [...findCharts(page, segmentsOf), ...joined, ...overlays, ...figures];
  const all = areasOf([...plots, ...found]);
  // The numbers of axes and the labels of drawings and diagrams are no text that anybody reads on, however many a page has.
  const others = all.filter((area) => !plots.some((plot) => isInside(plot, area, thresholds.overhang)));
  const lettered = page.glyphs.filter((glyph) => others.some((area) => isInside(glyph, area, thresholds.overhang)));
  const charts = lettered.length > thresholds.maxLettersShare * page.glyphs.length ? areasOf(plots) : all;
  if (charts.length === 0) return page;
  const drawn = charts.flatMap((area) => {
    const picture = draw(area, overlays.includes(area));
    if (picture === null) return [];
    const labels = findSegments(page.glyphs.filter((glyph) => isInside(glyph, area, thresholds.overhang)));
    const within = [...page.pictures, ...figures].filter((each) => isInside(each, area, thresholds.overhang));
    const known = within.flatMap(({ description }) => description ?? []);
    const description = [...known, ...labels.map(({ text }) => text)].join(' ');
    return [{ area, picture: { ...picture, description, ...placeInText(within) } }];
  });
  if (drawn.length === 0) return page;
  const isFree = (box: Box) => !drawn.some(({ area }) => isInside(box, area, thresholds.overhang));
  return {
    ...page,
    unshaped: page.unshaped?.filter(isFree) ?? [],
    glyphs: page.glyphs.filter(isFree),
    rotated: page.rotated.filter(isFree),
    rules: page.rules.filter(isFree),
    fills: page.fills.filter(isFree),
    shapes: page.shapes.filter(isFree),
    pictures: [...page.pictures.filter(isFree), ...drawn.map(({ picture }) => picture)],
  };
}
