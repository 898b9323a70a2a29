import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { areaOf, intersection } from '../../model/box.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import type { PaintedFill } from '../paths/visible-fills.ts';
import { hexByte, opaque } from '../pdfium/colour.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import type { DrawAlone } from '../pictures/clipped-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { createSampler, mean, meanColour, opacitiesOf } from './samples.ts';
import { thresholds } from './thresholds.ts';

const { minAlpha, minCoverage } = thresholds.pattern;

/** Gradients that no plain area stands for. */
interface OtherGradients {
  /** All gradients of the page, if they are of some size: only a picture can show them. */
  readonly unshaped: readonly Box[];
  /** Otherwise, those that fill no rectangle. */
  readonly pictures: readonly Picture[];
}

/** Reads the gradients of a page. */
interface GradientReader {
  /**
   * Reads one of them: an area in the colour that it has on average if it is small and fills a rectangle, null otherwise.
   * @param object PDFium's handle.
   * @param forms Those of the forms that hold it, the outermost first.
   */
  readonly read: (object: number, forms: readonly number[], box: Box) => Omit<PaintedFill, 'paintedAfter'> | null;
  /** The others, once all have been read. */
  readonly others: () => OtherGradients;
}

/**
 * Creates a reader of the gradients of a page.
 *
 * @param page PDFium's handle.
 */
export function createGradientReader(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  drawAlone: DrawAlone,
): GradientReader {
  const unshaped: Box[] = [];
  const drawings: (() => Picture | null)[] = [];
  const smallest = shared.minGradientShare * space.width * space.height;
  /** Square points that they cover, overlaps counted twice. */
  let covered = 0;
  const sample = createSampler(pdfium, page, space);

  return {
    read(object, forms, whole) {
      const box = intersection(whole, { x0: 0, y0: 0, x1: space.width, y1: space.height });
      if (box === null) return null;
      covered += areaOf(box);
      unshaped.push(whole);
      const samples = areaOf(box) > smallest ? null : sample(object, forms, box);
      if (samples === null) return null;
      const seen = samples.filter(([, , , alpha]) => alpha >= minAlpha);
      if (seen.length === 0) return null;
      if (mean(opacitiesOf(samples)) < minCoverage * opaque) {
        drawings.push(() => drawAlone([object], forms, box));
        return null;
      }
      const colour = meanColour(seen)
        .map((value) => hexByte(Math.round(value)))
        .join('');
      return { ...box, colour, isOpaque: true };
    },
    others: () =>
      covered > smallest
        ? { unshaped, pictures: [] }
        : { unshaped: [], pictures: drawings.map((draw) => draw()).filter((picture) => picture !== null) },
  };
}
