import type { Text } from '../../../api/engines/pdf/reconstruct/model/inline.ts';
import { look } from './glyphs.ts';

/** Plain text of a paragraph, with the given properties. */
export const textInline = (text: string, parts: Partial<Text> = {}): Text => ({
  type: 'text',
  text,
  look,
  raised: null,
  isUnderlined: false,
  isStruck: false,
  highlight: null,
  isRightToLeft: false,
  link: null,
  ...parts,
});
