import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { type Clip, type ClipReader, clippedBox } from '../paths/read-clips.ts';
import type { Path } from '../paths/read-path.ts';
import { createPatternReader, type PatternPaint } from '../patterns/read-pattern.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import type { PictureSource } from '../pictures/read-picture.ts';
import { thresholds } from '../thresholds.ts';
import { clipWithin, type Holder, mayFadeIn } from './holder.ts';

const { minPictureSide } = thresholds;

/** A path as PDFium reports it. */
export interface PathObject {
  /** PDFium's handle. */
  readonly object: number;
  readonly holder: Holder;
  readonly bounds: Box;
  readonly path: Path;
}

/** How a path is seen. */
export interface SeenPath {
  readonly object: number;
  readonly holder: Holder;
  /** In the colour that it has on paper. */
  readonly path: Path;
  readonly clip: Clip | null;
  /** The part of its bounds that is shown, in points from the upper left corner of the page. */
  readonly shown: Box;
  /** Whether all of it has about one colour, unlike a gradient. */
  readonly isEven: boolean;
  /** Whether it may hide what is painted before it. */
  readonly mayHide: boolean;
}

/** Whether a path is painted at all: others only clip. */
export const isPainted = ({ fill, stroke }: Path): boolean => (fill ?? stroke) !== null;

const coloured = (path: Path, { colour }: PatternPaint): Path =>
  path.fill === null ? { ...path, sheer: undefined, stroke: colour } : { ...path, sheer: undefined, fill: colour };

/**
 * Creates a reader that tells how paths are seen: what clips them, and in which colour; null for those that are not seen.
 * @param page PDFium's handle of the page.
 */
export function createPathSight(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
  clipOf: ClipReader,
): (painted: PathObject) => SeenPath | null {
  const patternOf = createPatternReader(pdfium, page, space);

  return ({ object, holder, bounds, path }) => {
    const clip = clipWithin(object, holder, clipOf);
    const shown = clippedBox(bounds, clip);
    if (shown === null) return null;
    const mayFade = mayFadeIn(pdfium, object, holder, source);
    const isLarge = Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) > minPictureSide;
    const isOutline = path.fill === null;
    const paint =
      isPainted(path) && isLarge && (source.mayHavePatterns || mayFade)
        ? patternOf({
            object,
            forms: holder.forms,
            shown,
            isRectangle: !isOutline && path.isRectangle,
            isOutline,
            mayFade,
          })
        : null;
    const own = paint === null ? path : coloured(path, paint);
    const isBlended = own.sheer === undefined && (mayFade || pdfium.api.FPDFPageObj_HasTransparency(object));
    // White that is blended with what is painted before it, or cut to some shape, is not known to hide that.
    const mayHide = own.fill !== paper || !(isBlended || clip?.isRectangle === false);
    return { object, holder, path: own, clip, shown, isEven: paint?.isEven !== false, mayHide };
  };
}
