import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { sum } from '../../../../../sum.ts';
import type { Box } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { withLoneObjects } from '../pictures/rendering/lone-objects.ts';
import { renderBitmap } from '../pictures/rendering/render-area.ts';
import { thresholds } from './thresholds.ts';

const { samplesPerSide } = thresholds.pattern;

/** Red, green, blue and alpha, from 0 to 255. */
export type Sample = readonly [red: number, green: number, blue: number, alpha: number];

/** The mean of values; 0 of none. */
export const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);

/** Red, green and blue of samples on average, from 0 to 255. */
export const meanColour = (samples: readonly Sample[]): readonly [red: number, green: number, blue: number] => [
  mean(samples.map(([red]) => red)),
  mean(samples.map(([, green]) => green)),
  mean(samples.map(([, , blue]) => blue)),
];

/** The opacities of samples, from 0 to 255. */
export const opacitiesOf = (samples: readonly Sample[]): readonly number[] => samples.map(([, , , opacity]) => opacity);

/** A few samples of what a page shows in an area, row by row; none if memory is insufficient. */
function samplesOf(pdfium: Pdfium, page: number, space: PageSpace, area: Box): readonly Sample[] {
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

/**
 * Samples an object of a page, as if nothing else were on it, in an area; null beyond the limit. It takes PDFium's handles of
 * the object and of the forms that hold it, the outermost first.
 */
type SampleObject = (object: number, forms: readonly number[], area: Box) => readonly Sample[] | null;

/**
 * Returns a function that samples the objects of a page up to a limit.
 *
 * @param page PDFium's handle.
 */
export function createSampler(pdfium: Pdfium, page: number, space: PageSpace): SampleObject {
  let left: number = limits.maxSampled;
  return (object, forms, area) =>
    left-- <= 0 ? null : withLoneObjects(pdfium, page, [object], forms, () => samplesOf(pdfium, page, space, area));
}

/** The middle of each of those samples of an area, in points. */
export const placesOf = ({ x0, y0, x1, y1 }: Box): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: samplesPerSide ** 2 }, (_, index) => [
    x0 + ((index % samplesPerSide) + 0.5) * ((x1 - x0) / samplesPerSide),
    y0 + (Math.floor(index / samplesPerSide) + 0.5) * ((y1 - y0) / samplesPerSide),
  ]);
