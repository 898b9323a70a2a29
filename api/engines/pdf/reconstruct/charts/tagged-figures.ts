import { meet } from '../model/box.ts';
import type { DrawnFigure, Page } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/**
 * The drawings of a page that its structure calls figures, such as icons. One with text on it is left as it is, so that
 * the text can be edited, as is one as large as the page: its background.
 */
export function taggedFigures({ figures = [], glyphs, width, height }: Page): readonly DrawnFigure[] {
  if (figures.length > thresholds.maxTaggedFigures) return [];
  const most = thresholds.overlay.maxPageShare * width * height;
  return figures
    .filter(({ x0, y0, x1, y1 }) => (x1 - x0) * (y1 - y0) < most)
    .filter((figure) => !glyphs.some((glyph) => meet(glyph, figure, 0)));
}
