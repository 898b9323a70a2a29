import { unitsOf } from './word-units.ts';

/** The words of a result, as the units of `unitsOf`. */
export interface ShownWords {
  readonly counts: ReadonlyMap<string, number>;
  /** In order; only the first few million of them. */
  readonly sequence: readonly string[];
}

/** Counts the words in the text of a result. */
export interface WordCounter {
  /** Adds a piece of text, which must end at a word boundary. */
  readonly add: (text: string) => void;
  readonly words: () => ShownWords;
}

/** More than a book of ten thousand pages has. */
const maxSequence = 5_000_000;

/** Creates a counter of the words of a result. */
export function createWordCounter(): WordCounter {
  const counts = new Map<string, number>();
  const sequence: string[] = [];
  return {
    add(text) {
      for (const unit of unitsOf(text)) {
        counts.set(unit, (counts.get(unit) ?? 0) + 1);
        if (sequence.length < maxSequence) sequence.push(unit);
      }
    },
    words: () => ({ counts, sequence }),
  };
}
