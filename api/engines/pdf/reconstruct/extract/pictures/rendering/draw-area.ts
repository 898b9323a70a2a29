import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import type { Box, Picture } from '../../../model/page-model.ts';
import { type PageSides, pageSpace } from '../../pdfium/page-space.ts';
import { thresholds } from '../thresholds.ts';
import { renderArea } from './render-area.ts';

/** Whether the outlines of what is drawn in an area lie within it, or extend beyond it. */
export type Outlines = 'within' | 'beyond';

/**
 * Renders an area of a page, given in points, with everything on it. Null if the page cannot be loaded or rendered.
 *
 * @param sides As in `pageSpace`.
 * @param outlines Those that extend beyond the area get room.
 */
export function drawArea(
  pdfium: Pdfium,
  document: number,
  index: number,
  area: Box,
  sides: PageSides,
  outlines: Outlines = 'beyond',
): Picture | null {
  const { api } = pdfium;
  const bleed = outlines === 'within' ? 0 : thresholds.rendering.bleed;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const space = pageSpace(pdfium, page, sides);
  const whole = {
    x0: Math.max(0, area.x0 - bleed),
    y0: Math.max(0, area.y0 - bleed),
    x1: Math.min(space.width, area.x1 + bleed),
    y1: Math.min(space.height, area.y1 + bleed),
  };
  const content = renderArea(pdfium, page, whole, space);
  api.FPDF_ClosePage(page);
  return content === null ? null : { ...whole, ...content };
}
