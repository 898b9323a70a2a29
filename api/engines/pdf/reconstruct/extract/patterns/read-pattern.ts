import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import { hexByte } from '../pdfium/colour.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { isFaded } from './read-fade.ts';
import { createSampler, mean, meanColour, opacitiesOf, type Sample } from './samples.ts';
import { thresholds } from './thresholds.ts';

const { minAlpha, tolerance, minCoverage } = thresholds.pattern;

/** How something looks that is painted with a pattern, or through a soft mask. */
export interface PatternPaint {
  /** RRGGBB of all of it on average, on white. */
  readonly colour: string;
  /** Whether all of it has about that colour, such as hatching does from some distance. */
  readonly isEven: boolean;
}

/** A path or text as it is drawn: PDFium's handles of it and of the forms that hold it, the outermost first. */
interface Drawn {
  readonly object: number;
  readonly forms: readonly number[];
  /** The part of it that is shown, on the page. */
  readonly shown: Box;
  /** Whether it is a rectangle, all of which a plain colour would cover. */
  readonly isRectangle?: boolean;
  /** Whether it has an outline only. */
  readonly isOutline?: boolean;
  /** Whether it may be painted through a soft mask. */
  readonly mayFade?: boolean;
}

/** Reads how something is painted if that is a pattern, or fades away; null for a plain colour, and beyond the limit. */
export type ReadPattern = (drawn: Drawn) => PatternPaint | null;

/**
 * Returns a function that finds patterns by rendering what may have them: PDFium says of paths and text painted with a
 * gradient, or with pictures, that they have a plain colour, often white.
 *
 * @param page PDFium's handle.
 */
export function createPatternReader(pdfium: Pdfium, page: number, space: PageSpace): ReadPattern {
  const { api, scratch, integer } = pdfium;
  const sample = createSampler(pdfium, page, space);

  return ({ object, forms, shown, isRectangle = false, isOutline = false, mayFade = false }) => {
    const readColour = isOutline ? api.FPDFPageObj_GetStrokeColor : api.FPDFPageObj_GetFillColor;
    if (!readColour(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
    const [red, green, blue, alpha] = [integer(0), integer(4), integer(8), integer(12)];
    const samples = sample(object, forms, shown) ?? [];
    const seen = samples.filter(([, , , opacity]) => opacity >= minAlpha);
    const colours = meanColour(seen);
    const isFar = (sample: Sample, from: readonly number[]) =>
      from.some((value, channel) => Math.abs((sample[channel] ?? 0) - value) > tolerance);
    const coverage = mean(opacitiesOf(samples)) / Math.max(1, alpha);
    const isOther = seen.filter((sample) => isFar(sample, [red, green, blue])).length > seen.length / 2;
    const hasHoles = isRectangle && coverage < minCoverage;
    const fades = mayFade && isFaded(samples, alpha, isRectangle ? 'rectangle' : 'other');
    if (samples.length === 0 || !(isOther || hasHoles || fades)) return null;
    const share = ((isRectangle || fades ? Math.min(1, coverage) : 1) * alpha) / 255;
    const colour = colours.map((value) => hexByte(Math.round(255 - (255 - value) * share))).join('');
    return { colour, isEven: !fades && !seen.some((sample) => isFar(sample, colours)) };
  };
}
