import type { Picture } from '../../model/page-model.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { thresholds } from '../thresholds.ts';

/** The picture of a scan, in front of the text layer that it hides: readers would see all words twice. */
export const inFront = (picture: Picture, { width, height }: PageSpace): Picture => {
  const { x0, x1, y0, y1 } = picture;
  const share = ((x1 - x0) * (y1 - y0)) / (width * height);
  return share > thresholds.minPageShare ? { ...picture, isInFront: true } : picture;
};
