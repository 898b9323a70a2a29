import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';

const { shadowOffset, shadowSize } = thresholds.text;

interface TextBox {
  readonly object: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds text objects that are shadows: the same text is painted over them with a small offset. PDFium reads only the
 * first of two equal texts, which would have the colour of the shadow.
 * @returns The handle of each shadow → the handle of its text.
 */
export function findShadows({ api, scratch, float }: Pdfium, page: number): ReadonlyMap<number, number> {
  const texts = new Map<number, number>();
  const recent: TextBox[] = [];
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (api.FPDFPageObj_GetType(object) !== objectTypes.text) continue;
    if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [x, y] = [float(0), float(4)];
    const box = { object, x, y, width: float(8) - x, height: float(12) - y };
    const shadow = recent.find(
      (other) =>
        Math.abs(other.width - box.width) < shadowSize &&
        Math.abs(other.height - box.height) < shadowSize &&
        Math.abs(other.x - box.x) < shadowOffset * box.height &&
        Math.abs(other.y - box.y) < shadowOffset * box.height,
    );
    if (shadow !== undefined && box.width > 0) texts.set(shadow.object, object);
    recent.push(box);
    if (recent.length > limits.maxEarlierTexts) recent.shift();
  }
  return texts;
}
