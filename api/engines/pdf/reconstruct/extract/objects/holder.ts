import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { FileFacts } from '../file-facts.ts';
import { type Clip, type ClipReader, clippedByAll } from '../paths/read-clips.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';

/** What holds an object: the page, or a form on it. */
export interface Holder {
  /** From its coordinates to those of the page. */
  readonly matrix: Matrix;
  /** PDFium's handles of the forms, the outermost first. */
  readonly forms: readonly number[];
  /** What those forms are clipped to. */
  readonly clip: Clip | null;
  /** Whether any of them may be painted through a soft mask. */
  readonly mayFade: boolean;
}

/** The page as what holds objects. */
export const pageHolder = ({ matrix }: PageSpace): Holder => ({ matrix, forms: [], clip: null, mayFade: false });

type MaskFacts = Pick<FileFacts, 'mayHaveSoftMasks'>;

/** Whether an object may be painted through a soft mask, or what holds it. */
export const mayFadeIn = ({ api }: Pdfium, object: number, holder: Holder, { mayHaveSoftMasks }: MaskFacts): boolean =>
  mayHaveSoftMasks && (holder.mayFade || api.FPDFPageObj_HasTransparency(object));

/** What an object is clipped to, by itself and by what holds it. */
export const clipWithin = (object: number, holder: Holder, clipOf: ClipReader): Clip | null =>
  clippedByAll([holder.clip, clipOf(object, holder.matrix)]);

/** A form as what holds objects. */
export const formHolder = (
  pdfium: Pdfium,
  form: number,
  around: Holder,
  clipOf: ClipReader,
  facts: MaskFacts,
): Holder => ({
  matrix: multiply(matrixOf(pdfium, form), around.matrix),
  forms: [...around.forms, form],
  clip: clipWithin(form, around, clipOf),
  mayFade: mayFadeIn(pdfium, form, around, facts),
});
