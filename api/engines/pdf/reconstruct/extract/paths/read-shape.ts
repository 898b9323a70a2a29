import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAround, isInside } from '../../model/box.ts';
import { pointsOf } from '../../model/drawings/path-steps.ts';
import type { PathStep, Shape } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { clippedShapes } from './clipped-shapes.ts';
import type { Clip } from './read-clips.ts';
import type { Path } from './read-path.ts';
import { readSteps } from './read-steps.ts';
import { thresholds } from './thresholds.ts';

/**
 * The steps of a path in page coordinates (points); null if it has too many.
 * @param object PDFium's handle of the path.
 * @param matrix From the coordinates of what contains it to the page.
 */
export function stepsOfPath(pdfium: Pdfium, object: number, matrix: Matrix): readonly PathStep[] | null {
  const { api } = pdfium;
  const count = api.FPDFPath_CountSegments(object);
  if (count < 2 || count > limits.maxShapeSteps) return null;
  const whole = multiply(matrixOf(pdfium, object), matrix);
  return readSteps(pdfium, count, (index) => api.FPDFPath_GetPathSegment(object, index), whole);
}

/**
 * Reads a path that is neither a rule nor a rectangle as shapes: more than one if its clip cuts it. Null if it is not
 * painted, is cut by a clip that is no rectangle, or has too many steps.
 *
 * @param object PDFium's handle of the path.
 * @param matrix From the coordinates of what contains it to the page.
 */
export function readShape(
  pdfium: Pdfium,
  object: number,
  matrix: Matrix,
  { box, fill, stroke, width, dash, sheer }: Pick<Path, 'box' | 'fill' | 'stroke' | 'width' | 'dash' | 'sheer'>,
  clip: Clip | null,
): readonly Shape[] | null {
  if (fill === null && stroke === null) return null;
  const isCut = clip !== null && !isInside(box, clip.box, thresholds.clipTolerance);
  if (isCut && !clip.isRectangle && (fill !== null || clip.steps === undefined)) return null;
  const steps = stepsOfPath(pdfium, object, matrix);
  if (steps === null) return null;
  // Half of the outline of a shape is within the shape, to which Quartz clips it.
  const isRim =
    isCut && !clip.isRectangle && isInside(boxAround(steps.flatMap(pointsOf)), clip.box, thresholds.sameRim);
  if (isCut && !clip.isRectangle && !isRim) return null;
  const outline = { stroke, width: isRim ? width / 2 : width, ...(dash && { dash }) };
  const shape = { ...box, steps, fill, ...outline, ...(sheer && { sheer }) };
  return isCut && !isRim ? clippedShapes(shape, clip.box) : [shape];
}
