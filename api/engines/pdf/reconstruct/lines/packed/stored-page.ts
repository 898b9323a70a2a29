import type { Page } from '../../model/page-model.ts';
import { holdLetters } from './held-letters.ts';

/**
 * A page whose letters take little memory while they are not used. Each use may give other objects: what compares or
 * changes letters needs a copy of the page (`{ ...page }`), which has them at hand.
 */
export function storedPage({ glyphs, rotated, ...rest }: Page): Page {
  const [upright, turned] = [holdLetters(glyphs), holdLetters(rotated)];
  return {
    ...rest,
    get glyphs() {
      return upright.letters;
    },
    get rotated() {
      return turned.letters;
    },
  };
}
