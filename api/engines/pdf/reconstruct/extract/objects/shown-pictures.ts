import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import { type ClipReader, clippedBox } from '../paths/read-clips.ts';
import { createFadeReader } from '../patterns/read-fade.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { croppedPicture, type DrawAlone } from '../pictures/clipped-picture.ts';
import { isOpaquePng } from '../pictures/encoding/png.ts';
import { type PictureSource, readPicture } from '../pictures/read-picture.ts';
import { thresholds } from '../thresholds.ts';
import { clipWithin, type Holder, mayFadeIn } from './holder.ts';

const sidesOf = ({ x0, y0, x1, y1 }: Box) => [Math.min(x1 - x0, y1 - y0), Math.max(x1 - x0, y1 - y0)] as const;

/** Whether what is shown of a picture is a line, such as a dotted one that a program has drawn itself. */
export function isLinePicture(shown: Box): boolean {
  const [short, long] = sidesOf(shown);
  return short <= thresholds.minPictureSide && long >= thresholds.linePictures.minLength;
}

/** Whether what is shown of a picture is a dot or a spacer. */
export const isSpeck = (shown: Box, { keepsLinePictures }: Pick<PictureSource, 'keepsLinePictures'>): boolean =>
  sidesOf(shown)[0] <= thresholds.minPictureSide && !(keepsLinePictures && isLinePicture(shown));

/** Reads a picture as far as it is shown; null for none, and for dots and spacers. */
export type ReadShown = (object: number, box: Box, holder: Holder) => Picture | null;

/**
 * Returns a function that reads the pictures of a page. Those that are not cut straight, or fade away, are rendered alone,
 * and so are those that PDFium only draws with their page, as it does inline pictures whose colours the page names.
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
    const shown = clippedBox(box, clip);
    if (shown === null || isSpeck(shown, source)) return null;
    const file = readPicture(pdfium, source, { page, object, box, around: matrix });
    if (file === null) return null;
    // Where PDFium renders a picture, it is cut by its own clip.
    const isUncut = file.format === 'jpeg' || outer?.isRectangle === false;
    const hidesAll = file.format === 'jpeg' || isOpaquePng(file.bytes);
    const isSoft = hidesAll && mayFadeIn(pdfium, object, holder, source) && isFading(object, forms, shown);
    const isCut = (clip?.isRectangle === false && isUncut) || isSoft;
    const alone = isCut || file.isBlank ? drawAlone([object], forms, shown) : null;
    if ((alone ?? file).isBlank) return null;
    return alone ?? croppedPicture(file, box, shown);
  };
}
