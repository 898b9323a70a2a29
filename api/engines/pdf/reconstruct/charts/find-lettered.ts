import { areaOf, isInside, meet } from '../model/box.ts';
import type { Box, Glyph, Page } from '../model/page-model.ts';
import { clustersOf } from './clusters.ts';
import { thresholds as figures } from './figures/thresholds.ts';
import { grown, partOf } from './grown-box.ts';
import { type PageSegments, pageSegments } from './page-segments.ts';
import { familyOfLine, isCaption, textFamilies } from './text-families.ts';
import { thresholds } from './thresholds.ts';

const { lettered: limits, plot } = thresholds;

/**
 * Finds drawings by other programs on untagged pages: shapes, or areas without letters beside letters that run up the
 * page, whose labels are in fonts that no text around them has. Returns boxes around each drawing and its labels.
 */
export function findLettered(page: Page, segmentsOf: PageSegments = pageSegments(page)): readonly Box[] {
  const { rules, fills, shapes, rotated, glyphs, isTagged, width, height } = page;
  const count = rules.length + fills.length + shapes.length;
  const mayBe = shapes.length >= limits.minShapes || (fills.length >= limits.minEmptyFills && rotated.length > 0);
  if (isTagged || count > figures.maxParts || !mayBe) return [];
  const segments = segmentsOf();
  const ofText = textFamilies(segments);
  const drawn = new Set<Box>(shapes);
  const areas = new Set<Box>(fills);
  const parts = [...rules, ...fills, ...shapes].filter((part) => areaOf(part) < plot.maxPageShare * width * height);
  return clustersOf<Box>(parts, figures.maxGap).flatMap(({ box, parts: own }) => {
    if (Math.min(box.x1 - box.x0, box.y1 - box.y0) < limits.minSide) return [];
    const inside = segments.filter((segment) => meet(segment, box, 0));
    if (inside.some((segment) => ofText.has(familyOfLine(segment)) || isCaption(segment.text))) return [];
    const isEmpty = (fill: Box) => !glyphs.some((glyph) => meet(glyph, fill, 0));
    const hasShapes = own.filter((part) => drawn.has(part)).length >= limits.minShapes;
    const hasAreas = () => own.filter((part) => areas.has(part) && isEmpty(part)).length >= limits.minEmptyFills;
    const gapOf = ({ look }: Pick<Glyph, 'look'>) => limits.maxLabelGapEms * look.size;
    const beside = segments.filter((segment) => meet(segment, box, gapOf(segment))).map(familyOfLine);
    const families = new Set(beside.filter((family) => !ofText.has(family)));
    const near = segments.filter((segment) => families.has(familyOfLine(segment)) && !isCaption(segment.text));
    const labels = [...near, ...rotated].map((label) => partOf(label, gapOf(label)));
    const whole = grown(box, labels);
    const turned = rotated.filter((glyph) => isInside(glyph, whole, thresholds.overhang)).length;
    const letters = turned + glyphs.filter((glyph) => isInside(glyph, whole, thresholds.overhang)).length;
    if (letters === 0 || letters > limits.maxLettersOfPart * own.length) return [];
    return hasShapes || (turned > 0 && hasAreas()) ? [whole] : [];
  });
}
