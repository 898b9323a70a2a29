import { boxAround } from '../model/box.ts';
import { spread } from '../model/extremes.ts';
import type { Box, Fill, Picture, Rule, Shape } from '../model/page-model.ts';
import { readShape } from './paths/read-shape.ts';
import { type PaintedFill, visibleFills } from './paths/visible-fills.ts';
import { apply, type Matrix, multiply } from './pdfium/matrix.ts';
import { boundsOf, matrixOf, maxDepth, maxObjects, objectTypes } from './pdfium/page-object.ts';
import type { PageSpace } from './pdfium/page-space.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { readPicture } from './pictures/read-picture.ts';
import { colourOf } from './text/read-look.ts';

export interface PageObjects {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly shapes: readonly Shape[];
  readonly pictures: readonly Picture[];
}

const segments = { bezier: 1 } as const;
/** Points: what is thinner is a line, whatever it was drawn as. */
const thin = 3.5;
/** Of 255: from where nothing shows through an area. */
const opaque = 250;
const shortest = 4;
const maxCorners = 6;
/** Of a path's extent, by which the ends of an upright side may differ. */
const sameEdge = 0.03;
const smallestPicture = 3;
const maxShapes = 1000;

interface Path {
  readonly box: Box;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly isStraight: boolean;
  /** Whether all its sides run across or down. */
  readonly isUpright: boolean;
  readonly isOpaque: boolean;
  readonly segments: number;
}

/** The box around the corners of a path as they stand on the page. */
function cornerBox(
  pdfium: Pdfium,
  object: number,
  corners: readonly (readonly [number, number])[],
  matrix: Matrix,
): Box {
  const whole = multiply(matrixOf(pdfium, object), matrix);
  return boxAround(corners.map(([x, y]) => apply(whole, x, y)));
}

function readPath(pdfium: Pdfium, object: number, bounds: Box, matrix: Matrix): Path {
  const { api, scratch, float, integer } = pdfium;
  api.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [fills, strokes] = [integer(0) !== 0, integer(4) !== 0];
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  const fill = fills && api.FPDFPageObj_GetFillColor(object, ...slots) && integer(12) > 8 ? colourOf(pdfium) : null;
  const isOpaque = integer(12) > opaque;
  const stroke =
    strokes && api.FPDFPageObj_GetStrokeColor(object, ...slots) && integer(12) > 8 ? colourOf(pdfium) : null;
  const width = api.FPDFPageObj_GetStrokeWidth(object, scratch) ? float(0) : 1;
  const count = api.FPDFPath_CountSegments(object);
  let isStraight = true;
  for (let index = 0; index < Math.min(count, 64) && isStraight; index++) {
    isStraight = api.FPDFPathSegment_GetType(api.FPDFPath_GetPathSegment(object, index)) !== segments.bezier;
  }
  const corners = Array.from({ length: isStraight && count <= maxCorners ? count : 0 }, (_, index) => {
    api.FPDFPathSegment_GetPoint(api.FPDFPath_GetPathSegment(object, index), scratch, scratch + 4);
    return [float(0), float(4)] as const;
  });
  const extent = Math.max(spread(corners.map(([x]) => x)), spread(corners.map(([, y]) => y)));
  const isUpright = corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as readonly [number, number];
    return Math.min(Math.abs(x - nextX), Math.abs(y - nextY)) <= sameEdge * extent;
  });
  // The bounds of a stroke take its width in; those of its corners do not.
  const box = stroke === null || corners.length === 0 ? bounds : cornerBox(pdfium, object, corners, matrix);
  return { box, fill, stroke, width, isStraight, isUpright, isOpaque, segments: count };
}

const horizontal = (x0: number, x1: number, y: number, thickness: number, colour: string): Rule => ({
  isHorizontal: true,
  x0,
  x1,
  y0: y,
  y1: y,
  thickness,
  colour,
});
const vertical = (x: number, y0: number, y1: number, thickness: number, colour: string): Rule => ({
  isHorizontal: false,
  x0: x,
  x1: x,
  y0,
  y1,
  thickness,
  colour,
});

/** The lines and areas in a path, as far as they matter for tables, underlines and shading. */
function partsOf({ box, fill, stroke, width, isStraight, isUpright, segments: count }: Path): {
  rules: Rule[];
  fills: Fill[];
} {
  const { x0, y0, x1, y1 } = box;
  const colour = stroke ?? fill;
  if (colour === null) return { rules: [], fills: [] };
  const [across, down] = [x1 - x0, y1 - y0];
  const isLine = isStraight || count <= 4;
  if (isLine && down < thin && across > shortest) {
    return { rules: [horizontal(x0, x1, (y0 + y1) / 2, stroke === null ? down : width, colour)], fills: [] };
  }
  if (isLine && across < thin && down > shortest) {
    return { rules: [vertical((x0 + x1) / 2, y0, y1, stroke === null ? across : width, colour)], fills: [] };
  }
  if (!isStraight || !isUpright || count > maxCorners) return { rules: [], fills: [] };
  const sides =
    stroke === null
      ? []
      : [
          horizontal(x0, x1, y0, width, stroke),
          horizontal(x0, x1, y1, width, stroke),
          vertical(x0, y0, y1, width, stroke),
          vertical(x1, y0, y1, width, stroke),
        ];
  return { rules: sides, fills: fill === null ? [] : [{ ...box, colour: fill }] };
}

/** The lines, areas and pictures of a page, those within form objects as well. */
export function readObjects(pdfium: Pdfium, document: number, page: number, space: PageSpace): PageObjects {
  const { api } = pdfium;
  const rules: Rule[] = [];
  const fills: PaintedFill[] = [];
  const shapes: Shape[] = [];
  const pictures: Picture[] = [];
  let left = maxObjects;

  const visit = (object: number, matrix: Matrix, depth: number): void => {
    if (left-- <= 0) return;
    const kind = api.FPDFPageObj_GetType(object);
    if (kind === objectTypes.form && depth < maxDepth) {
      const own = multiply(matrixOf(pdfium, object), matrix);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++) visit(api.FPDFFormObj_GetObject(object, index), own, depth + 1);
      return;
    }
    if (kind !== objectTypes.path && kind !== objectTypes.image) return;
    const box = boundsOf(pdfium, object, matrix);
    const isOutside = box.x1 < 0 || box.y1 < 0 || box.x0 > space.width || box.y0 > space.height;
    if (isOutside) return;
    if (kind === objectTypes.path) {
      if (box.x1 - box.x0 > space.width * 1.2 || box.y1 - box.y0 > space.height * 1.2) return;
      const path = readPath(pdfium, object, box, matrix);
      const parts = partsOf(path);
      rules.push(...parts.rules);
      fills.push(...parts.fills.map((fill) => ({ ...fill, isOpaque: path.isOpaque })));
      const isDrawn = parts.rules.length === 0 && parts.fills.length === 0 && shapes.length < maxShapes;
      const shape = isDrawn ? readShape(pdfium, object, matrix, path) : null;
      if (shape !== null) shapes.push(shape);
    } else if (box.x1 - box.x0 > smallestPicture && box.y1 - box.y0 > smallestPicture) {
      const content = readPicture(pdfium, document, page, object);
      if (content !== null) pictures.push({ ...box, ...content });
    }
  };

  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) visit(api.FPDFPage_GetObject(page, index), space.matrix, 0);
  return { rules, fills: visibleFills(fills), shapes, pictures };
}
