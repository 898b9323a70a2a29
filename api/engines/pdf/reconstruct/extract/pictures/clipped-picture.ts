import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection, isInside } from '../../model/box.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { withLoneObjects } from './rendering/lone-objects.ts';
import { renderArea, type Scale } from './rendering/render-area.ts';
import type { PictureFile } from './shared-pictures.ts';
import { thresholds } from './thresholds.ts';

/**
 * What is shown of a picture.
 * @param box Where all of it would be.
 * @param shown The part of that box that is shown.
 */
export function croppedPicture({ softInk, ...file }: PictureFile, box: Box, shown: Box): Picture {
  if (isInside(box, shown, thresholds.clipTolerance)) return { ...box, ...file, ...(softInk && { softInk }) };
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const crop = {
    left: (shown.x0 - box.x0) / width,
    top: (shown.y0 - box.y0) / height,
    right: (box.x1 - shown.x1) / width,
    bottom: (box.y1 - shown.y1) / height,
  };
  return { ...file, ...shown, crop };
}

/**
 * Renders objects of one holder without all others, as their clips cut them. Null beyond the limits, and if there is no memory
 * for it.
 */
export type DrawAlone = (
  objects: readonly number[],
  holders: readonly number[],
  area: Box,
  scale?: Scale,
) => (Box & PictureFile) | null;

/**
 * Returns a function that renders objects of an open page without all others.
 *
 * @param page PDFium's handle.
 * @returns Takes PDFium's handles of objects and of the forms that hold them, the outermost first, the part of them that is
 * shown, and how finely, unless that is as drawings are.
 */
export function createLoneDrawing(pdfium: Pdfium, page: number, space: PageSpace): DrawAlone {
  let left: number = limits.maxCutPictures;

  return (objects, holders, area, scale) => {
    const shown = intersection(area, { x0: 0, y0: 0, x1: space.width, y1: space.height });
    if (shown === null || left-- <= 0) return null;
    const drawn = withLoneObjects(pdfium, page, objects, holders, () => renderArea(pdfium, page, shown, space, scale));
    return drawn === null ? null : { ...shown, ...drawn };
  };
}
