import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAround, intersection, isInside } from '../../model/box.ts';
import type { Box, PathStep, Rule } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { applyToBox, type Matrix } from '../pdfium/matrix.ts';
import { thresholds as shared } from '../thresholds.ts';
import { readSteps } from './read-steps.ts';
import { thresholds } from './thresholds.ts';

/** The part of a page to which an object is clipped. */
export interface Clip {
  readonly box: Box;
  /** Whether it is all of the box. */
  readonly isRectangle: boolean;
  /** The outline of one that is not, if it is a single path of few steps. */
  readonly steps?: readonly PathStep[];
}

/** The part of a box that a clip leaves, or all of it without one; null for none. */
export const clippedBox = (box: Box, clip: Clip | null): Box | null =>
  clip === null ? box : intersection(box, clip.box);

/** The part of a rule within a clip; none if it is outside. A rule along the clip's edge is half within it. */
export function clippedRule(rule: Rule, { box }: Clip): readonly Rule[] {
  const half = rule.thickness / 2;
  const [across, down] = rule.isHorizontal ? [0, half] : [half, 0];
  const around = { x0: box.x0 - across, y0: box.y0 - down, x1: box.x1 + across, y1: box.y1 + down };
  const shown = intersection(rule, around);
  return shown === null ? [] : [{ ...rule, ...shown }];
}

/** The outline of a clip that another cuts nothing off. */
const wholeSteps = (own: Clip, other: Clip) =>
  other.isRectangle && isInside(own.box, other.box, thresholds.clipTolerance) ? own.steps : undefined;

/** What two clips leave; nothing where they are apart. */
function both(a: Clip, b: Clip): Clip {
  const steps = wholeSteps(a, b) ?? wholeSteps(b, a);
  return {
    box: intersection(a.box, b.box) ?? boxAround([]),
    isRectangle: a.isRectangle && b.isRectangle,
    ...(steps && { steps }),
  };
}

/** The area that several clips leave together; null if there are no clips. */
export function clippedByAll(clips: readonly (Clip | null)[]): Clip | null {
  const [first, ...others] = clips.filter((clip) => clip !== null);
  return first === undefined ? null : others.reduce(both, first);
}

const isNear = (value: number, ...edges: readonly number[]) =>
  edges.some((edge) => Math.abs(value - edge) <= shared.straightLine);

/** Whether points are the corners of their box: all four of them, unlike those of a triangle. */
function areCorners(points: readonly (readonly [number, number])[], { x0, y0, x1, y1 }: Box): boolean {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => [x, y] as const));
  return (
    points.length <= shared.maxCorners &&
    points.every(([x, y]) => isNear(x, x0, x1) && isNear(y, y0, y1)) &&
    corners.every(([atX, atY]) => points.some(([x, y]) => isNear(x, atX) && isNear(y, atY)))
  );
}

/** Reads what an object is clipped to. Takes PDFium's handle, and the matrix from the coordinates of its holder to the page. */
export type ClipReader = (object: number, matrix: Matrix) => Clip | null;

/**
 * Returns a function that reads the clips of a page's objects: null for an object without one.
 *
 * @param from The first clip that counts of those within each other, from 0.
 */
export function createClipReader(pdfium: Pdfium, from = 0): ClipReader {
  const { api, scratch, float } = pdfium;
  let stepsLeft: number = limits.maxClipStepsOfPage;

  const readStep = (clip: number, path: number, step: number) => {
    api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, step), scratch, scratch + 4);
    return [float(0), float(4)] as const;
  };

  return (object, matrix) => {
    const clip = api.FPDFPageObj_GetClipPath(object);
    const count = clip === 0 ? 0 : Math.min(api.FPDFClipPath_CountPaths(clip), limits.maxClipPaths);
    const isUpright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
    const parts: Clip[] = [];
    for (let path = from; path < count; path++) {
      const steps = api.FPDFClipPath_CountPathSegments(clip, path);
      if (steps <= 0 || steps > stepsLeft) continue;
      stepsLeft -= steps;
      const points = Array.from({ length: steps }, (_, step) => readStep(clip, path, step));
      const own = boxAround(points);
      const isRectangle = isUpright && areCorners(points, own);
      const segmentAt = (index: number) => api.FPDFClipPath_GetPathSegment(clip, path, index);
      const isShort = !isRectangle && steps <= limits.maxClipSteps;
      parts.push({
        box: applyToBox(matrix, own),
        isRectangle,
        ...(isShort && { steps: readSteps(pdfium, steps, segmentAt, matrix) }),
      });
    }
    return clippedByAll(parts);
  };
}
