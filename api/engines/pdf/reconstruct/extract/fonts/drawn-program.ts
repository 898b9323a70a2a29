import { buildFont, type DrawnCharacter } from '../../../../../formats/fonts/build-font.ts';
import { faceStyle } from '../../../../../formats/fonts/names.ts';
import type { FontProgram } from '../../../fonts/font-program.ts';
import type { Look } from '../../model/page-model.ts';
import { separateWords } from '../../ooxml/font-family.ts';
import { thresholds } from './thresholds.ts';

const { lineEms, ascentShare, usualSpaceEms } = thresholds.drawnFont;
/** Words at the end of PostScript names that are styles of a family, and the makers that stand beside them. */
const styles =
  /(?:[-,](?:Regular|Roman|Book|Bold|Italic|Ital|Oblique|Bd|It|MT|PS)+|(?<=[a-z])(?:Italic|It|Oblique)|MT|PS)$/;
const maxFamilyLetters = 31;
const [space, lastOfAscii] = [0x20, 0x7e];

/** The family of a font by its PostScript name: `MinionPro-BoldIt` is Minion Pro. */
function familyOf(font: string): string {
  let family = font;
  for (let before = ''; before !== family; ) {
    before = family;
    family = family.replace(styles, '') || family;
  }
  return separateWords(family).slice(0, maxFamilyLetters).trim();
}

/** The width of a space in ems, by the letters of a font. */
function usualSpace(characters: readonly DrawnCharacter[]): number {
  const [first, ...others] = characters.filter(({ code }) => code > space && code <= lastOfAscii);
  const isFixedPitch = others.length > 1 && others.every(({ advance }) => advance === first?.advance);
  return isFixedPitch && first !== undefined ? first.advance : usualSpaceEms;
}

/**
 * Makes a font that documents may embed of the characters that another one draws, whose own format they cannot embed.
 * Null if it draws none, or has no name.
 * @param lineHeight In ems; 0 if unknown.
 * @param spaceEms The width of a space in a font that has none, since its program places words itself; null if
 *   unknown.
 */
export function drawnProgram(
  { font, isBold, isItalic, lineHeight }: Pick<Look, 'font' | 'isBold' | 'isItalic' | 'lineHeight'>,
  drawn: readonly DrawnCharacter[],
  spaceEms: number | null,
): FontProgram | null {
  const family = familyOf(font);
  if (drawn.length === 0 || !/\p{L}{2}/u.test(family)) return null;
  const hasSpace = drawn.some(({ code }) => code === space);
  const characters = hasSpace
    ? drawn
    : [...drawn, { code: space, advance: spaceEms ?? usualSpace(drawn), contours: [] }];
  const height = lineHeight || lineEms;
  const bytes = buildFont({
    family,
    style: faceStyle({ isBold, isItalic }),
    ascent: ascentShare * height,
    descent: (1 - ascentShare) * height,
    characters,
  });
  const advances = new Map(characters.map(({ code, advance }) => [code, advance]));
  const advanceOf = (character: string) => advances.get(character.codePointAt(0) ?? 0) ?? null;
  return { bytes, family, isBold, isItalic, hasLayout: false, advanceOf };
}
