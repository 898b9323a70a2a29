import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { colourOf } from '../pdfium/colour.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';

const { shadowOffset, shadowSize, strike } = thresholds.text;

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

const isOverstruck = (one: TextBox, other: TextBox) =>
  one.colour === other.colour &&
  Math.abs(one.y - other.y) < strike.sameLine * one.height &&
  Math.abs(one.x - other.x) > strike.least * one.height;

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
    const shadow = recent.find(
      (other) =>
        Math.abs(other.width - box.width) < shadowSize &&
        Math.abs(other.height - box.height) < shadowSize &&
        Math.abs(other.x - box.x) < shadowOffset * box.height &&
        Math.abs(other.y - box.y) < shadowOffset * box.height,
    );
    if (shadow !== undefined && box.width > 0) {
      shownBy.set(shadow.object, object);
      if (isOverstruck(shadow, box)) overstruck.add(shadow.object);
    }
    recent.push(box);
    if (recent.length > limits.maxEarlierTexts) recent.shift();
  }
  return { shownBy, overstruck };
}
