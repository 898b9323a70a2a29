import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { isInside } from '../../model/box.ts';
import type { PathStep, Shape } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { apply, type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { clippedShapes } from './clipped-shapes.ts';
import type { Clip } from './read-clips.ts';
import type { Path } from './read-path.ts';
import { thresholds } from './thresholds.ts';

/** Types of path segments: `FPDF_SEGMENT_*`. */
const kinds = { line: 0, bezier: 1, move: 2 } as const;

/** The steps of a path in page coordinates (points); null if it has too many. */
function stepsOf(pdfium: Pdfium, object: number, matrix: Matrix): readonly PathStep[] | null {
  const { api, scratch, float } = pdfium;
  const count = api.FPDFPath_CountSegments(object);
  if (count < 2 || count > limits.maxShapeSteps) return null;
  const whole = multiply(matrixOf(pdfium, object), matrix);
  const steps: PathStep[] = [];
  let points: number[] = [];
  for (let index = 0; index < count; index++) {
    const segment = api.FPDFPath_GetPathSegment(object, index);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const kind = api.FPDFPathSegment_GetType(segment);
    points.push(...apply(whole, float(0), float(4)));
    if (kind !== kinds.bezier || points.length === 6) {
      steps.push({ type: kind === kinds.move ? 'move' : kind === kinds.line ? 'line' : 'curve', points });
      points = [];
    }
    if (api.FPDFPathSegment_GetClose(segment)) steps.push({ type: 'close', points: [] });
  }
  return steps;
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
  { box, fill, stroke, width, sheer }: Pick<Path, 'box' | 'fill' | 'stroke' | 'width' | 'sheer'>,
  clip: Clip | null,
): readonly Shape[] | null {
  if (fill === null && stroke === null) return null;
  const isCut = clip !== null && !isInside(box, clip.box, thresholds.clipTolerance);
  if (isCut && !clip.isRectangle) return null;
  const steps = stepsOf(pdfium, object, matrix);
  if (steps === null) return null;
  const shape = { ...box, steps, fill, stroke, width, ...(sheer && { sheer }) };
  return isCut ? clippedShapes(shape, clip.box) : [shape];
}
