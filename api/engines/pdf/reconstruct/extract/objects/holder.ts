import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { FileFacts } from '../file-facts.ts';
import { type Clip, type ClipReader, clippedByAll } from '../paths/read-clips.ts';
import { type Nesting, nestingInForm, nestingOnPage } from '../pdfium/nesting.ts';
import type { PageSpace } from '../pdfium/page-space.ts';

/** What holds an object: the page, or a form on it. */
export interface Holder extends Nesting {
  /** What its forms are clipped to. */
  readonly clip: Clip | null;
  /** Whether any of them may be painted through a soft mask. */
  readonly mayFade: boolean;
}

/** The page as what holds objects. */
export const pageHolder = (space: PageSpace): Holder => ({ ...nestingOnPage(space), clip: null, mayFade: false });

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
  ...nestingInForm(pdfium, form, around),
  clip: clipWithin(form, around, clipOf),
  mayFade: mayFadeIn(pdfium, form, around, facts),
});
