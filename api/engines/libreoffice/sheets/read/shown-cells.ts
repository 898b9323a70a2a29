import { eachString } from './read-strings.ts';

/** Gathers the texts of cells that a workbook shows. */
export interface ShownCells {
  /** Takes a cell without a formula by its type (ECMA-376 part 1, §18.18.11) and its stored value. */
  readonly take: (type: string, value: string) => void;
  /** The texts of all cells taken, given the part with the shared strings. Throws as `scanXml` does. */
  readonly texts: (strings: AsyncIterable<Buffer> | undefined) => Promise<readonly string[]>;
}

/** Characters and texts that are gathered: more than can be printed in time. */
const maxCharacters = 15_000_000;
const maxTexts = 2_000_000;

/**
 * Creates a gatherer of cells, which takes no more where a workbook is very large. Numbers are left out, since their
 * formats decide how they are shown, and results of formulas, which may be worked out again.
 */
export function createShownCells(): ShownCells {
  /** How often each shared string is shown. */
  const uses = new Map<number, number>();
  const texts: string[] = [];
  let characters = 0;
  const add = (text: string) => {
    characters += text.length;
    if (characters <= maxCharacters && texts.length < maxTexts) texts.push(text);
  };
  return {
    take(type, value) {
      if (type === 's') uses.set(Number(value), (uses.get(Number(value)) ?? 0) + 1);
      else if (type === 'inlineStr' || type === 'str') add(value);
    },
    async texts(strings) {
      if (strings === undefined || uses.size === 0) return texts;
      let index = 0;
      await eachString(strings, (text) => {
        for (let left = uses.get(index) ?? 0; left > 0 && characters <= maxCharacters; left--) add(text);
        index++;
      });
      return texts;
    },
  };
}
