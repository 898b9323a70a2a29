import { lineOf } from '../../layout/line-text.ts';
import {
  type Block,
  boundingBoxOf,
  heightOf,
  type Line,
  overlapOf,
  type PageLayout,
  type Word,
  wordsOf,
} from '../../layout/page-layout.ts';
import { thresholds } from '../thresholds.ts';

const { unread, pieceOfWord } = thresholds;

/** Whether words belong to a line: they are level with it, and in a gap of it or close to one of its ends. */
function isOfLine(words: Line, line: Line): boolean {
  const height = Math.max(heightOf(words), heightOf(line));
  const { across, down } = overlapOf(words, line);
  return down >= unread.minLevel * height && -across <= unread.maxApart * height;
}

/** Whether a word is where another is: letters that touch may be looked at twice. */
function isAt(one: Word, other: Word): boolean {
  const { across, down } = overlapOf(one, other);
  return (
    across >= unread.minCommon * Math.min(one.xMax - one.xMin, other.xMax - other.xMin) &&
    down >= unread.minCommon * Math.max(heightOf(one), heightOf(other))
  );
}

const isShort = ({ text }: Word) => text.length <= pieceOfWord.maxLetters;

/** Whether a short word is what was read of another at first. */
function isPieceOf(piece: Word, word: Word): boolean {
  const [width, height] = [piece.xMax - piece.xMin, heightOf(piece)];
  const { across, down } = overlapOf(piece, word);
  const isWithin = across >= unread.minCommon * width && down >= unread.minCommon * height;
  return isShort(piece) && isWithin && word.xMax - word.xMin >= pieceOfWord.minWider * width;
}

/** A page without the pieces of words that were found where it has no others. */
function withoutPieces(page: PageLayout, found: readonly Word[]): PageLayout {
  const others = wordsOf(page.blocks).filter((word) => !isShort(word));
  const words = found.filter((word) => !others.some((other) => isAt(word, other)));
  const blocks = page.blocks.flatMap(({ lines }): readonly Block[] => {
    const whole = lines.flatMap((line): readonly Line[] => {
      const left = line.words.filter((word) => !words.some((other) => isPieceOf(word, other)));
      if (left.length === line.words.length) return [line];
      return left.length === 0 ? [] : [lineOf(left)];
    });
    return whole.length === 0 ? [] : [{ ...boundingBoxOf(whole), lines: whole }];
  });
  return { ...page, blocks };
}

/**
 * Whether a short word is another that was read before: Tesseract gives letters that stand alone boxes as high as their line, beside
 * their ink, which then looks unread.
 */
function isPlaceOf(found: Word, known: Word): boolean {
  const { across, down } = overlapOf(found, known);
  return (
    isShort(found) &&
    found.text === known.text &&
    across > 0 &&
    down >= unread.minCommon * heightOf(found) &&
    heightOf(known) >= pieceOfWord.minHigher * heightOf(found)
  );
}

/** A page whose short words are where they were found. */
function withPlaces(page: PageLayout, found: readonly Word[]): PageLayout {
  const placed = (known: Word) => found.find((word) => isPlaceOf(word, known)) ?? known;
  const blocks = page.blocks.map((block) => {
    const lines = block.lines.map((line) => {
      const words = line.words.map(placed);
      return words.every((word, at) => word === line.words[at]) ? line : lineOf(words);
    });
    return { ...block, lines };
  });
  return { ...page, blocks };
}

/** The words of lines that are where no word was read before, on the page or in a line before. */
function newWords(page: PageLayout, found: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const known = [...wordsOf(page.blocks)];
  const lines = found.map((words) => {
    const added = words.filter((word) => !known.some((other) => isAt(word, other)));
    known.push(...added);
    return added;
  });
  return lines.filter((words) => words.length > 0);
}

function withWords(line: Line, added: readonly Word[]): Line {
  const order = line.isRightToLeft ? -1 : 1;
  const words = [...line.words, ...added].sort((a, b) => order * (a.xMin + a.xMax - b.xMin - b.xMax));
  return lineOf(words);
}

/**
 * Adds words to the lines of a page that they belong to. Those that belong to none are lines of their own, and
 * those that are on the page are left out, but for those of which only a piece is. Short ones that were read beside their ink
 * are moved to it.
 * @param found By lines; on the page, in its unit.
 */
export function addWords(read: PageLayout, found: readonly (readonly Word[])[]): PageLayout {
  const words = found.flat();
  const page = withPlaces(withoutPieces(read, words), words);
  const blocks = page.blocks.map(({ lines }) => [...lines]);
  const own: Block[] = [];
  for (const words of newWords(page, found)) {
    const added = lineOf(words);
    const isOwn = (line: Line) => isOfLine(added, line);
    const lines = blocks.find((each) => each.some(isOwn));
    if (lines === undefined) {
      own.push({ ...boundingBoxOf(words), lines: [added] });
      continue;
    }
    const at = lines.findIndex(isOwn);
    lines[at] = withWords(lines[at] as Line, words);
  }
  return { ...page, blocks: [...blocks.map((lines) => ({ ...boundingBoxOf(lines), lines })), ...own] };
}
