import { thresholds } from './thresholds.ts';

/** How to rotate or mirror the stored rows and columns for display (EXIF and TIFF tag 274). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels per inch in both directions of the stored image. */
export interface Resolution {
  readonly x: number;
  readonly y: number;
}

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

const pointsPerInch = 72;
const { maxSide, minSide, minLongSide, usualResolution, a4LongSide, a0LongSide } = thresholds.page;

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

function clamped(width: number, height: number): [number, number] {
  const long = Math.max(width, height);
  const factor = Math.min(maxSide / long, Math.max(1, minLongSide / long));
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

/** The page for an image: upright, in its natural size if known, and within the limits of PDF readers. */
export function placeImage(shape: Shape): Placement {
  const [storedWidth, storedHeight] = clamped(...sizeOf(shape));
  const turned = shape.orientation >= 5;
  const width = round(turned ? storedHeight : storedWidth);
  const height = round(turned ? storedWidth : storedHeight);
  return { width, height, matrix: matrixOf(shape.orientation, width, height) };
}
