import type { Glyph } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from './glyphs.ts';

/** The letters of notes. */
export const small = { ...look, size: 8 };
/** The letters of references to them. */
export const raised = { ...look, size: 5 };

/** Lines of text across the page, with a raised mark at their end. */
export const textWith = (mark: string): Glyph[] => [
  ...['The lines of this page are long enough to reach far across it,', 'and they go on below.'].flatMap(
    (text, index) => glyphs(text, 60, 200 + index * 12),
  ),
  ...glyphs(mark, 165, 208, raised),
];

/** A note in small letters, its mark raised and as far before it as a tab of 17 points leads. */
export const note = (mark: string, text: string, y: number): Glyph[] => [
  ...glyphs(mark, 60, y - 3, { ...small, size: 4.5 }),
  ...glyphs(text, 77, y, small),
];
