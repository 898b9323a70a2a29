import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAround, isInside } from '../../model/box.ts';
import type { Box, PathStep, Shape } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { apply, applyToBox, type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';

/** Types of path segments: `FPDF_SEGMENT_*`. */
const kinds = { line: 0, bezier: 1, move: 2 } as const;

/** The box to which an object is clipped, on the page; null if it is not. */
function clipOf({ api, scratch, float }: Pdfium, object: number, matrix: Matrix): Box | null {
  const clip = api.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
  let shown: Box | null = null;
  for (let path = 0; path < Math.min(paths, limits.maxClipPaths); path++) {
    const points: (readonly [number, number])[] = [];
    const count = Math.min(api.FPDFClipPath_CountPathSegments(clip, path), limits.maxClipSteps);
    for (let index = 0; index < count; index++) {
      api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4);
      points.push([float(0), float(4)]);
    }
    if (points.length === 0) continue;
    const box = applyToBox(matrix, boxAround(points));
    shown =
      shown === null
        ? box
        : {
            x0: Math.max(shown.x0, box.x0),
            y0: Math.max(shown.y0, box.y0),
            x1: Math.min(shown.x1, box.x1),
            y1: Math.min(shown.y1, box.y1),
          };
  }
  return shown;
}

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
 * Reads a path that is neither a rule nor a rectangle as a shape. Null if it is not painted, is clipped, or has too many
 * steps.
 *
 * @param object PDFium's handle of the path.
 * @param matrix From the coordinates of what contains it to the page.
 */
export function readShape(
  pdfium: Pdfium,
  object: number,
  matrix: Matrix,
  { box, fill, stroke, width }: Pick<Shape, 'fill' | 'stroke' | 'width'> & { readonly box: Box },
): Shape | null {
  if (fill === null && stroke === null) return null;
  const clip = clipOf(pdfium, object, matrix);
  if (clip !== null && !isInside(box, clip, thresholds.clipTolerance)) return null;
  const steps = stepsOf(pdfium, object, matrix);
  return steps === null ? null : { ...box, steps, fill, stroke, width };
}
