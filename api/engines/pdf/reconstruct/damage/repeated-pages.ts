import type { Glyph, Page } from '../model/page-model.ts';

/** The numbers, from 1, of a page and an earlier one with the same letters in the same places. */
export type RepeatedPage = readonly [first: number, second: number];

/** Each costs another program two runs. Where PDFium takes pages for others, the first ones show it. */
const maxRepeated = 4;

/** The prime of the FNV-1a hash of 32 bits. */
const fnvPrime = 0x01000193;

/** What pages with the same letters in the same places have in common, and few others: that costs a look at them. */
function hashOf(letters: readonly Glyph[], hash: number): number {
  let result = hash;
  for (const { text, x0, y0 } of letters) {
    result = Math.imul(result ^ text.charCodeAt(0), fnvPrime);
    result = Math.imul(result ^ (100 * x0), fnvPrime);
    result = Math.imul(result ^ (100 * y0), fnvPrime);
  }
  return result;
}

/** Finds, page by page, those that repeat an earlier one letter by letter. Pages without letters are left out. */
export function createRepeatedPages(): {
  readonly add: (page: Page) => void;
  readonly found: () => readonly RepeatedPage[];
} {
  const numbers = new Map<number, number>();
  const repeated: RepeatedPage[] = [];
  const add = ({ index, glyphs, rotated }: Page) => {
    if (glyphs.length + rotated.length === 0 || repeated.length === maxRepeated) return;
    const letters = hashOf(rotated, hashOf(glyphs, glyphs.length));
    const first = numbers.get(letters);
    if (first === undefined) numbers.set(letters, index + 1);
    else repeated.push([first, index + 1]);
  };
  return { add, found: () => repeated };
}
