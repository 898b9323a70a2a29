import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { opaque } from '../pdfium/colour.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { createSampler, opacitiesOf, type Sample } from './samples.ts';
import { thresholds } from './thresholds.ts';

const { minCoverage, maxFaintShare } = thresholds.pattern;

/**
 * Whether a mask lets only a part of something show: more than a few of its samples are fainter than its own opacity
 * explains. At the edges of what is no rectangle, samples are faint anyway.
 * @param alpha Its own opacity, from 0 to 255.
 */
export function isFaded(samples: readonly Sample[], alpha: number, shape: 'rectangle' | 'other'): boolean {
  const isRectangle = shape === 'rectangle';
  const opacities = opacitiesOf(samples).filter((opacity) => isRectangle || opacity > 0);
  const faint = opacities.filter((opacity) => opacity < minCoverage * alpha);
  return faint.length > (isRectangle ? maxFaintShare.ofRectangle : maxFaintShare.ofOthers) * opacities.length;
}

/**
 * Returns a function that tells whether a picture without a mask of its own is painted through a soft mask, so that only a
 * part of it shows. It takes PDFium's handles of the picture and of the forms that hold it, the outermost first, and its box.
 *
 * @param page PDFium's handle.
 */
export function createFadeReader(pdfium: Pdfium, page: number, space: PageSpace) {
  const sample = createSampler(pdfium, page, space);
  return (object: number, forms: readonly number[], box: Box): boolean => {
    const shown = intersection(box, { x0: 0, y0: 0, x1: space.width, y1: space.height });
    const samples = shown === null ? null : sample(object, forms, shown);
    return samples !== null && isFaded(samples, opaque, 'rectangle');
  };
}
