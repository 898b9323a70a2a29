import { addTo } from '../../../../groups.ts';
import { findSegments } from '../lines/find-lines.ts';
import type { Line } from '../lines/line.ts';
import { boxAroundAll, isInside, meet } from '../model/box.ts';
import type { Box, Page } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { clustersOf } from './clusters.ts';
import { type Axis, findAxes } from './find-axes.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.plot;

/** A part of a drawing, and how far it may be from the rest. */
interface Part extends Box {
  readonly gap: number;
}

/** The box around a start and all parts that are near it, or near those. */
function grown(start: Box, parts: readonly Part[]): Box {
  let box = start;
  let left = parts;
  for (;;) {
    const near = left.filter((part) => meet(part, box, part.gap));
    if (near.length === 0) return box;
    left = left.filter((part) => !meet(part, box, part.gap));
    box = boxAroundAll([box, ...near]);
  }
}

const longer = ({ x0, x1, y0, y1 }: Box) => Math.max(x1 - x0, y1 - y0);
const isCaption = (text: string) => /^\p{Lu}\p{L}{2,}\.?\s?\d+[.:\s]/u.test(text);

/** The families of fonts that a page's text is set in: a good part of their letters are in lines of several words. */
function textFamilies(segments: readonly Line[]): ReadonlySet<string> {
  const families = new Map<string, Line[]>();
  for (const segment of segments) addTo(families, fontFamily(segment.look.font), segment);
  const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
  return new Set(
    [...families].flatMap(([family, lines]) => {
      const long = lines.filter(
        ({ text }) => text.length > limits.minLineLetters && text.split(' ').length > limits.minLineWords,
      );
      const isText = long.length >= limits.minLines && lettersOf(long) > limits.minLinesShare * lettersOf(lines);
      return isText ? [family] : [];
    }),
  );
}

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
export function findPlots(page: Page): readonly Box[] {
  const { rules, fills, shapes, pictures, rotated, width, height } = page;
  if (rules.length > thresholds.maxRules) return [];
  const axes = findAxes(page);
  if (axes.length === 0) return [];
  const segments = findSegments(page.glyphs);
  const ofText = textFamilies(segments);
  const running = segments.filter(
    ({ text, look }) => text.length > limits.minTextLetters && ofText.has(fontFamily(look.font)),
  );
  const isBackground = ({ x0, x1, y0, y1 }: Box) =>
    x1 - x0 > limits.maxPageShare * width || y1 - y0 > limits.maxPageShare * height;
  const drawn = [...rules, ...fills, ...shapes, ...pictures].filter((part) => !isBackground(part));
  const plotOf = ({ ticks, box, font }: Axis): Box => {
    const family = fontFamily(font);
    const isOwn = !ofText.has(family);
    const gap = isOwn ? Math.max(limits.maxOwnGap, limits.maxOwnGapShare * longer(ticks)) : limits.maxGap;
    const parts = drawn.map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1, gap }));
    const turned = rotated.map(({ x0, x1, y0, y1, look }) => ({
      x0,
      x1,
      y0,
      y1,
      gap: limits.maxLabelGapEms * look.size,
    }));
    const drawing = boxAroundAll([box, grown(ticks, parts)]);
    if (isOwn) {
      const labels = segments.filter(({ look, text }) => fontFamily(look.font) === family && !isCaption(text));
      const near = labels.map(({ x0, x1, y0, y1, look }) => ({
        x0,
        x1,
        y0,
        y1,
        gap: limits.maxLabelGapEms * look.size,
      }));
      return grown(drawing, [...parts, ...turned, ...near]);
    }
    const middles = [drawing, ticks].map(({ x0, x1 }) => (x0 + x1) / 2);
    return grown(boxAroundAll([drawing, ...segments.filter((each) => isTitle(each, drawing, middles))]), turned);
  };
  const found = axes.map(plotOf);
  return clustersOf(found, 0)
    .map(({ box }) => box)
    .filter((plot) => !running.some((line) => isInside(line, plot, thresholds.overhang)));
}
