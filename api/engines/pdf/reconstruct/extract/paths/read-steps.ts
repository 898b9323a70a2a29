import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { PathStep } from '../../model/page-model.ts';
import { apply, type Matrix } from '../pdfium/matrix.ts';

/** Types of path segments: `FPDF_SEGMENT_*`. */
const kinds = { line: 0, bezier: 1, move: 2 } as const;

/**
 * Reads the segments of a path, or of a clip.
 * @param segmentAt Gives PDFium's handle of a segment.
 * @param matrix From its coordinates to the page.
 */
export function readSteps(
  { api, scratch, float }: Pdfium,
  count: number,
  segmentAt: (index: number) => number,
  matrix: Matrix,
): readonly PathStep[] {
  const steps: PathStep[] = [];
  let points: number[] = [];
  for (let index = 0; index < count; index++) {
    const segment = segmentAt(index);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const kind = api.FPDFPathSegment_GetType(segment);
    points.push(...apply(matrix, float(0), float(4)));
    if (kind !== kinds.bezier || points.length === 6) {
      steps.push({ type: kind === kinds.move ? 'move' : kind === kinds.line ? 'line' : 'curve', points });
      points = [];
    }
    if (api.FPDFPathSegment_GetClose(segment)) steps.push({ type: 'close', points: [] });
  }
  return steps;
}
