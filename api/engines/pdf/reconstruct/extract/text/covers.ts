import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { clipWithin, type Holder } from '../objects/holder.ts';
import { createCoverage } from '../paths/clipped-shapes.ts';
import { createClipReader } from '../paths/read-clips.ts';
import { readPath } from '../paths/read-path.ts';
import { stepsOfPath } from '../paths/read-shape.ts';
import { mayBePattern } from '../patterns/colour-patterns.ts';
import { createPatternReader } from '../patterns/read-pattern.ts';
import { multiply } from '../pdfium/matrix.ts';
import { matrixOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { hidesAll, type PictureSource } from '../pictures/read-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { thresholds } from './thresholds.ts';

const { minPictureSide, uprightTilt } = shared;

/** An object of a page, of a kind as in `objectTypes`. */
export interface PaintedObject {
  /** PDFium's handle. */
  readonly object: number;
  readonly kind: number;
  readonly holder: Holder;
  /** How many objects are painted before it. */
  readonly order: number;
  /** Its bounds on the page. */
  readonly box: Box;
}

/** What hides all that is painted before it: a box or, if it has an outline, what is within that in the box. */
export interface HidingArea extends Box {
  /** The share of a box that is within the outline. */
  readonly coveredShare?: (box: Box) => number;
}

/** Whether an object may hide what is painted before it, as far as that can be told at once. */
export function mayCover({ api }: Pdfium, object: number, kind: number): boolean {
  if (kind === objectTypes.image) return true;
  return kind === objectTypes.path && api.FPDFPath_CountSegments(object) <= limits.maxCoverSteps;
}

/** Whether the sides of a rectangle or picture are horizontal and vertical on the page. */
function isUpright(pdfium: Pdfium, { object, holder }: PaintedObject): boolean {
  const [a, b, c, d] = multiply(matrixOf(pdfium, object), holder.matrix).map(Math.abs) as [
    number,
    number,
    number,
    number,
  ];
  return Math.min(Math.max(b, c), Math.max(a, d)) <= uprightTilt * Math.max(a, b, c, d);
}

/**
 * Creates a reader that tells the part of the page that an object surely hides; null for none. Only areas and upright pictures
 * are known to through which nothing shines, and only if they are cut straight.
 * @param page PDFium's handle of the page.
 */
export function createCoverReader(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
): (painted: PaintedObject) => HidingArea | null {
  const clipOf = createClipReader(pdfium);
  const patternOf = createPatternReader(pdfium, page, space);
  let picturesLeft: number = thresholds.covered.maxPictures;

  const filled = ({ object, holder, box, ...painted }: PaintedObject): HidingArea | null => {
    const path = readPath(pdfium, object, box, holder.matrix);
    if (path.fill === null || !path.isOpaque) return null;
    const isRectangle = path.isRectangle && isUpright(pdfium, { object, holder, box, ...painted });
    const outline = isRectangle ? null : stepsOfPath(pdfium, object, holder.matrix);
    if (!isRectangle && outline === null) return null;
    const mayHaveHoles = source.mayHavePatterns && mayBePattern(pdfium, object);
    const paint = { object, forms: holder.forms, shown: path.box, isRectangle };
    const isPlain = !mayHaveHoles || patternOf(paint) === null;
    return isPlain ? { ...path.box, ...(outline !== null && { coveredShare: createCoverage(outline) }) } : null;
  };
  const pictured = (painted: PaintedObject): HidingArea | null => {
    const { object, box } = painted;
    if (!isUpright(pdfium, painted) || picturesLeft-- <= 0) return null;
    return hidesAll(pdfium, { document: source.document, page, object }) ? box : null;
  };

  return (painted) => {
    const { object, kind, holder, box } = painted;
    if (pdfium.api.FPDFPageObj_HasTransparency(object)) return null;
    const clip = clipWithin(object, holder, clipOf);
    const shown = clip === null ? box : clip.isRectangle ? intersection(box, clip.box) : null;
    if (shown === null || Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) <= minPictureSide) return null;
    const area = kind === objectTypes.path ? filled(painted) : pictured(painted);
    const within = area === null ? null : intersection(area, shown);
    return within === null ? null : { ...area, ...within };
  };
}
