import type { Outlines } from '../extract/pictures/rendering/draw-area.ts';
import { findSegments } from '../lines/find-lines.ts';
import { rotatedLines } from '../lines/turned/rotated-lines.ts';
import type { IsRepeated } from '../marks/repeated-shapes.ts';
import { areaOf, intersection, isInside } from '../model/box.ts';
import type { Box, DrawnFigure, Page, Picture } from '../model/page-model.ts';
import { findBarcodes } from './barcodes/find-barcodes.ts';
import { clustersOf } from './clusters.ts';
import { findFigures } from './figures/find-figures.ts';
import { findCharts } from './find-charts.ts';
import { findLettered } from './find-lettered.ts';
import { findOverlays } from './find-overlays.ts';
import { findPlots } from './find-plots.ts';
import type { LabelPlaces } from './label-places.ts';
import { pageSegments } from './page-segments.ts';
import { taggedFigures } from './tagged-figures.ts';
import { thresholds } from './thresholds.ts';
import { withPictures } from './with-pictures.ts';

/** What the tags say about the first of some pictures that they say anything about. */
function placeInText(figures: readonly DrawnFigure[]): Pick<Picture, 'cell' | 'isOfHead'> {
  const { cell, isOfHead } = figures.find((figure) => figure.cell !== undefined || figure.isOfHead) ?? {};
  return { ...(cell && { cell }), ...(isOfHead && { isOfHead }) };
}

const areasOf = (found: readonly Box[]) => clustersOf(found, 0).map(({ box }) => box);

/** What draws an area of a page; null if that fails. Then the chart there is left as it is. */
export interface DrawsArea {
  /** With everything on it. */
  readonly area: (area: Box, outlines: Outlines) => Picture | null;
  /** With everything on it but its text. */
  readonly background: (area: Box) => Picture | null;
}

const lettersIn = <T extends Box>(letters: readonly T[], areas: readonly Box[]): readonly T[] =>
  areas.length === 0
    ? []
    : letters.filter((letter) => areas.some((area) => isInside(letter, area, thresholds.overhang)));

/** What becomes of the charts of a page. */
interface Plan {
  readonly areas: readonly Box[];
  /** Those whose labels stay text, at their places on a picture without them. */
  readonly labelled: readonly Box[];
}

/**
 * Plots and diagrams are pictures however many labels they have, since these say nothing in reading order. They stay text
 * where they are much of what the page says.
 * @param others Charts of other kinds. If they have much of the page's text, they may be none.
 */
function planOf({ glyphs, rotated }: Page, plots: readonly Box[], others: readonly Box[], places: LabelPlaces): Plan {
  const most = thresholds.maxLettersShare * (glyphs.length + rotated.length);
  const areLettered = (areas: readonly Box[]) =>
    lettersIn(glyphs, areas).length + lettersIn(rotated, areas).length > most;
  const all = areasOf([...plots, ...others]);
  const isPlot = (area: Box) => plots.some((plot) => isInside(plot, area, thresholds.overhang));
  const areas = areLettered(all.filter((area) => !isPlot(area))) ? areasOf(plots) : all;
  const drawings = areas.filter(isPlot);
  if (!areLettered(drawings)) return { areas, labelled: [] };
  const labels = findSegments(lettersIn(glyphs, drawings)).length + rotatedLines(lettersIn(rotated, drawings)).length;
  if (places.take(labels)) return { areas, labelled: drawings };
  const rest = areasOf(others);
  return { areas: areLettered(rest) ? [] : rest, labelled: [] };
}

/** Whether a letter is only partly in an area, but for what any letter may extend beyond it. */
function isCut(letter: Box, area: Box): boolean {
  const shared = intersection(letter, area);
  const isPartOf = shared !== null && areaOf(shared) > thresholds.minCutShare * areaOf(letter);
  return isPartOf && !isInside(letter, area, thresholds.overhang);
}

/**
 * A plan in which no picture shows parts of the text beside it, which would be there twice: areas that text reaches into, as
 * the line of a caption right below a figure does, are drawn without text.
 */
function withoutCutText({ areas, labelled }: Plan, { glyphs, rotated }: Page, places: LabelPlaces): Plan {
  const cut = areas.filter((area) => !labelled.includes(area) && glyphs.some((letter) => isCut(letter, area)));
  const labels = findSegments(lettersIn(glyphs, cut)).length + rotatedLines(lettersIn(rotated, cut)).length;
  return { areas, labelled: cut.length > 0 && places.take(labels) ? [...labelled, ...cut] : labelled };
}

/**
 * Replaces the charts, figures and barcodes of a page, and pictures with drawings on them, by pictures of the whole, so that their
 * parts do not become paragraphs. Their labels describe them, or stand on them.
 * @param isRepeated Tells the areas that most pages have.
 */
export function withCharts(page: Page, draws: DrawsArea, places: LabelPlaces, isRepeated: IsRepeated): Page {
  const overlays = findOverlays(page);
  const figures = taggedFigures(page);
  const segmentsOf = pageSegments(page);
  const joined = findFigures(page, isRepeated, segmentsOf);
  const plots = [
    ...findPlots(page, segmentsOf),
    ...findLettered(page, segmentsOf),
    ...joined.filter(({ isDiagram }) => isDiagram),
  ];
  const others = [
    ...findCharts(page, segmentsOf),
    ...joined.filter(({ isDiagram }) => !isDiagram),
    ...overlays,
    ...figures,
    ...findBarcodes(page),
  ];
  const { areas, labelled } = withoutCutText(planOf(page, plots, others, places), page, places);
  const drawn = areas.flatMap((area) => {
    const picture = labelled.includes(area)
      ? draws.background(area)
      : draws.area(area, overlays.includes(area) ? 'within' : 'beyond');
    if (picture === null) return [];
    const within = [...page.pictures, ...figures].filter((each) => isInside(each, area, thresholds.overhang));
    const known = within.flatMap(({ description }) => description ?? []);
    const labels = labelled.includes(area) ? [] : findSegments(lettersIn(page.glyphs, [area]));
    const description = [...known, ...labels.map(({ text }) => text)].join(' ');
    return [{ area, picture: { ...picture, description, ...placeInText(within) } }];
  });
  if (drawn.length === 0) return page;
  const isFree = (box: Box) => !drawn.some(({ area }) => isInside(box, area, thresholds.overhang));
  const placed = drawn.map(({ area }) => area).filter((area) => labelled.includes(area));
  const labels = { glyphs: lettersIn(page.glyphs, placed), rotated: lettersIn(page.rotated, placed) };
  const shown = withPictures(
    page,
    drawn.map(({ picture }) => picture),
    isFree,
  );
  return placed.length > 0 ? { ...shown, labels } : shown;
}
