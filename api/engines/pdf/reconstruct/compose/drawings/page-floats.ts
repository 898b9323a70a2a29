import type { AnalysedPage } from '../../flow/analysed-page.ts';
import type { Inline } from '../../model/inline.ts';
import { placedOnPage } from './page-drawings.ts';
import { turnedTexts } from './turned-text.ts';

/** What floats on a page, at its positions. */
export function floatsOf({
  vectorLayer,
  floats,
  drawings,
  turned = [],
}: Omit<AnalysedPage, 'regions'>): readonly Inline[] {
  const pictures = vectorLayer === null ? floats : [vectorLayer, ...floats];
  return [...placedOnPage(pictures, drawings), ...turnedTexts(turned)];
}
