import type { Contour, Point, Stroke } from '../../../../../formats/fonts/outline.ts';

/** An outline as text, in a tenth of the memory. Equal outlines are equal texts; an empty one is for no contours. */
export type PackedOutline = string;

/** Packs an outline whose numbers are of single precision, as PDFium's are. */
export function packOutline(contours: readonly Contour[]): PackedOutline {
  const numbers = contours.flatMap(({ start, strokes }) => [
    strokes.length,
    ...start,
    ...strokes.flatMap((points: readonly Point[]) => [points.length, ...points.flat()]),
  ]);
  // A zero has two forms.
  return Buffer.from(Float32Array.from(numbers, (number) => number + 0).buffer).toString('latin1');
}

/** Unpacks what `packOutline` gives. */
export function unpackOutline(packed: PackedOutline): readonly Contour[] {
  const numbers = new Float32Array(Uint8Array.from(Buffer.from(packed, 'latin1')).buffer);
  let at = 0;
  const next = () => numbers[at++] as number;
  const point = (): Point => [next(), next()];
  const contours: Contour[] = [];
  while (at < numbers.length) {
    const length = next();
    const start = point();
    const strokes = Array.from({ length }, () => Array.from({ length: next() }, point) as unknown as Stroke);
    contours.push({ start, strokes });
  }
  return contours;
}
