import { findSegments } from '../../lines/find-lines.ts';
import type { Line } from '../../lines/line.ts';
import { rotatedLines } from '../../lines/turned/rotated-lines.ts';
import { boxAroundAll } from '../../model/box.ts';
import type { Box, Page, Picture } from '../../model/page-model.ts';
import { pageAsPicture } from '../../page-as-picture.ts';
import { arrowsOf } from '../figures/find-figures.ts';
import { thresholds as figures } from '../figures/thresholds.ts';
import type { LabelPlaces } from '../label-places.ts';
import { thresholds as shared } from '../thresholds.ts';
import { textsOfLines } from './page-of-lines.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.drawnPage;
const { minArrows, minArrowShare, minSpanShare, minTexts, maxTextLetters, maxHeadShare } = thresholds.diagramPage;

const sizeOf = ({ x0, x1, y0, y1 }: Box) => `${Math.round(x1 - x0)}/${Math.round(y1 - y0)}`;

/** Whether lines begin, end or have their middles below one another, as in a column of a table. */
const areInLine = (one: Line, other: Line) =>
  Math.abs(one.x0 - other.x0) < limits.sameEdge ||
  Math.abs(one.x1 - other.x1) < limits.sameEdge ||
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * limits.sameEdge;

/** The share of labels that have another one close above or below, in line with them. */
function alignedShare(labels: readonly Line[]): number {
  const sorted = [...labels].sort((a, b) => a.baseline - b.baseline);
  const aligned = new Set<Line>();
  for (const [index, label] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Line;
      const distance = other.baseline - label.baseline;
      if (distance > limits.maxRowEms * label.look.size) break;
      if (distance > limits.sameEdge && areInLine(label, other)) aligned.add(label).add(other);
    }
  }
  return aligned.size / labels.length;
}

/** Where arrows lead across a page, as on a slide that shows how things depend on each other; null if they do not. */
function arrowsAcross(page: Page): Box | null {
  if (page.shapes.length < minArrows || page.shapes.length > figures.maxParts) return null;
  const arrows = arrowsOf(page);
  const box = boxAroundAll(arrows);
  const [across, down] = [minSpanShare * page.width, minSpanShare * page.height];
  const areMany = arrows.length >= Math.max(minArrows, minArrowShare * page.shapes.length);
  return areMany && box.x1 - box.x0 > across && box.y1 - box.y0 > down ? box : null;
}

/** The texts of a page that is a diagram: arrows lead from one to the other, and none is a line of a paragraph. */
function textsOfDiagram(page: Page): readonly Line[] | null {
  const arrows = arrowsAcross(page);
  if (arrows === null) return null;
  const texts = [...findSegments(page.glyphs), ...rotatedLines(page.rotated)];
  const end = maxHeadShare * page.height;
  const isHead = ({ y0, y1 }: Line) => (y1 < arrows.y0 && y1 < end) || (y0 > arrows.y1 && y0 > page.height - end);
  const areLabels = texts.every((line) => line.text.length <= maxTextLetters || isHead(line));
  return areLabels && texts.length >= minTexts ? texts : null;
}

/**
 * The texts of a page that is a drawing with labels, such as a map or a plan: hundreds of shapes of all sizes, and among
 * them short texts that are in no rows or columns, or more straight lines of all lengths than any table has. In reading
 * order, such labels say nothing. Null for another page.
 */
function textsOfDrawing({ shapes, pictures, rules, glyphs, rotated }: Page): readonly Line[] | null {
  const hasManyLines = rules.length > shared.maxRules;
  const parts: readonly Box[] = [...shapes, ...pictures, ...(hasManyLines ? rules : [])];
  if (parts.length < limits.minSizes || new Set(parts.map(sizeOf)).size < limits.minSizes) return null;
  const segments = findSegments(glyphs);
  const labels = segments.filter(({ text }) => text.length <= limits.maxLabelLetters);
  const isDrawing =
    labels.length >= limits.minLabels &&
    segments.length <= limits.maxCompared &&
    labels.length > limits.minLabelShare * segments.length &&
    (hasManyLines || alignedShare(labels) < limits.maxAlignedShare);
  return isDrawing ? [...segments, ...rotatedLines(rotated)] : null;
}

/** What draws a page that is a drawing; null if that fails. Then the page is left as it is. */
interface DrawsPage {
  /** Everything on it but its text. */
  readonly background: () => Picture | null;
  /** Everything on it. */
  readonly whole: () => Picture | null;
}

/**
 * Makes all that is drawn on a page that is a drawing or a diagram one picture behind its text. Once the document has many
 * such texts, the picture has them, too, and they describe it.
 */
export function withBackground(page: Page, draws: DrawsPage, places: LabelPlaces): Page {
  const texts = textsOfDiagram(page) ?? textsOfDrawing(page) ?? textsOfLines(page);
  if (texts === null) return page;
  if (!places.take(texts.length)) {
    const picture = draws.whole();
    const description = texts.map(({ text }) => text).join(' ');
    return picture === null ? page : pageAsPicture(page, { ...picture, description });
  }
  const background = draws.background();
  if (background === null) return page;
  return { ...page, background, rules: [], fills: [], shapes: [], pictures: [], unshaped: [] };
}
