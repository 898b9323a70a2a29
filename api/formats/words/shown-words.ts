import { unitsOf } from './word-units.ts';

/** The words that a result shows, as the units of `unitsOf`. */
export interface ShownWords {
  readonly counts: ReadonlyMap<string, number>;
  /** In their order; the first few million of them. */
  readonly sequence: readonly string[];
}

/** Takes the text of a result. */
export interface WordCounter {
  /** Takes a piece, which ends where a word may end. */
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
