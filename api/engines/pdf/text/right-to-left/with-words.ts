import { addTo } from '../../../../groups.ts';
import { hasRightToLeft, lineOf } from '../../layout/line-text.ts';
import {
  type Block,
  type Box,
  boundingBoxOf,
  centreOf,
  heightOf,
  type Line,
  type PageLayout,
  type Word,
} from '../../layout/page-layout.ts';
import { rowsOf } from '../../layout/rows.ts';
import { countLetters, type LetterCounts, plainLetters } from '../../writing-systems/scripts.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';

const { maxGap, minFoundShare, minOthersShare } = thresholds.rightToLeft;

const middleOf = ({ xMin, xMax }: Box) => (xMin + xMax) / 2;
const widthOf = ({ xMin, xMax }: Box) => xMax - xMin;
const isLevel = (one: Box, other: Box) => Math.abs(centreOf(one) - centreOf(other)) <= heightOf(other) / 2;
const linesOf = (blocks: readonly Block[]) => blocks.flatMap(({ lines }) => lines);

/** Points from a word to the left or the right end of a line that is beside it, 0 within the line, infinite above and below. */
function gapTo(line: Line, word: Word): number {
  if (!isLevel(line, word)) return Number.POSITIVE_INFINITY;
  const x = middleOf(word);
  return Math.max(0, line.xMin - x, x - line.xMax);
}

/** The line that a word is on or beside: of several, the widest, since vowels and letters with them are lines of their own. */
function lineOfWord(word: Word, lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  let least = maxGap * heightOf(word);
  for (const line of lines) {
    const gap = gapTo(line, word);
    if (gap > least || (gap === least && best !== undefined && widthOf(line) <= widthOf(best))) continue;
    best = line;
    least = gap;
  }
  return best;
}

/** Where what was read belongs. */
interface Homes {
  /** The read lines of each block. */
  readonly read: ReadonlyMap<Block, readonly Line[]>;
  /** How many words of each line are in lines with right-to-left letters that were read. */
  readonly taken: ReadonlyMap<Line, number>;
}

function homesOf(blocks: readonly Block[], read: readonly Line[]): Homes {
  const lines = linesOf(blocks);
  const blockOf = new Map(blocks.flatMap((block) => block.lines.map((line) => [line, block] as const)));
  const homes = new Map<Block, Line[]>();
  const taken = new Map<Line, number>();
  for (const one of read) {
    const counts = new Map<Block, number>();
    for (const word of one.words) {
      const line = lineOfWord(word, lines);
      const block = line === undefined ? undefined : blockOf.get(line);
      if (line === undefined || block === undefined) continue;
      counts.set(block, (counts.get(block) ?? 0) + 1);
      if (hasRightToLeft(one)) taken.set(line, (taken.get(line) ?? 0) + 1);
    }
    const [home] = [...counts].reduce<[Block | undefined, number]>(
      (best, each) => (each[1] > best[1] ? each : best),
      [undefined, 0],
    );
    if (home !== undefined) addTo(homes, home, one);
  }
  return { read: homes, taken };
}

/** Lines side by side as one, read from the side where it begins. */
function joined(lines: readonly Line[]): Line {
  const fromLeft = [...lines].sort((a, b) => a.xMin - b.xMin);
  const { isRightToLeft } = lineOf(fromLeft.flatMap(({ words }) => words));
  return lineOf((isRightToLeft ? fromLeft.reverse() : fromLeft).flatMap(({ words }) => words));
}

/** The blocks with the lines that were read of those that have right-to-left ones, and without what these have of others. */
function reread(blocks: readonly Block[], { read, taken }: Homes): readonly Block[] {
  return blocks.flatMap((block) => {
    const own = read.get(block) ?? [];
    const isLeft = (line: Line) => !hasRightToLeft(line) && 2 * (taken.get(line) ?? 0) < line.words.length;
    const lines = own.some(hasRightToLeft) ? rowsOf(own, isLevel).map(joined) : block.lines.filter(isLeft);
    return lines.length === 0 ? [] : [{ ...boundingBoxOf(lines), lines }];
  });
}

function countIn(blocks: readonly Block[]): LetterCounts {
  const texts = linesOf(blocks).flatMap(({ words }) => words.map(({ text }) => plainLetters(text)));
  return countLetters(texts.join(' '));
}

/**
 * Gives the blocks of a page that have right-to-left letters the lines of a page that was read with its words in reading order.
 * The page stays as it is if letters would be lost.
 */
export function withWords(page: PageLayout, { blocks: readBlocks }: PageLayout): PageLayout {
  const read = linesOf(readBlocks);
  const words = read.reduce((sum, line) => sum + line.words.length, 0);
  if (linesOf(page.blocks).length * words > limits.rightToLeft.maxComparisons) return page;
  const blocks = reread(page.blocks, homesOf(page.blocks, read));
  const [before, after] = [countIn(page.blocks), countIn(blocks)];
  const isWhole =
    after.rightToLeft >= minFoundShare * before.rightToLeft && after.others >= minOthersShare * before.others;
  return isWhole ? { ...page, order: 'read', blocks } : page;
}
