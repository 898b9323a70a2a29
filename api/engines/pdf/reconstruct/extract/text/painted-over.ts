import { maxObjects, objectTypes } from '../pdfium/page-object.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** Of a text's height: how far from its shadow it stands at the most. */
const nearby = 0.15;
/** Points by which the sizes of a text and its shadow differ at the most. */
const sameSize = 0.3;

interface TextBox {
  readonly object: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The text objects that are shadows: the same text is painted over them, a little apart. PDFium reads the first of
 * two equal texts alone, which has the shadow's colour.
 */
export function findPaintedOver({ api, scratch, float }: Pdfium, page: number): ReadonlyMap<number, number> {
  const over = new Map<number, number>();
  const recent: TextBox[] = [];
  const count = Math.min(api.FPDFPage_CountObjects(page), maxObjects);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (api.FPDFPageObj_GetType(object) !== objectTypes.text) continue;
    if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [x, y] = [float(0), float(4)];
    const box = { object, x, y, width: float(8) - x, height: float(12) - y };
    const shadow = recent.find(
      (other) =>
        Math.abs(other.width - box.width) < sameSize &&
        Math.abs(other.height - box.height) < sameSize &&
        Math.abs(other.x - box.x) < nearby * box.height &&
        Math.abs(other.y - box.y) < nearby * box.height,
    );
    if (shadow !== undefined && box.width > 0) over.set(shadow.object, object);
    recent.push(box);
    if (recent.length > 40) recent.shift();
  }
  return over;
}
