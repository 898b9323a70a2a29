import { findSegments } from '../../lines/find-lines.ts';
import type { Line } from '../../lines/line.ts';
import { areaOf, boxAroundAll, isInside, isWithin, meet, middleOf } from '../../model/box.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Glyph, Page, Picture } from '../../model/page-model.ts';
import { clustersOf } from '../clusters.ts';
import { thresholds as figures } from '../figures/thresholds.ts';
import { isCaption } from '../text-families.ts';
import { thresholds as shared } from '../thresholds.ts';
import { withPictures } from '../with-pictures.ts';
import { thresholds } from './thresholds.ts';

const { plot } = shared;

/** LaTeX's fonts of slanted lines, arrowheads and circles, and those of XY-pic, whose letters are dashes, too. */
const drawingFonts = /^(?:L(?:INE|CIRCLE)W?\d+|XY(?:DASH|CIRC|BSQL|LINE|MISC|[AB]TIP|(?:CM|EU|LU)[AB]T))/i;

const isDrawnLetter = ({ look }: Pick<Glyph, 'look'>) => drawingFonts.test(look.font);

/** A drawing, what it consists of, and the lines that name something in it. */
interface Drawing {
  readonly area: Box;
  readonly parts: readonly Box[];
  readonly labels: readonly Line[];
}

/** Whether a line is a label of a drawing: in it, or a few letters beside it. */
function isLabelOf(line: Line, box: Box): boolean {
  if (isCaption(line.text)) return false;
  const isBeside =
    line.text.length <= figures.maxTickLetters && meet(line, box, figures.maxLabelGapEms * line.look.size);
  return isBeside || (isWithin(box, ...middleOf(line)) && line.x0 > box.x0 && line.x1 < box.x1);
}

/**
 * The box of a drawing without the lines of text above and below it: the letters of fonts of circles are higher than what they
 * show. Null if text leads through the drawing.
 */
function apartFrom(box: Box, text: readonly Box[]): Box | null {
  const [, middle] = middleOf(box);
  const beside = text.filter((line) => meet(line, box, 0));
  const isAbove = (line: Box) => middleOf(line)[1] < middle;
  const y0 = largest([box.y0, ...beside.filter(isAbove).map((line) => line.y1)]);
  const y1 = smallest([box.y1, ...beside.filter((line) => !isAbove(line)).map((line) => line.y0)]);
  return y1 - y0 > thresholds.minFreeShare * (box.y1 - box.y0) ? { ...box, y0, y1 } : null;
}

/** The drawings of a page that letters are parts of; none that running text is in, as a frame with round corners has. */
function drawingsOf(page: Page, drawn: readonly Glyph[]): readonly Drawing[] {
  const { rules, fills, shapes, width, height, glyphs } = page;
  const letters = new Set<Box>(drawn);
  const others = [...rules, ...fills, ...shapes].filter((part) => areaOf(part) < plot.maxPageShare * width * height);
  if (others.length + drawn.length > thresholds.maxParts) return [];
  const segments = findSegments(glyphs.filter((glyph) => !isDrawnLetter(glyph)));
  return clustersOf<Box>([...drawn, ...others], thresholds.maxGap).flatMap(({ box, parts }) => {
    const count = parts.filter((part) => letters.has(part)).length;
    if (count < thresholds.minLetters) return [];
    const labels = segments.filter((line) => isLabelOf(line, box));
    const whole = boxAroundAll([box, ...labels]);
    const area = apartFrom(
      whole,
      segments.filter((line) => !labels.includes(line)),
    );
    const length = labels.reduce((sum, { text }) => sum + text.length, 0);
    return area === null || length > thresholds.maxLabelLetters * count ? [] : [{ area, parts, labels }];
  });
}

/**
 * Replaces drawings that consist of letters by pictures: TeX has fonts of lines, arrows and circles, whose letters would be
 * text that nobody can read.
 * @param draw Draws an area of the page; null if that fails. Then the letters are left as they are.
 */
export function withDrawnLetters(page: Page, draw: (area: Box) => Picture | null): Page {
  const drawn = [...page.glyphs, ...page.rotated].filter(isDrawnLetter);
  if (drawn.length < thresholds.minLetters) return page;
  const found = drawingsOf(page, drawn);
  const whole = clustersOf(
    found.map(({ area }) => area),
    0,
  );
  const made = whole.flatMap(({ box: area, parts: areas }) => {
    const own = found.filter((drawing) => areas.includes(drawing.area));
    const [parts, labels] = [own.flatMap((drawing) => drawing.parts), own.flatMap((drawing) => drawing.labels)];
    const picture = draw(area);
    const description = labels.map(({ text }) => text).join(' ');
    return picture === null ? [] : [{ area, parts, picture: { ...picture, description } }];
  });
  if (made.length === 0) return page;
  const shown = new Set(made.flatMap(({ parts }) => parts));
  const isFree = (box: Box) => !shown.has(box) && !made.some(({ area }) => isInside(box, area, shared.overhang));
  return withPictures(
    page,
    made.map(({ picture }) => picture),
    isFree,
  );
}
