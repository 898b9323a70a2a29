import { createHash } from 'node:crypto';
import type { Page } from '../model/page-model.ts';

/** The numbers, from 1, of a page and an earlier one with the same letters in the same places. */
export type RepeatedPage = readonly [first: number, second: number];

/** Each costs another program two runs. Where PDFium takes pages for others, the first ones show it. */
const maxRepeated = 4;

/** Finds, page by page, those that repeat an earlier one letter by letter. Pages without letters are left out. */
export function createRepeatedPages(): {
  readonly add: (page: Page) => void;
  readonly found: () => readonly RepeatedPage[];
} {
  const numbers = new Map<string, number>();
  const repeated: RepeatedPage[] = [];
  const add = ({ index, glyphs, rotated }: Page) => {
    if (glyphs.length + rotated.length === 0 || repeated.length === maxRepeated) return;
    const hash = createHash('sha1');
    for (const { text, x0, y0 } of [...glyphs, ...rotated]) hash.update(`${text} ${x0} ${y0} `);
    const letters = hash.digest('base64');
    const first = numbers.get(letters);
    if (first === undefined) numbers.set(letters, index + 1);
    else repeated.push([first, index + 1]);
  };
  return { add, found: () => repeated };
}
