import type { OutlinePoint } from './outline.ts';

/** Flags of a point (OpenType 1.9, "glyf"). */
const flags = { onCurve: 1, shortX: 2, shortY: 4, sameX: 16, sameY: 32 } as const;
/** Distances up to this are written in one byte. */
const maxShort = 255;

/** The smallest box around points. Everything is 0 where there are none. */
export interface Bounds {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** The outlines of a font's glyphs as its tables `glyf` and `loca` have them. */
export interface GlyphTable {
  readonly glyf: Buffer;
  /** Offsets of four bytes. */
  readonly loca: Buffer;
  /** Of each glyph. */
  readonly bounds: readonly Bounds[];
  readonly maxPoints: number;
  readonly maxContours: number;
}

/** The box around all of these. */
function boundsOf(points: readonly OutlinePoint[]): Bounds {
  const bounds = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  points.forEach(({ x, y }, index) => {
    bounds.xMin = index === 0 ? x : Math.min(bounds.xMin, x);
    bounds.yMin = index === 0 ? y : Math.min(bounds.yMin, y);
    bounds.xMax = index === 0 ? x : Math.max(bounds.xMax, x);
    bounds.yMax = index === 0 ? y : Math.max(bounds.yMax, y);
  });
  return bounds;
}

/** How a step from one point to the next is written: its bytes and flags. */
function writeStep(step: number, shortFlag: number, sameFlag: number): { bytes: readonly number[]; flag: number } {
  if (step === 0) return { bytes: [], flag: sameFlag };
  const size = Math.abs(step);
  if (size <= maxShort) return { bytes: [size], flag: shortFlag | (step > 0 ? sameFlag : 0) };
  return { bytes: [(step >> 8) & 0xff, step & 0xff], flag: 0 };
}

/** Writes a glyph without instructions; nothing for one without contours, as of a space. */
function writeGlyph(contours: readonly (readonly OutlinePoint[])[], bounds: Bounds): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const head = Buffer.alloc(10 + 2 * contours.length + 2);
  const { xMin, yMin, xMax, yMax } = bounds;
  for (const [index, value] of [contours.length, xMin, yMin, xMax, yMax].entries()) head.writeInt16BE(value, 2 * index);
  let last = -1;
  contours.forEach((points, index) => {
    last += points.length;
    head.writeUInt16BE(last, 10 + 2 * index);
  });
  const written: number[] = [];
  const across: number[] = [];
  const up: number[] = [];
  let [x, y] = [0, 0];
  for (const point of contours.flat()) {
    const stepX = writeStep(point.x - x, flags.shortX, flags.sameX);
    const stepY = writeStep(point.y - y, flags.shortY, flags.sameY);
    written.push((point.isOnCurve ? flags.onCurve : 0) | stepX.flag | stepY.flag);
    across.push(...stepX.bytes);
    up.push(...stepY.bytes);
    ({ x, y } = point);
  }
  return Buffer.concat([head, Buffer.from(written), Buffer.from(across), Buffer.from(up)]);
}

/**
 * Writes the outlines of glyphs. Their points must be within 16-bit integers, and so must be the number of each glyph's.
 * Throws `RangeError` where they are not.
 */
export function writeGlyphTable(glyphs: readonly (readonly (readonly OutlinePoint[])[])[]): GlyphTable {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const parts: Buffer[] = [];
  const bounds: Bounds[] = [];
  let [offset, maxPoints, maxContours] = [0, 0, 0];
  glyphs.forEach((contours, glyph) => {
    const points = contours.flat();
    const around = boundsOf(points);
    const written = writeGlyph(contours, around);
    const padding = Buffer.alloc((4 - (written.length & 3)) & 3);
    bounds.push(around);
    parts.push(written, padding);
    offset += written.length + padding.length;
    loca.writeUInt32BE(offset, 4 * (glyph + 1));
    maxPoints = Math.max(maxPoints, points.length);
    maxContours = Math.max(maxContours, contours.length);
  });
  return { glyf: Buffer.concat(parts), loca, bounds, maxPoints, maxContours };
}
