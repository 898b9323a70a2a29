import type { Direction, Word } from '../fonts/face.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { thresholds } from '../thresholds.ts';
import { createTextSetter, type SetText, type TypeStyle } from './set-text.ts';
import { shapedParts } from './shaped-parts.ts';

/** Sets words, and caches them. */
export interface Words {
  readonly set: SetText;
  /** Code points that no installed font has. */
  readonly missing: ReadonlySet<number>;
}

const { maxCachedWords, maxCachedLength, maxShaped } = thresholds.fonts;

/** The words set so far, by their text. */
type Memory = Readonly<Record<Direction, Map<string, readonly Word[]>>>;

/** Creates a cache of words that are shaped with the faces of a font set. */
export function createWords(fonts: FontSet): Words {
  const memories = new Map<TypeStyle, Memory>();
  const missing = new Set<number>();
  const set = createTextSetter(fonts, missing);

  function setParts(text: string, style: TypeStyle, direction: Direction): readonly Word[] {
    if (text.length <= maxShaped) return set(text, style, direction);
    const parts = [...shapedParts(text)].map((part) => words(part, style, direction));
    return (direction === 'rtl' ? parts.reverse() : parts).flat();
  }

  function words(text: string, style: TypeStyle, direction: Direction): readonly Word[] {
    const memory = memoryOf(style)[direction];
    const known = memory.get(text);
    if (known) return known;
    const made = setParts(text, style, direction);
    if (memory.size >= maxCachedWords) memory.clear();
    if (text.length < maxCachedLength) memory.set(text, made);
    return made;
  }

  function memoryOf(style: TypeStyle): Memory {
    const known = memories.get(style);
    if (known) return known;
    const made = { ltr: new Map(), rtl: new Map() };
    memories.set(style, made);
    return made;
  }

  return { missing, set: words };
}
