import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { renderBitmap } from '../pictures/render-area.ts';
import { thresholds } from '../thresholds.ts';

const { samplesPerSide } = thresholds.pattern;

/** Red, green, blue and alpha, from 0 to 255. */
export type Sample = readonly [red: number, green: number, blue: number, alpha: number];

/** The mean of values; 0 of none. */
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A few samples of what a page shows in an area, row by row; none if memory is insufficient. */
export function samplesOf(pdfium: Pdfium, page: number, space: PageSpace, area: Box): readonly Sample[] {
  const { api, bytesAt } = pdfium;
  const [across, down] = [samplesPerSide / (area.x1 - area.x0), samplesPerSide / (area.y1 - area.y0)];
  const bitmap = renderBitmap(pdfium, page, area, space, { across, down });
  if (bitmap === 0) return [];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const bytes = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * samplesPerSide);
  const at = (byte: number) => bytes[byte] ?? 0;
  const samples = Array.from({ length: samplesPerSide ** 2 }, (_, index): Sample => {
    const from = Math.floor(index / samplesPerSide) * stride + (index % samplesPerSide) * 4;
    return [at(from + 2), at(from + 1), at(from), at(from + 3)];
  });
  api.FPDFBitmap_Destroy(bitmap);
  return samples;
}

/** The middle of each of those samples of an area, in points. */
export const placesOf = ({ x0, y0, x1, y1 }: Box): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: samplesPerSide ** 2 }, (_, index) => [
    x0 + ((index % samplesPerSide) + 0.5) * ((x1 - x0) / samplesPerSide),
    y0 + (Math.floor(index / samplesPerSide) + 0.5) * ((y1 - y0) / samplesPerSide),
  ]);
