import type { Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

type Letter = Pick<Glyph, 'look' | 'baseline'>;

/** Whether a letter is smaller and higher than the surrounding text, like a note mark. */
export const isRaisedMark = ({ look, baseline }: Letter, text: Letter): boolean =>
  look.size < thresholds.raised.maxMarkSize * text.look.size &&
  baseline < text.baseline - thresholds.raised.minShift * text.look.size;
