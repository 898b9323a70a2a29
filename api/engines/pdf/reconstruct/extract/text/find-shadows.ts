import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { fillColourOf } from '../pdfium/colour.ts';
import { matrixOf, objectTypes } from '../pdfium/page-object.ts';
import { thresholds } from './thresholds.ts';

const { shadowOffset, shadowSize, strike } = thresholds;

interface TextBox {
  readonly object: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Text objects over which the same text is painted. The numbers are PDFium's handles. */
interface PaintedOver {
  /** Each of them → the one that is painted last: PDFium reads only the first of two equal texts. */
  readonly shownBy: ReadonlyMap<number, number>;
  /** Those that are painted again in the same colour a little to the side: where a font has no bold letters. */
  readonly overstruck: ReadonlySet<number>;
}

/** Whether two texts begin so near to each other that one of them may be painted over the other. */
function beginTogether(one: TextBox, other: TextBox): boolean {
  const reach = shadowOffset * Math.max(one.width, one.height);
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach;
}

const areEqual = (one: number, other: number) => Math.abs(one - other) < shadowSize;

/** Whether two texts have letters of one size. One of them may be longer by spaces at its end. */
const areAlike = (one: TextBox, other: TextBox, lines: 'turned' | 'level') =>
  lines === 'turned' ? areEqual(one.width, other.width) : areEqual(one.height, other.height);

const areAsLong = (one: TextBox, other: TextBox) =>
  areEqual(one.width, other.width) && areEqual(one.height, other.height);

/** How far a text is from another, along its lines and across them, as shares of their height. */
function offsetOf(
  one: TextBox,
  other: TextBox,
  lines: 'level' | 'turned',
): { readonly along: number; readonly across: number } {
  const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return lines === 'turned'
    ? { along: y / one.width, across: x / one.width }
    : { along: x / one.height, across: y / one.height };
}

/** Whether the lines of a text run up or down, as those of a page do that is shown turned. */
function isTurned(pdfium: Pdfium, object: number): boolean {
  const [a, b] = matrixOf(pdfium, object);
  return Math.abs(b) > Math.abs(a);
}

/** Finds text that is painted again with a small offset: text with a shadow, and letters made bold. */
export function findShadows(pdfium: Pdfium, page: number): PaintedOver {
  const { api, scratch, float } = pdfium;
  const shownBy = new Map<number, number>();
  const overstruck = new Set<number>();
  const recent: TextBox[] = [];
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (api.FPDFPageObj_GetType(object) !== objectTypes.text) continue;
    if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [x, y] = [float(0), float(4)];
    const [width, height] = [float(8) - x, float(12) - y];
    const box = { object, x, y, width, height };
    const together = recent.filter((other) => beginTogether(other, box));
    const lines = together.length > 0 && isTurned(pdfium, object) ? 'turned' : 'level';
    const near = together
      .filter((other) => areAlike(other, box, lines))
      .map((other) => ({ ...other, ...offsetOf(other, box, lines) }))
      .filter(({ along, across }) => Math.max(along, across) < shadowOffset);
    if (near.length > 0 && box.width > 0) {
      const shadow = near.find((other) => areAsLong(other, box));
      if (shadow !== undefined) shownBy.set(shadow.object, object);
      const colour = fillColourOf(pdfium, object);
      const equal = near.filter((other) => fillColourOf(pdfium, other.object) === colour);
      // Some programs paint a text to all sides of its place: only some of them are on one line.
      if (equal.some(({ along, across }) => across < strike.sameLine && along > strike.least))
        for (const each of [...equal, box]) overstruck.add(each.object);
    }
    recent.push(box);
    if (recent.length > limits.maxEarlierTexts) recent.shift();
  }
  return { shownBy, overstruck };
}
