import type { DrawnCharacter } from '../../../../../formats/fonts/build-font.ts';
import { addTo } from '../../../../../groups.ts';
import { limits } from '../limits.ts';
import type { CharacterShape, HeldFont } from './held-fonts.ts';
import { type PackedOutline, unpackOutline } from './packed-outline.ts';

/** Characters that may look the same, as capitals of three alphabets: more are what a font lacks. */
const maxAlike = 4;
const blank = /^[\s\p{Cf}]$/u;

/**
 * What a font draws for characters; without those that it lacks, which look all the same, so that many must be asked
 * for at once. Nothing if the outlines of the document's fonts take too long.
 */
export type ReadCharacters = (characters: Iterable<string>) => readonly DrawnCharacter[];

/** A font of a document, whatever PDFium that is open in. */
export interface DrawnFont {
  /**
   * In which fonts characters are read that were not asked for before: a PDF may have several parts of a font, and one
   * part as several fonts, each with codes for other characters. None once it is empty.
   */
  held: readonly HeldFont[];
  readonly read: ReadCharacters;
}

/** What the first of some fonts draws that has a character. Fonts that lack it may draw something, too. */
function shapeIn(fonts: readonly HeldFont[], character: string): CharacterShape | null {
  let lacking: CharacterShape | null = null;
  for (const font of fonts) {
    const shape = font.shapeOf(character);
    if (shape !== null && shape.outline !== font.missing()) return shape;
    lacking ??= shape;
  }
  return lacking;
}

/** Creates the fonts of one document, for whose outlines time is limited altogether. */
export function createDrawnFonts(): () => DrawnFont {
  let spentMs = 0;
  return () => {
    const shapes = new Map<string, CharacterShape>();
    let missing: ReadonlySet<PackedOutline | null> = new Set();
    const font: DrawnFont = { held: [], read };
    function read(characters: Iterable<string>): readonly DrawnCharacter[] {
      const started = performance.now();
      const { held } = font;
      const alike = new Map<PackedOutline, CharacterShape[]>();
      const blanks: DrawnCharacter[] = [];
      for (const character of characters) {
        if (spentMs + performance.now() - started > limits.maxOutlineMs) {
          spentMs = limits.maxOutlineMs;
          return [];
        }
        const shape = shapes.get(character) ?? shapeIn(held, character);
        if (shape === null) continue;
        shapes.set(character, shape);
        const { code, advance, outline } = shape;
        if (blank.test(character)) blanks.push({ code, advance, contours: [] });
        else if (outline !== null && outline !== '') addTo(alike, outline, shape);
      }
      if (held.length > 0) missing = new Set(held.map((each) => each.missing()));
      spentMs += performance.now() - started;
      const drawn = [...alike].filter(([outline, { length }]) => !missing.has(outline) && length <= maxAlike);
      return [
        ...blanks,
        ...drawn.flatMap(([outline, own]) => {
          const contours = unpackOutline(outline);
          return own.map(({ code, advance }) => ({ code, advance, contours }));
        }),
      ];
    }
    return font;
  };
}
