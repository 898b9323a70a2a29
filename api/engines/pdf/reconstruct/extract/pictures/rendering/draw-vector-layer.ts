import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { createBoxFinder } from '../../../model/box-finder.ts';
import type { Box, Picture } from '../../../model/page-model.ts';
import { isGround } from '../../../model/page-size.ts';
import { nestingInForm, nestingOnPage } from '../../pdfium/nesting.ts';
import { boundsOf, objectTypes } from '../../pdfium/page-object.ts';
import { type PageSides, type PageSpace, pageSpace } from '../../pdfium/page-space.ts';
import { visitObjects } from '../../pdfium/visit-objects.ts';
import { thresholds } from '../thresholds.ts';
import { renderArea } from './render-area.ts';

const { bleed } = thresholds.rendering;

/** What is rendered of a page. */
interface Layer {
  /** Boxes without the paths whose centre is in one of them. */
  readonly leaveOut: readonly Box[];
  /** Whether the page's pictures are part of it. */
  readonly hasPictures: boolean;
  /** In points; by default, where anything of it is. */
  readonly area?: Box | undefined;
}

/** Hides what is no part of a layer on an open page. Returns the boxes of what is left, in points. */
function hideOthers(pdfium: Pdfium, page: number, space: PageSpace, { leaveOut, hasPictures }: Layer): readonly Box[] {
  const drawn: Box[] = [];
  const leftOutAt = createBoxFinder(leaveOut);
  const isLeftOut = (box: Box) => {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const isIn = ({ x0, y0, x1, y1 }: Box) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
    // The centre of the ground may be in a box to leave out, too.
    return !isGround(box, space) && leftOutAt({ x0: x, x1: x, y0: y, y1: y }).some(isIn);
  };
  const hide = (object: number) => pdfium.api.FPDFPageObj_SetIsActive(object, false);
  visitObjects(pdfium, page, nestingOnPage(space), {
    enter: (form, around) => nestingInForm(pdfium, form, around),
    visit(object, kind, { matrix }) {
      if (kind === objectTypes.text || (kind === objectTypes.image && !hasPictures)) hide(object);
      else {
        const box = boundsOf(pdfium, object, matrix);
        if (isLeftOut(box)) hide(object);
        else drawn.push(box);
      }
    },
    leaveOut: hide,
  });
  return drawn;
}

/** Renders a page without its text as one transparent picture. Null if nothing is left. */
function drawLayer(pdfium: Pdfium, document: number, index: number, sides: PageSides, layer: Layer): Picture | null {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const space = pageSpace(pdfium, page, sides);
  const drawn = hideOthers(pdfium, page, space, layer);
  const whole = areaOf(layer.area === undefined ? drawn : [layer.area], space);
  const content = whole === null ? null : renderArea(pdfium, page, whole, space);
  api.FPDF_ClosePage(page);
  return whole === null || content === null ? null : { ...whole, ...content };
}

/**
 * Renders the vector graphics of a page as one transparent picture, without text and pictures, and without paths whose
 * centre is in one of the boxes to leave out. Null if nothing is left.
 * @param index The page's index, from 0.
 * @param sides As in `pageSpace`.
 */
export const drawVectorLayer = (
  pdfium: Pdfium,
  document: number,
  index: number,
  leaveOut: readonly Box[],
  sides: PageSides,
): Picture | null => drawLayer(pdfium, document, index, sides, { leaveOut, hasPictures: false });

/**
 * Renders a page without its text as one transparent picture. Null if nothing is left.
 * @param index The page's index, from 0.
 * @param sides As in `pageSpace`.
 * @param area The part of the page that is rendered, in points; all of it by default.
 */
export const drawBackground = (
  pdfium: Pdfium,
  document: number,
  index: number,
  sides: PageSides,
  area?: Box,
): Picture | null => drawLayer(pdfium, document, index, sides, { leaveOut: [], hasPictures: true, area });

/** The box around all drawings with their outlines, within the page; null if there are none. */
function areaOf(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): Box | null {
  const area = { x0: width, y0: height, x1: 0, y1: 0 };
  for (const { x0, y0, x1, y1 } of boxes) {
    area.x0 = Math.min(area.x0, x0 - bleed);
    area.y0 = Math.min(area.y0, y0 - bleed);
    area.x1 = Math.max(area.x1, x1 + bleed);
    area.y1 = Math.max(area.y1, y1 + bleed);
  }
  const [x0, y0] = [Math.max(0, area.x0), Math.max(0, area.y0)];
  const [x1, y1] = [Math.min(width, area.x1), Math.min(height, area.y1)];
  return x1 - x0 < 1 || y1 - y0 < 1 ? null : { x0, y0, x1, y1 };
}
