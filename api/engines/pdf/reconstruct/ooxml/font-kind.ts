import type { Look } from '../model/page-model.ts';

/** What a font is like, by which readers choose another where they lack this one. */
export type FontFacts = Pick<Look, 'isSerif' | 'isFixedPitch'>;

/** The classes of fonts that both formats know, by the names that Word has for them. */
export type FontKind = 'modern' | 'roman' | 'swiss';

/** Fonts of signs, of which neither kind says anything. */
const signs = /symbol|wingdings|webdings|dingbats|emoji/i;

/** The class of a font: of a fixed pitch, or of letters with serifs or without; null for fonts of signs. */
export function fontKind(family: string, { isSerif, isFixedPitch }: FontFacts): FontKind | null {
  if (signs.test(family)) return null;
  return isFixedPitch ? 'modern' : isSerif ? 'roman' : 'swiss';
}
