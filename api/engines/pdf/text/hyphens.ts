/** Joins words that a line's end has parted, by the words that the same document writes elsewhere. */
export interface Hyphens {
  /** Takes note of the words of lines that follow each other. */
  readonly learn: (lines: readonly (readonly string[])[]) => void;
  /** One text of two lines; the hyphen between them goes where it only stood for the line's end. */
  readonly join: (first: string, second: string) => string;
}

const ending = /[-\u00ad\u2010]$/;
const soft = /[\u00ad\u2010]$/;
const parted = /(\p{L}{2,})[-\u00ad\u2010]$/u;
const continued = /^(\p{Ll}+(?:-\p{L}+)*)/u;
/** Most words are quickly seen to need no trimming. */
const plainWord = /^[a-z]+$/;
const lettersOf = /\p{L}[\p{L}-]*\p{L}/u;
/** So much of a text's end is looked at, however long it grows. */
const longestWord = 60;
const maxKnown = 300_000;
/** Scripts that put no space between words, where lines are joined without one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

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
      let isParted = false;
      for (const words of lines) {
        // The two halves of a parted word are no words.
        const wasParted = isParted;
        isParted = ending.test(words.at(-1) ?? '');
        for (const word of words.slice(wasParted ? 1 : 0, isParted ? -1 : undefined)) {
          const plain = plainWord.test(word) ? word : lettersOf.exec(word)?.[0].toLowerCase();
          if (plain !== undefined && known.size < maxKnown) known.add(plain);
        }
      }
    },
    join(first, second) {
      const end = first.slice(-longestWord);
      const head = ending.test(end) ? parted.exec(end)?.[1] : undefined;
      const tail = head && continued.exec(second)?.[1];
      if (head !== undefined && tail) {
        const isKept = !soft.test(end) && isCompound(head, tail);
        return `${isKept ? first : first.slice(0, -1)}${second}`;
      }
      // A dash or a compound's own hyphen (before a capital or a digit) takes no space after it either.
      if (/[\p{L}\p{N}]-$/u.test(end) && /^[\p{L}\p{N}]/u.test(second)) return first + second;
      const [last = '', start = ''] = [[...end.slice(-2)].at(-1), [...second.slice(0, 2)][0]];
      return unspaced.test(last) && unspaced.test(start) ? first + second : `${first} ${second}`;
    },
  };
}
