import { type Block, boundingBoxOf, type Line, type PageLayout, type Word } from '../../../layout/page-layout.ts';
import type { Box } from '../../model/page-model.ts';
import type { TurnPlace } from '../upright/set-upright.ts';

/** The box of a word as the other parts of the reconstruction know boxes. */
export const boxOf = ({ xMin, yMin, xMax, yMax }: Omit<Word, 'text'>): Box => ({
  x0: xMin,
  y0: yMin,
  x1: xMax,
  y1: yMax,
});

/** A box whose middle is turned. */
function turnedBox({ x0, x1, y0, y1 }: Box, turn: TurnPlace): Box {
  const [right, down] = [(x1 - x0) / 2, (y1 - y0) / 2];
  const [x, y] = turn((x0 + x1) / 2, (y0 + y1) / 2);
  return { x0: x - right, x1: x + right, y0: y - down, y1: y + down };
}

/** Changes each word of blocks, or leaves it out if that gives null, and the lines and blocks that are empty then. */
export function withWords(blocks: readonly Block[], change: (word: Word) => Word | null): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    const lines = block.lines.flatMap((line): readonly Line[] => {
      const words = line.words.flatMap((word) => change(word) ?? []);
      return words.length === 0 ? [] : [{ ...line, words, ...boundingBoxOf(words) }];
    });
    return lines.length === 0 ? [] : [{ ...boundingBoxOf(lines), lines }];
  });
}

/** Blocks in another unit. */
export const scaledWords = (blocks: readonly Block[], scale: number): readonly Block[] =>
  withWords(blocks, ({ text, xMin, xMax, yMin, yMax }) => ({
    ...{ text, xMin: xMin * scale, xMax: xMax * scale, yMin: yMin * scale, yMax: yMax * scale },
  }));

/**
 * The words that were recognised on a page, where they are once it is turned upright, in points.
 * @param layout In any unit; upright but for some degrees, as the page is.
 * @param width The page's, in points.
 */
export const recognisedWords = (layout: PageLayout, width: number, turn: TurnPlace): readonly Block[] =>
  withWords(scaledWords(layout.blocks, width / layout.width), (word) => {
    const { x0, x1, y0, y1 } = turnedBox(boxOf(word), turn);
    return { text: word.text, xMin: x0, xMax: x1, yMin: y0, yMax: y1 };
  });
