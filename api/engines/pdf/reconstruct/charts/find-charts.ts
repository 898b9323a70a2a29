import { areaOf, boxAroundAll, isInside, transposed } from '../model/box.ts';
import { smallest } from '../model/extremes.ts';
import type { Box, Page, Rule } from '../model/page-model.ts';
import { findScales, type Label, mayBeScale } from './find-scales.ts';
import { type PageSegments, pageSegments } from './page-segments.ts';
import { thresholds } from './thresholds.ts';

/** Whether a label names the mark of a legend that stands before it. */
function isNameOf({ x0, y0, y1, look }: Label, mark: Box): boolean {
  const { maxMarkEms, maxGapEms } = thresholds.legend;
  const most = maxMarkEms * look.size;
  const isLevel = Math.abs((y0 + y1) / 2 - (mark.y0 + mark.y1) / 2) < most / 2;
  const isSmall = mark.x1 - mark.x0 < most && mark.y1 - mark.y0 < most;
  return isLevel && isSmall && x0 > mark.x1 - 1 && x0 - mark.x1 < maxGapEms * look.size;
}

/** The frames drawn as fills or as four rules. */
function framesOf({ rules, fills }: Pick<Page, 'rules' | 'fills'>): readonly Box[] {
  const isSame = (a: number, b: number) => Math.abs(a - b) < thresholds.sameCorner;
  const across = rules.filter(({ isHorizontal }) => isHorizontal).slice(0, thresholds.maxHorizontalRules);
  const drawn = across.flatMap((top) =>
    across
      .filter((bottom) => bottom.y0 > top.y0 + 1 && isSame(bottom.x0, top.x0) && isSame(bottom.x1, top.x1))
      .map((bottom) => ({ ...top, y1: bottom.y0 }))
      .filter(({ x0, y0, y1 }) =>
        rules.some((side) => !side.isHorizontal && isSame(side.x0, x0) && isSame(side.y0, y0) && isSame(side.y1, y1)),
      ),
  );
  return [...drawn, ...fills];
}

/** The box of a chart without a frame: its scale, the category names below it, and its legend. */
function unframedChart(scale: Box, labels: readonly Label[], drawn: readonly Box[]): Box {
  const below = labels.filter(
    ({ x0, x1, y0, y1 }) =>
      (x0 + x1) / 2 > scale.x0 &&
      (x0 + x1) / 2 < scale.x1 + thresholds.overhang &&
      y0 > scale.y1 - (y1 - y0) &&
      y0 < scale.y1 + thresholds.maxCategoryLines * (y1 - y0),
  );
  const top = smallest(below.map(({ y0 }) => y0));
  const categories = below.filter(({ y0 }) => y0 < top + thresholds.overhang);
  const chart = boxAroundAll([scale, ...(categories.length > 1 ? categories : [])]);
  const around = thresholds.legend.maxDistanceShare * Math.max(chart.x1 - chart.x0, chart.y1 - chart.y0);
  const legend = drawn
    .filter((mark) => isInside(mark, chart, around))
    .flatMap((mark) => {
      const label = labels.find((each) => isNameOf(each, mark));
      return label === undefined ? [] : [mark, label];
    });
  return boxAroundAll([chart, ...legend]);
}

/**
 * Finds the charts of a page. Returns the boxes of their frames or, without a frame, of their scales, categories and
 * legends.
 */
export function findCharts(page: Page, segmentsOf: PageSegments = pageSegments(page)): readonly Box[] {
  const { rules, fills, shapes } = page;
  if (
    rules.length < thresholds.scale.minRules ||
    rules.length > thresholds.maxRules ||
    fills.length + shapes.length === 0
  )
    return [];
  const level = rules.filter(({ isHorizontal }) => isHorizontal);
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal).map((rule): Rule => transposed(rule));
  if (!mayBeScale(level) && !mayBeScale(upright)) return [];
  const labels = segmentsOf();
  const scales = [...findScales(level, labels), ...findScales(upright, labels.map(transposed)).map(transposed)];
  if (scales.length === 0) return [];
  const frames = framesOf(page);
  const charts = scales.map((scale) => {
    const enclosing = frames.filter(
      (frame) =>
        isInside(scale, frame, thresholds.overhang) && areaOf(frame) < thresholds.maxFrameAreas * areaOf(scale),
    );
    const [frame] = enclosing.sort((a, b) => areaOf(b) - areaOf(a));
    return frame ?? unframedChart(scale, labels, [...fills, ...shapes]);
  });
  return charts.filter(
    (chart, index) =>
      !charts.some(
        (other, at) =>
          at !== index &&
          isInside(chart, other, thresholds.overhang) &&
          (at < index || !isInside(other, chart, thresholds.overhang)),
      ),
  );
}
