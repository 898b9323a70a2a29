import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { colourOf } from '../pdfium/colour.ts';
import { matrixOf, objectTypes } from '../pdfium/page-object.ts';
import { thresholds } from './thresholds.ts';

const { shadowOffset, shadowSize, strike } = thresholds;

interface TextBox {
  readonly object: number;
  /** RRGGBB. */
  readonly colour: string;
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

/** Whether two texts are of one size, and near enough for one of them to be the shadow of the other. */
function areAlike(one: TextBox, other: TextBox): boolean {
  const reach = shadowOffset * Math.max(one.width, one.height);
  return (
    Math.abs(one.width - other.width) < shadowSize &&
    Math.abs(one.height - other.height) < shadowSize &&
    Math.abs(one.x - other.x) < reach &&
    Math.abs(one.y - other.y) < reach
  );
}

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
    api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const box = { object, x, y, width, height, colour: colourOf(pdfium) };
    const alike = recent.filter((other) => areAlike(other, box));
    const lines = alike.length > 0 && isTurned(pdfium, object) ? 'turned' : 'level';
    const near = alike
      .map((other) => ({ ...other, ...offsetOf(other, box, lines) }))
      .filter(({ along, across }) => Math.max(along, across) < shadowOffset);
    const [first] = near;
    if (first !== undefined && box.width > 0) {
      shownBy.set(first.object, object);
      const equal = near.filter(({ colour }) => colour === box.colour);
      // Some programs paint a text to all sides of its place: only some of them are on one line.
      if (equal.some(({ along, across }) => across < strike.sameLine && along > strike.least))
        for (const each of [...equal, box]) overstruck.add(each.object);
    }
    recent.push(box);
    if (recent.length > limits.maxEarlierTexts) recent.shift();
  }
  return { shownBy, overstruck };
}
