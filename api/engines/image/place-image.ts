import { chosenMargin, type PageOptions, paperOf } from '../../formats/paper.ts';
import { millimetresPerInch, pointsPerInch } from '../../formats/units.ts';
import { thresholds } from './thresholds.ts';

/** How to rotate or mirror the stored rows and columns for display (EXIF and TIFF tag 274). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels per inch in both directions of the stored image. */
export interface Resolution {
  readonly x: number;
  readonly y: number;
}

/** The size of a picture, in pixels and on paper. */
export interface Shape {
  /** Stored pixels, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** Undefined if the file states none. */
  readonly resolution: Resolution | undefined;
}

/** A page in points with the matrix that puts the unit square of an image on it (ISO 32000-1 §8.9.5). */
export interface Placement {
  readonly width: number;
  readonly height: number;
  readonly matrix: readonly [number, number, number, number, number, number];
}

const { maxSide, minSide, minLongSide, usualResolution, a4LongSide, a0LongSide, coarsestResolution } = thresholds.page;

/** A file's resolution in pixels per inch, or undefined if no device has such a resolution. */
export function resolutionOf(x: number, y: number): Resolution | undefined {
  const { minResolution, maxResolution, maxResolutionRatio } = thresholds.page;
  const isSane = (perInch: number) => perInch >= minResolution && perInch <= maxResolution;
  if (!isSane(x) || !isSane(y) || x / y > maxResolutionRatio || y / x > maxResolutionRatio) return undefined;
  return { x, y };
}

function scaled(width: number, height: number, factor: number): [number, number] {
  return [width * factor, height * factor];
}

/** The size of the stored image in points. */
function sizeOf({ width, height, resolution }: Shape): [number, number] {
  if (resolution !== undefined) {
    const size: [number, number] = [(width / resolution.x) * pointsPerInch, (height / resolution.y) * pointsPerInch];
    // Cameras write a meaningless 72 or 96; a photograph that would come out larger than A0 is one of those.
    const isPlaceholder = Math.max(resolution.x, resolution.y) <= usualResolution && Math.max(...size) > a0LongSide;
    if (!isPlaceholder) return size;
  }
  const usual = scaled(width, height, pointsPerInch / usualResolution);
  return scaled(...usual, Math.min(1, a4LongSide / Math.max(...usual)));
}

function clamped(width: number, height: number, longest: number): [number, number] {
  const long = Math.max(width, height);
  const factor = Math.min(longest / long, Math.max(1, minLongSide / long));
  const [w, h] = scaled(width, height, factor);
  return [Math.max(minSide, w), Math.max(minSide, h)];
}

const round = (points: number) => Math.round(points * 1000) / 1000;

/** The image matrix of an orientation on a page of `w` × `h` points, as displayed. */
function matrixOf(orientation: Orientation, w: number, h: number): Placement['matrix'] {
  switch (orientation) {
    case 1:
      return [w, 0, 0, h, 0, 0];
    case 2:
      return [-w, 0, 0, h, w, 0];
    case 3:
      return [-w, 0, 0, -h, w, h];
    case 4:
      return [w, 0, 0, -h, 0, h];
    case 5:
      return [0, -h, -w, 0, w, h];
    case 6:
      return [0, -h, w, 0, 0, h];
    case 7:
      return [0, h, w, 0, 0, 0];
    case 8:
      return [0, h, -w, 0, w, 0];
  }
}

/** The size of an image in points as displayed, on a page whose size it decides. */
function naturalSize(shape: Shape, longest: number): [number, number] {
  const [width, height] = clamped(...sizeOf(shape), longest);
  return shape.orientation >= 5 ? [height, width] : [width, height];
}

/** The chosen paper in points, turned as was chosen, or else as the image is. */
function paperFor(options: PageOptions, isWide: boolean): [number, number] {
  const { width, height } = paperOf(options, 'A4');
  const { orientation = 'auto' } = options;
  return (orientation === 'auto' ? isWide : orientation === 'landscape') ? [height, width] : [width, height];
}

/** How far an image is scaled to fill this room in points, at most until its pixels show. */
function fillFactor(shape: Shape, [width, height]: readonly [number, number], room: readonly [number, number]): number {
  const pixels = Math.max(shape.width, shape.height);
  const coarsest = (pixels * (pointsPerInch / coarsestResolution)) / Math.max(width, height);
  return Math.min(room[0] / width, room[1] / height, Math.max(1, coarsest));
}

/**
 * The page for an image: upright, in its natural size if known, and within the limits of PDF readers. On a chosen paper,
 * the image is in the middle, as large as fits between the margins.
 */
export function placeImage(shape: Shape, options: PageOptions = {}): Placement {
  const margin = ((chosenMargin(options) ?? 0) / millimetresPerInch) * pointsPerInch;
  const natural = naturalSize(shape, maxSide - 2 * margin);
  const hasOwnPaper = (options.paper ?? 'auto') === 'auto';
  const [pageWidth, pageHeight] = hasOwnPaper
    ? [natural[0] + 2 * margin, natural[1] + 2 * margin]
    : paperFor(options, natural[0] > natural[1]);
  const room = [pageWidth - 2 * margin, pageHeight - 2 * margin] as const;
  const factor = hasOwnPaper ? 1 : fillFactor(shape, natural, room);
  const [width, height] = scaled(...natural, factor).map(round) as [number, number];
  const [a, b, c, d, x, y] = matrixOf(shape.orientation, width, height);
  const [left, bottom] = [(pageWidth - width) / 2, (pageHeight - height) / 2];
  return {
    width: round(pageWidth),
    height: round(pageHeight),
    matrix: [a, b, c, d, round(x + left), round(y + bottom)],
  };
}
