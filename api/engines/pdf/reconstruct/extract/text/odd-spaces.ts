import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** Follows the characters of a page, in the file's order. */
export interface OddSpaces {
  /** A space that the file has. @param object PDFium's handle of its text object. */
  readonly addSpace: (object: number, index: number) => void;
  /** A letter. @returns The look of the space before it, if it is an odd one. */
  readonly addLetter: (object: number, look: Look) => Look | undefined;
}

/**
 * Finds spaces in another font than the letters on both sides: where a font lacks the letters of a script, programs take
 * these from another one, but not the spaces, which are wider or narrower there.
 * @param lookOf The look of a character of a text object.
 */
export function oddSpaces({ api }: Pdfium, lookOf: (object: number, index: number) => Look): OddSpaces {
  let space: { readonly object: number; readonly index: number } | undefined;
  let before: { readonly object: number; readonly look: Look } | undefined;
  const fontOf = (object: number) => api.FPDFTextObj_GetFont(object);
  const oddLook = (object: number, look: Look): Look | undefined => {
    if (space === undefined || before === undefined || space.object === 0 || space.object === before.object)
      return undefined;
    // Most fonts are the same; asking for a look takes longer.
    if (fontOf(space.object) === fontOf(before.object)) return undefined;
    const own = space.object === object ? look : lookOf(space.object, space.index);
    return own.font === before.look.font ? undefined : own;
  };
  return {
    addSpace(object, index) {
      space ??= { object, index };
    },
    addLetter(object, look) {
      const odd = oddLook(object, look);
      space = undefined;
      before = { object, look };
      return odd;
    },
  };
}

/**
 * Lets lines break at no-break spaces if a page has so many of them that no author set them. Google Docs names the spaces of
 * justified lines so, and other programs all spaces of a font that draws both kinds with one glyph. Justified lines would
 * not be spread there.
 * @param letters Of a page; those after such a space lose what says so.
 */
export function freeSpaces(letters: readonly Pick<NewGlyph, 'text' | 'space' | 'isAfterNoBreakSpace'>[]): void {
  const spaced = letters.filter(({ space }) => space === 'written');
  const fixed = spaced.filter(({ isAfterNoBreakSpace }) => isAfterNoBreakSpace);
  // Tables may be full of numbers whose thousands are set apart.
  const beforeWords = fixed.filter(({ text }) => !/\d/.test(text));
  if (beforeWords.length < thresholds.minFreedShare * spaced.length) return;
  for (const letter of fixed) letter.isAfterNoBreakSpace = undefined;
}
