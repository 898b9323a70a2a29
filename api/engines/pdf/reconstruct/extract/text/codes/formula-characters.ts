import { formulaVariants } from '../../../../../../formats/fonts/formula-variants.ts';
import type { Font } from '../../../../../../formats/fonts/sfnt.ts';

/**
 * Letters of formulas whose glyphs follow each other in a font as they do in Unicode: bold, slanted, both, and slanted Greek
 * ones. Where Unicode has a letter elsewhere, as the slanted h, a run ends.
 */
const runs = [
  [0x1d400, 0x1d433],
  [0x1d434, 0x1d454],
  [0x1d456, 0x1d467],
  [0x1d468, 0x1d49b],
  [0x1d6e2, 0x1d71b],
] as const;

/**
 * The characters of the glyphs of a font for formulas, with those that its own table does not tell: Word leaves the letters
 * out of it that a document has as indices only, and there are none of signs that have grown.
 * @param characters Those of its table, by the number of the glyph.
 */
export function formulaCharacters(font: Font, characters: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const variants = formulaVariants(font);
  if (variants.size === 0) return characters;
  const all = new Map(characters);
  for (const [glyph, character] of characters) {
    const run = runs.find(([first, last]) => character >= first && character <= last);
    if (run === undefined) continue;
    for (let other = run[0]; other <= run[1]; other++) {
      const at = glyph + other - character;
      if (!all.has(at)) all.set(at, other);
    }
  }
  for (const [variant, base] of variants) {
    const character = all.get(base);
    if (character !== undefined && !all.has(variant)) all.set(variant, character);
  }
  return all;
}
