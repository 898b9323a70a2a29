import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection, isWithin, meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { opaque } from '../pdfium/colour.ts';
import { type Nesting, nestingInForm, nestingOnPage } from '../pdfium/nesting.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';
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

/** What surrounds the objects of a page or form. */
interface Around extends Nesting {
  /** The texts there that clip what comes after them. */
  readonly texts: ClippingText[];
}

/** What samples show: what would fill its box if nothing clipped it, or what may not. */
type Kind = 'box' | 'other';

/**
 * The samples of what text clips; null for what it does not clip: that shows beside the letters or, if it lies within their
 * boxes, fills all of its own.
 */
function throughText(
  samples: readonly Sample[],
  area: Box,
  texts: readonly ClippingText[],
  kind: Kind,
): readonly Sample[] | null {
  const isOutside = placesOf(area).map(([x, y]) => !texts.some(({ box }) => isWithin(box, x, y, room)));
  const isSeen = ([, , , alpha]: Sample) => alpha >= minAlpha;
  const beside = samples.filter((_, index) => isOutside[index]);
  if (samples.length === 0 || beside.some(isSeen)) return null;
  const within = samples.filter((_, index) => !isOutside[index]);
  const isCut = beside.length > minOutsideShare * samples.length;
  const isThin = kind === 'box' && mean(opacitiesOf(within)) < maxCoverage * opaque;
  return isCut || isThin ? within.filter(isSeen) : null;
}

/** Whether a path has as many corners as a rectangle: a line, or a curve, would not fill its box. */
function hasCorners({ api }: Pdfium, path: number): boolean {
  const corners = api.FPDFPath_CountSegments(path);
  return corners >= rectangleCorners && corners <= shared.maxCorners;
}

function kindOf(pdfium: Pdfium, object: number): Kind {
  const type = pdfium.api.FPDFPageObj_GetType(object);
  return type === objectTypes.image || type === objectTypes.shading || hasCorners(pdfium, object) ? 'box' : 'other';
}

/** Fills texts with the average of what is seen through them. */
function fillWith({ api }: Pdfium, texts: readonly ClippingText[], seen: readonly Sample[]): void {
  const [red, green, blue] = meanColour(seen);
  const colour = [Math.round(red), Math.round(green), Math.round(blue)] as const;
  for (const { text } of texts) {
    api.FPDFPageObj_SetFillColor(text, ...colour, opaque);
    api.FPDFTextObj_SetTextRenderMode(text, modes.filled);
  }
}

/**
 * Creates a function that tells whether an object shows within clipping texts only, and then fills these with its
 * colour.
 */
function createClipFiller(pdfium: Pdfium, page: number, space: PageSpace): (object: number, around: Around) => boolean {
  const sample = createSampler(pdfium, page, space);
  const whole = { x0: 0, y0: 0, x1: space.width, y1: space.height };
  return (object, { matrix, forms, texts }) => {
    const box = intersection(boundsOf(pdfium, object, matrix), whole);
    const clips = box === null ? [] : texts.filter((text) => meet(text.box, box, 0));
    if (box === null || clips.length === 0) return false;
    const samples = sample(object, forms, box);
    if (samples === null) {
      // Whether it is seen is not looked at any more: rather too much text than too little.
      for (const { text } of clips) pdfium.api.FPDFTextObj_SetTextRenderMode(text, modes.filled);
      return false;
    }
    const seen = throughText(samples, box, clips, kindOf(pdfium, object));
    if (seen !== null && seen.length > 0) fillWith(pdfium, clips, seen);
    return seen !== null;
  };
}

/**
 * Fills text that clips something (text rendering mode 7) with the colour that this has on average within it, and removes
 * what is clipped: PDFium does not tell of such clips, so that areas and pictures would lie across all of the text.
 *
 * @param page PDFium's handle of the page, which is changed.
 */
export function paintClips(pdfium: Pdfium, page: number, space: PageSpace): void {
  const isFilledInto = createClipFiller(pdfium, page, space);
  const clips = (text: number) => pdfium.api.FPDFTextObj_GetTextRenderMode(text) >= modes.clip;
  const around: Around = { ...nestingOnPage(space), texts: [] };
  visitObjects(pdfium, page, around, {
    enter: (form, outer) => ({ ...nestingInForm(pdfium, form, outer), texts: [] }),
    visit(object, kind, { matrix, texts }) {
      if (kind === objectTypes.text && clips(object))
        texts.push({ text: object, box: boundsOf(pdfium, object, matrix) });
    },
    isRemoved: (object, kind, outer) =>
      kind !== objectTypes.text && outer.texts.length > 0 && isFilledInto(object, outer),
  });
}
