import type { Line } from '../lines/line.ts';
import { boxAroundAll, isInside } from '../model/box.ts';
import type { Box, Page } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { clustersOf } from './clusters.ts';
import { type Axis, findAxes } from './find-axes.ts';
import { grown, partOf } from './grown-box.ts';
import { type PageSegments, pageSegments } from './page-segments.ts';
import { familyOfLine, isCaption, textFamilies } from './text-families.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.plot;

const longer = ({ x0, x1, y0, y1 }: Box) => Math.max(x1 - x0, y1 - y0);

/** Whether a line is the title of a plot or of its axis: short, near it and in the middle above or below it. */
function isTitle({ x0, x1, y0, y1, text, look }: Line, plot: Box, middles: readonly number[]): boolean {
  const gap = Math.max(plot.y0 - y1, y0 - plot.y1);
  return (
    gap > -look.size &&
    gap < limits.maxTitleGapEms * look.size &&
    x1 - x0 < plot.x1 - plot.x0 &&
    middles.some((middle) => Math.abs((x0 + x1) / 2 - middle) < limits.maxOffMiddleEms * look.size) &&
    !isCaption(text)
  );
}

/**
 * Finds plots: axes with what is drawn around them, their numbers and titles. Returns boxes; several side by side whose
 * labels touch are one.
 */
export function findPlots(page: Page, segmentsOf: PageSegments = pageSegments(page)): readonly Box[] {
  const { rules, fills, shapes, pictures, rotated, width, height } = page;
  const axes = findAxes(page);
  if (axes.length === 0 || axes.length > limits.maxAxes) return [];
  const segments = segmentsOf();
  const ofText = textFamilies(segments);
  const running = segments.filter(
    (segment) => segment.text.length > limits.minTextLetters && ofText.has(familyOfLine(segment)),
  );
  const isBackground = ({ x0, x1, y0, y1 }: Box) =>
    x1 - x0 > limits.maxPageShare * width || y1 - y0 > limits.maxPageShare * height;
  const drawn = [...rules, ...fills, ...shapes, ...pictures].filter((part) => !isBackground(part));
  if (drawn.length > limits.maxDrawn) return [];
  const plotOf = ({ ticks, box, font }: Axis): Box => {
    const family = fontFamily(font);
    const isOwn = !ofText.has(family);
    const gap = isOwn ? Math.max(limits.maxOwnGap, limits.maxOwnGapShare * longer(ticks)) : limits.maxGap;
    const parts = drawn.map((part) => partOf(part, gap));
    const labelOf = (label: Box & Pick<Line, 'look'>) => partOf(label, limits.maxLabelGapEms * label.look.size);
    const turned = rotated.map(labelOf);
    const drawing = boxAroundAll([box, grown(ticks, parts)]);
    if (isOwn) {
      const labels = segments.filter((each) => familyOfLine(each) === family && !isCaption(each.text));
      return grown(drawing, [...parts, ...turned, ...labels.map(labelOf)]);
    }
    const middles = [drawing, ticks].map(({ x0, x1 }) => (x0 + x1) / 2);
    return grown(boxAroundAll([drawing, ...segments.filter((each) => isTitle(each, drawing, middles))]), turned);
  };
  const found = axes.map(plotOf);
  return clustersOf(found, 0)
    .map(({ box }) => box)
    .filter((plot) => !running.some((line) => isInside(line, plot, thresholds.overhang)));
}
