import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAround } from '../../model/box.ts';
import type { Dash } from '../../model/drawings/dash.ts';
import type { Sheer } from '../../model/drawings/sheer.ts';
import { spread } from '../../model/extremes.ts';
import type { Box, Fill, Rule } from '../../model/page-model.ts';
import { colourOf, ownColourOf } from '../pdfium/colour.ts';
import { apply, type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds as shared } from '../thresholds.ts';
import { areFarApart } from './broken-lines.ts';
import type { Piece } from './join-pieces.ts';
import { readDash } from './read-dash.ts';
import { thresholds } from './thresholds.ts';

/** `FPDF_SEGMENT_BEZIERTO`. */
const bezier = 1;
/** `FPDF_SEGMENT_MOVETO`. */
const move = 2;
const { minAlpha, opaqueAlpha, maxCorners } = shared;
const { maxRuleCorners } = thresholds;

type Corner = readonly [x: number, y: number];

/** A path as it is painted. */
export interface Path {
  readonly box: Box;
  /** RRGGBB; null if it is not filled. */
  readonly fill: string | null;
  /** RRGGBB; null if it has no outline. */
  readonly stroke: string | null;
  /** Points that the outline is wide. */
  readonly width: number;
  /** How the outline is interrupted. */
  readonly dash?: Dash | undefined;
  readonly isStraight: boolean;
  /** Whether it is drawn in parts with much room between them. */
  readonly isBroken: boolean;
  /** Whether it is a rectangle with horizontal and vertical sides. */
  readonly isRectangle: boolean;
  /** The share of its box that its corners enclose; 1 if that is not known. */
  readonly enclosed: number;
  /** Whether its fill hides what is below it. */
  readonly isOpaque: boolean;
  /** How its fill is painted if it does not. */
  readonly sheer?: Sheer | undefined;
  readonly segments: number;
}

/** The factor by which a matrix scales widths, averaged over all directions. */
const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c));

/** The area that corners enclose in order (the shoelace formula). */
export function enclosedBy(corners: readonly Corner[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as readonly [number, number];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/**
 * Reads a path object.
 *
 * @param bounds The object's bounds on the page.
 * @param matrix From the coordinates of what contains it to the page.
 */
export function readPath(pdfium: Pdfium, object: number, bounds: Box, matrix: Matrix): Path {
  const { api, scratch, float, integer } = pdfium;
  api.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [fills, strokes] = [integer(0) !== 0, integer(4) !== 0];
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  const fill =
    fills && api.FPDFPageObj_GetFillColor(object, ...slots) && integer(12) > minAlpha ? colourOf(pdfium) : null;
  const alpha = integer(12);
  const isOpaque = alpha > opaqueAlpha;
  const sheer = fill === null || isOpaque ? {} : { sheer: { colour: ownColourOf(pdfium), opacity: alpha / 255 } };
  const stroke =
    strokes && api.FPDFPageObj_GetStrokeColor(object, ...slots) && integer(12) > minAlpha ? colourOf(pdfium) : null;
  const whole = multiply(matrixOf(pdfium, object), matrix);
  // The file gives it in the path's own units.
  const scale = scaleOf(whole);
  const width = (api.FPDFPageObj_GetStrokeWidth(object, scratch) ? float(0) : 1) * scale;
  const dash = stroke === null ? undefined : readDash(pdfium, object, width, scale);
  const count = api.FPDFPath_CountSegments(object);
  let isStraight = true;
  for (let index = 0; index < Math.min(count, thresholds.maxSearched) && isStraight; index++) {
    isStraight = api.FPDFPathSegment_GetType(api.FPDFPath_GetPathSegment(object, index)) !== bezier;
  }
  const outlines: Corner[][] = [];
  for (let index = 0; index < (isStraight && count <= maxRuleCorners ? count : 0); index++) {
    const segment = api.FPDFPath_GetPathSegment(object, index);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const corner: Corner = [float(0), float(4)];
    if (index === 0 || api.FPDFPathSegment_GetType(segment) === move) outlines.push([corner]);
    else outlines.at(-1)?.push(corner);
  }
  const corners = count <= maxCorners ? outlines.flat() : [];
  const [across, down] = [spread(corners.map(([x]) => x)), spread(corners.map(([, y]) => y))];
  const extent = Math.max(across, down);
  const isUpright = corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as readonly [number, number];
    return Math.min(Math.abs(x - nextX), Math.abs(y - nextY)) <= thresholds.uprightSide * extent;
  });
  // Two sides of a frame may be one path: a corner of the rectangle is missing, or nearly all of it.
  const isRectangle = isUpright && enclosedBy(corners) >= thresholds.minRectangleShare * across * down;
  const around = boxAround(outlines.flat());
  const room = (around.x1 - around.x0) * (around.y1 - around.y0);
  const enclosed = room > 0 ? outlines.reduce((sum, outline) => sum + enclosedBy(outline), 0) / room : 1;
  // PDFium's bounds include the width of the outline; those of the corners do not.
  const box = stroke === null || corners.length === 0 ? bounds : boxAround(corners.map(([x, y]) => apply(whole, x, y)));
  const parts = outlines.filter(({ length }) => length > 1);
  const isBroken =
    stroke !== null &&
    parts.length > 1 &&
    areFarApart(parts.map((part) => boxAround(part.map(([x, y]) => apply(whole, x, y)))));
  const outline = { stroke, width, ...(dash && { dash }) };
  return { box, fill, ...outline, isStraight, isBroken, isRectangle, enclosed, isOpaque, ...sheer, segments: count };
}

/** How thick a rule is drawn: one of no width is as thin as a screen or a printer can draw it. */
const drawn = (thickness: number) => Math.max(thresholds.minThickness, thickness);

const horizontal = (x0: number, x1: number, y: number, thickness: number, colour: string): Rule => ({
  isHorizontal: true,
  x0,
  x1,
  y0: y,
  y1: y,
  thickness: drawn(thickness),
  colour,
});
const vertical = (x: number, y0: number, y1: number, thickness: number, colour: string): Rule => ({
  isHorizontal: false,
  x0: x,
  x1: x,
  y0,
  y1,
  thickness: drawn(thickness),
  colour,
});

/**
 * The rules and fills that a path draws, of which tables, underlines and shading consist, and short pieces of rules. None
 * for other paths.
 *
 * @param page Its width and height in points.
 */
export function rulesAndFills(
  { box, fill, sheer, stroke, width, dash, isStraight, isBroken, isRectangle, enclosed, segments: count }: Path,
  page: { readonly width: number; readonly height: number },
): { readonly rules: readonly Rule[]; readonly fills: readonly Fill[]; readonly pieces: readonly Piece[] } {
  const { points, ofShorterSide } = thresholds.maxRuleThickness;
  const maxThickness = Math.max(points, ofShorterSide * Math.min(page.width, page.height));
  const { x0, y0, x1, y1 } = box;
  const colour = stroke ?? fill;
  if (colour === null) return { rules: [], fills: [], pieces: [] };
  const dashed = dash && { dash };
  const [across, down] = [x1 - x0, y1 - y0];
  // Small triangles beside each other are as thin as a rule, too.
  const isSolid = stroke !== null || enclosed > thresholds.minEnclosedShare;
  if (isBroken && Math.min(across, down) < maxThickness) return { rules: [], fills: [], pieces: [] };
  const isLine = isSolid && (isStraight || count <= thresholds.maxRoundedLine);
  if (isLine && down < maxThickness && across > thresholds.minRuleLength) {
    return {
      rules: [{ ...horizontal(x0, x1, (y0 + y1) / 2, stroke === null ? down : width, colour), ...dashed }],
      fills: [],
      pieces: [],
    };
  }
  if (isLine && across < maxThickness && down > thresholds.minRuleLength) {
    return {
      rules: [{ ...vertical((x0 + x1) / 2, y0, y1, stroke === null ? across : width, colour), ...dashed }],
      fills: [],
      pieces: [],
    };
  }
  if (!isStraight || !isRectangle || count > maxCorners) return { rules: [], fills: [], pieces: [] };
  const isPiece = stroke === null && Math.max(across, down) <= thresholds.minRuleLength;
  const sides =
    stroke === null
      ? []
      : [
          horizontal(x0, x1, y0, width, stroke),
          horizontal(x0, x1, y1, width, stroke),
          vertical(x0, y0, y1, width, stroke),
          vertical(x1, y0, y1, width, stroke),
        ].map((rule) => ({ ...rule, ...dashed }));
  return {
    rules: sides,
    fills: fill === null ? [] : [{ ...box, colour: fill, ...(sheer && { sheer }) }],
    pieces: isPiece ? [{ ...box, colour }] : [],
  };
}
