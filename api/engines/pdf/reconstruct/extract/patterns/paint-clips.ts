import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection, isWithin, meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { opaque } from '../pdfium/colour.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { boundsOf, matrixOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { thresholds as shared } from '../thresholds.ts';
import { createSampler, mean, meanColour, opacitiesOf, placesOf, type Sample } from './samples.ts';
import { thresholds } from './thresholds.ts';

/** Text rendering modes (ISO 32000-2, table 104): from the first of these on, text clips what is painted after it. */
const modes = { filled: 0, clip: 4 } as const;
const { minAlpha } = thresholds.pattern;
const { room, maxCoverage, minOutsideShare } = thresholds.clippingText;
const rectangleCorners = 4;

/** A text that clips, by PDFium's handle. */
interface ClippingText {
  readonly text: number;
  readonly box: Box;
}

/** The objects of a page or form, in the order of painting. */
interface Content {
  readonly count: number;
  readonly at: (index: number) => number;
  readonly remove: (object: number) => boolean;
  readonly matrix: Matrix;
  /** PDFium's handles of the forms, the outermost first. */
  readonly forms: readonly number[];
}

/**
 * The samples of what text clips; null for what it does not clip: that shows beside the letters or, if it lies within their
 * boxes, fills all of its own.
 * @param fillsBox Whether it would fill its box if nothing clipped it.
 */
function throughText(
  samples: readonly Sample[],
  area: Box,
  texts: readonly ClippingText[],
  fillsBox: boolean,
): readonly Sample[] | null {
  const isOutside = placesOf(area).map(([x, y]) => !texts.some(({ box }) => isWithin(box, x, y, room)));
  const isSeen = ([, , , alpha]: Sample) => alpha >= minAlpha;
  const beside = samples.filter((_, index) => isOutside[index]);
  if (samples.length === 0 || beside.some(isSeen)) return null;
  const within = samples.filter((_, index) => !isOutside[index]);
  const isCut = beside.length > minOutsideShare * samples.length;
  const isThin = fillsBox && mean(opacitiesOf(within)) < maxCoverage * opaque;
  return isCut || isThin ? within.filter(isSeen) : null;
}

/**
 * Fills text that clips something (text rendering mode 7) with the colour that this has on average within it, and removes
 * what is clipped: PDFium does not tell of such clips, so that areas and pictures would lie across all of the text.
 *
 * @param page PDFium's handle of the page, which is changed.
 */
export function paintClips(pdfium: Pdfium, page: number, space: PageSpace): void {
  const { api } = pdfium;
  let objectsLeft = limits.maxObjects;
  const sample = createSampler(pdfium, page, space);
  const whole = { x0: 0, y0: 0, x1: space.width, y1: space.height };

  const show = (texts: readonly ClippingText[]) => {
    for (const { text } of texts) api.FPDFTextObj_SetTextRenderMode(text, modes.filled);
  };
  const fill = (texts: readonly ClippingText[], seen: readonly Sample[]) => {
    const [red, green, blue] = meanColour(seen);
    const colour = [Math.round(red), Math.round(green), Math.round(blue)] as const;
    for (const { text } of texts) api.FPDFPageObj_SetFillColor(text, ...colour, opaque);
    show(texts);
  };
  /** Whether a path has as many corners as a rectangle: a line, or a curve, would not fill its box. */
  const hasCorners = (object: number) => {
    const corners = api.FPDFPath_CountSegments(object);
    return corners >= rectangleCorners && corners <= shared.maxCorners;
  };
  /** Whether an object shows within these texts only. */
  const isClipped = (object: number, kind: number, content: Content, texts: readonly ClippingText[]): boolean => {
    const box = intersection(boundsOf(pdfium, object, content.matrix), whole);
    const clips = box === null ? [] : texts.filter((text) => meet(text.box, box, 0));
    if (box === null || clips.length === 0) return false;
    const samples = sample(object, content.forms, box);
    if (samples === null) {
      // Whether it is seen is not looked at any more: rather too much text than too little.
      show(clips);
      return false;
    }
    const fillsBox = kind === objectTypes.image || kind === objectTypes.shading || hasCorners(object);
    const seen = throughText(samples, box, clips, fillsBox);
    if (seen === null) return false;
    if (seen.length > 0) fill(clips, seen);
    return true;
  };
  const visit = (content: Content): void => {
    const texts: ClippingText[] = [];
    const clipped: number[] = [];
    for (let index = 0; index < content.count && objectsLeft-- > 0; index++) {
      const object = content.at(index);
      const kind = api.FPDFPageObj_GetType(object);
      if (kind === objectTypes.text) {
        const clips = api.FPDFTextObj_GetTextRenderMode(object) >= modes.clip;
        if (clips) texts.push({ text: object, box: boundsOf(pdfium, object, content.matrix) });
      } else if (texts.length > 0 && isClipped(object, kind, content, texts)) clipped.push(object);
      else if (kind === objectTypes.form && content.forms.length < limits.maxFormDepth)
        visit({
          count: api.FPDFFormObj_CountObjects(object),
          at: (inner) => api.FPDFFormObj_GetObject(object, inner),
          remove: (inner) => api.FPDFFormObj_RemoveObject(object, inner),
          matrix: multiply(matrixOf(pdfium, object), content.matrix),
          forms: [...content.forms, object],
        });
    }
    for (const object of clipped) if (content.remove(object)) api.FPDFPageObj_Destroy(object);
  };
  visit({
    count: api.FPDFPage_CountObjects(page),
    at: (index) => api.FPDFPage_GetObject(page, index),
    remove: (object) => api.FPDFPage_RemoveObject(page, object),
    matrix: space.matrix,
    forms: [],
  });
}
