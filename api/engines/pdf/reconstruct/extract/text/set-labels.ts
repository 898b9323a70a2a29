import { chineseLabel } from '../../model/numbers/chinese-number.ts';
import type { Glyph } from '../../model/page-model.ts';
import { limits } from '../limits.ts';

/**
 * Creates a finder of the Chinese numbers that Word sets before paragraphs by itself: no space follows them, but Word
 * draws them apart from the text, which begins with them if they were typed. Letters are to be given in the order of
 * the file.
 */
export function createLabelFinder(): (letter: Glyph, object: number) => void {
  let block = -1;
  let first: { readonly object: number; readonly letters: Glyph[] } | null = null;
  return (letter, object) => {
    const { tag } = letter;
    if (tag === undefined || tag.isLabel) return;
    if (tag.block !== block) {
      block = tag.block;
      first = { object, letters: [] };
    }
    if (first === null) return;
    const { letters } = first;
    if (object === first.object && letters.length < limits.maxLabel) {
      letters.push(letter);
      return;
    }
    const isSet = object !== first.object && letter.space === null;
    if (isSet && chineseLabel.test(letters.map(({ text }) => text).join('')))
      for (const each of letters) each.tag = { ...tag, isLabel: true };
    first = null;
  };
}
