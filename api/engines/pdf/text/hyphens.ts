import { isUnspacedLetter } from '../writing-systems/scripts.ts';

/** Joins words that were hyphenated at line ends, guided by the words of the rest of the document. */
export interface Hyphens {
  /** Remembers the words of consecutive lines; each line is a list of words. */
  readonly learn: (lines: readonly (readonly string[])[]) => void;
  /** Joins two texts, with a space where one belongs, and without a hyphen that only marked the line break. */
  readonly join: (first: string, second: string) => string;
}

const hyphenAtEnd = /[-\u00ad\u2010]$/;
const softHyphenAtEnd = /[\u00ad\u2010]$/;
const hyphenatedWord = /(\p{L}{2,})[-\u00ad\u2010]$/u;
const restOfWord = /^(\p{Ll}+(?:-\p{L}+)*)/u;
/** Most words need no trimming, and this test is faster than `lettersOf`. */
const plainWord = /^[a-z]+$/;
const lettersOf = /\p{L}[\p{L}-]*\p{L}/u;
/** How many characters at the end of a text are examined, however long it has grown. */
const longestWord = 60;
/** How many words are remembered: more than a long book has. */
const maxKnownWords = 300_000;

/** Decides, from the words seen so far, whether a hyphen at a line's end belongs to the word. */
export function createHyphens(): Hyphens {
  const known = new Set<string>();
  const knows = (word: string) => known.has(word.toLowerCase());

  const isCompound = (head: string, tail: string) => {
    if (knows(head + tail)) return false;
    return knows(`${head}-${tail}`) || (knows(head) && knows(tail));
  };

  return {
    learn(lines) {
      let endsWithHyphen = false;
      for (const words of lines) {
        // Halves of a hyphenated word do not count as words.
        const beginsWithRest = endsWithHyphen;
        endsWithHyphen = hyphenAtEnd.test(words.at(-1) ?? '');
        for (const word of words.slice(beginsWithRest ? 1 : 0, endsWithHyphen ? -1 : undefined)) {
          const plain = plainWord.test(word) ? word : lettersOf.exec(word)?.[0].toLowerCase();
          if (plain !== undefined && known.size < maxKnownWords) known.add(plain);
        }
      }
    },
    join(first, second) {
      const end = first.slice(-longestWord);
      const head = hyphenAtEnd.test(end) ? hyphenatedWord.exec(end)?.[1] : undefined;
      const tail = head && restOfWord.exec(second)?.[1];
      if (head !== undefined && tail) {
        const isKept = !softHyphenAtEnd.test(end) && isCompound(head, tail);
        return `${isKept ? first : first.slice(0, -1)}${second}`;
      }
      // The hyphen of a compound is not followed by a space either, as in `Jean-` `Paul` or `COVID-` `19`.
      if (/[\p{L}\p{N}]-$/u.test(end) && /^[\p{L}\p{N}]/u.test(second)) return first + second;
      const [last = '', start = ''] = [[...end.slice(-2)].at(-1), [...second.slice(0, 2)][0]];
      return isUnspacedLetter(last) && isUnspacedLetter(start) ? first + second : `${first} ${second}`;
    },
  };
}
