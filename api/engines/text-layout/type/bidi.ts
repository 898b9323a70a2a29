import bidiFactory, { type Bidi } from 'bidi-js';
import { rightToLeft } from './characters.ts';

/** The directions within a paragraph (UAX #9). */
export interface Directions {
  readonly rightToLeft: boolean;
  /** Embedding level of each code unit; odd is right to left. */
  readonly levels: Uint8Array;
}

// Its types describe a default export, but in Node the package is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** The directions of a paragraph by its first strong character, or undefined where all of it runs left to right. */
export function directionsOf(text: string): Directions | undefined {
  if (!rightToLeft.test(text)) return undefined;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { levels, rightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The mirror image of a character in right-to-left text, as of brackets (UAX #9, rule L4); undefined for none. */
export const mirrored = (character: string): string | undefined => bidi.getMirroredCharacter(character) ?? undefined;

/** Reorders items from logical into visual order by their levels (UAX #9, rule L2). */
export function toVisualOrder<T extends { readonly level: number }>(logical: readonly T[]): T[] {
  const visual = [...logical];
  const highest = visual.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < visual.length) {
      let end = start;
      while (end < visual.length && (visual[end] as T).level >= level) end += 1;
      for (let low = start, high = end - 1; low < high; low++, high--)
        [visual[low], visual[high]] = [visual[high] as T, visual[low] as T];
      start = end + 1;
    }
  }
  return visual;
}
