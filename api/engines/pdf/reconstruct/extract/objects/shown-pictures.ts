import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection } from '../../model/box.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import type { ClipReader } from '../paths/read-clips.ts';
import { createFadeReader } from '../patterns/read-fade.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { croppedPicture, type DrawAlone } from '../pictures/clipped-picture.ts';
import { isOpaquePng } from '../pictures/encoding/png.ts';
import { type PictureSource, readPicture } from '../pictures/read-picture.ts';
import { thresholds } from '../thresholds.ts';
import { clipWithin, type Holder, mayFadeIn } from './holder.ts';

/** Reads a picture as far as it is shown; null for none, and for dots and spacers. */
type ReadShown = (object: number, box: Box, holder: Holder) => Picture | null;

/**
 * Returns a function that reads the pictures of a page. Those that are not cut straight, or fade away, are rendered alone.
 *
 * @param page PDFium's handle.
 */
export function createShownPictures(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
  clipOf: ClipReader,
  drawAlone: DrawAlone,
): ReadShown {
  const isFading = createFadeReader(pdfium, page, space);
  return (object, box, holder) => {
    const { matrix, forms, clip: outer } = holder;
    const clip = clipWithin(object, holder, clipOf);
    const shown = clip === null ? box : intersection(box, clip.box);
    if (shown === null || Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) <= thresholds.minPictureSide) return null;
    const file = readPicture(pdfium, source, { page, object, box, around: matrix });
    if (file === null) return null;
    // Where PDFium renders a picture, it is cut by its own clip.
    const isUncut = file.format === 'jpeg' || outer?.isRectangle === false;
    const hidesAll = file.format === 'jpeg' || isOpaquePng(file.bytes);
    const isSoft = hidesAll && mayFadeIn(pdfium, object, holder, source) && isFading(object, forms, shown);
    const isCut = (clip?.isRectangle === false && isUncut) || isSoft;
    const cut = isCut ? drawAlone(object, forms, shown) : null;
    return cut ?? croppedPicture(file, box, shown);
  };
}
