import { findSegments } from '../lines/find-lines.ts';
import type { Line } from '../lines/line.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.drawnPage;

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

/**
 * Whether a page is a drawing with labels, such as a map or a plan: hundreds of shapes of all sizes, and among them short
 * texts that are in no rows or columns, or more straight lines of all lengths than any table has. In reading order, such
 * labels say nothing.
 */
function isDrawing({ shapes, pictures, rules, glyphs }: Page): boolean {
  const hasManyLines = rules.length > thresholds.maxRules;
  const parts: readonly Box[] = [...shapes, ...pictures, ...(hasManyLines ? rules : [])];
  if (parts.length < limits.minSizes || new Set(parts.map(sizeOf)).size < limits.minSizes) return false;
  const segments = findSegments(glyphs);
  const labels = segments.filter(({ text }) => text.length <= limits.maxLabelLetters);
  return (
    labels.length >= limits.minLabels &&
    segments.length <= limits.maxTexts &&
    labels.length > limits.minLabelShare * segments.length &&
    (hasManyLines || alignedShare(labels) < limits.maxAlignedShare)
  );
}

/**
 * Makes all that is drawn on a page that is a drawing one picture behind its text.
 * @param draw Draws everything on the page but its text; null if that fails. Then the page is left as it is.
 */
export function withBackground(page: Page, draw: () => Picture | null): Page {
  const background = isDrawing(page) ? draw() : null;
  if (background === null) return page;
  return { ...page, background, rules: [], fills: [], shapes: [], pictures: [], unshaped: [] };
}
