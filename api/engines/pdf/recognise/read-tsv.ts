import { lineOf } from '../layout/line-text.ts';
import { type Block, boundingBoxOf, type Line, type PageLayout, type Word } from '../layout/page-layout.ts';
import { isRightToLeft } from '../writing-systems/scripts.ts';
import { wordsApart } from './apart-words.ts';
import { restoreBullets } from './restore-bullets.ts';
import { thresholds } from './thresholds.ts';

/** The level of rows that are words. Lower levels are pages, blocks, paragraphs and lines. */
const wordLevel = '5';
/** The columns of a row for how sure Tesseract is of the word, and for the word. */
const confidenceColumn = 10;
const textColumn = 11;

/** What Tesseract writes beside words of a line in both directions. */
const directionMarks = /[\u200e\u200f]/g;

/** A word with the ids of the block and line that it is in. */
interface Row {
  /** Of several pictures, the one that it is on, from 1. */
  readonly page: number;
  readonly block: string;
  readonly line: string;
  /** How sure Tesseract is of it, from 0 to 100. */
  readonly confidence: number;
  readonly word: Word;
}

function rowOf(row: string): Row | undefined {
  const [level, page, block, paragraph, line, , left, top, width, height, confidence, written = ''] = row.split('\t');
  if (level !== wordLevel || written.trim() === '') return undefined;
  const text = written.replace(directionMarks, '').trim();
  const [xMin, yMin] = [Number(left), Number(top)];
  const word = { xMin, yMin, xMax: xMin + Number(width), yMax: yMin + Number(height), text };
  return {
    page: Number(page),
    block: `${block}.${paragraph}`,
    line: `${block}.${paragraph}.${line}`,
    confidence: Number(confidence),
    word,
  };
}

/** The words in Tesseract's output, and how sure it is of each, from 0 to 100; in pixels of the picture that they are on. */
export const wordsIn = (tsv: string): readonly Pick<Row, 'page' | 'confidence' | 'word'>[] =>
  tsv.split('\n').flatMap((text) => rowOf(text) ?? []);

const letters = /[\p{L}\p{N}]{2}/u;
/** A word of contents with its row of dots, of which Tesseract is never sure. */
const withDots = /^\p{L}[\p{L}\p{N}'’-]+[.…·]{4}/u;

/** Whether Tesseract is sure of a word of a line. */
const isSureLine = (line: readonly Row[]) =>
  line.some(({ confidence, word }) => confidence >= thresholds.minSureWord && letters.test(word.text));

/** The words of a line without those that are as likely to be stains: beside words that are sure, fewer are. */
function readable(line: readonly Row[]): readonly Row[] {
  const { minConfidence, minBesideSure } = thresholds;
  const isSure = isSureLine(line);
  return line.filter(
    ({ confidence, word }) =>
      confidence >= minConfidence ||
      (isSure && ((confidence >= minBesideSure && letters.test(word.text)) || withDots.test(word.text))),
  );
}

function groupsBy<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Computes a word's box after turning the page. */
type Turn = (word: Word, width: number, height: number) => Word;

/** Turns words upright, by the direction in which lines run on the picture; `width` and `height` are the picture's. */
const turns = {
  right: (word) => word,
  left: (word, width, height) => ({
    ...word,
    xMin: width - word.xMax,
    xMax: width - word.xMin,
    yMin: height - word.yMax,
    yMax: height - word.yMin,
  }),
  down: (word, width) => ({
    ...word,
    xMin: word.yMin,
    xMax: word.yMax,
    yMin: width - word.xMax,
    yMax: width - word.xMin,
  }),
  up: (word, _, height) => ({
    ...word,
    xMin: height - word.yMax,
    xMax: height - word.yMin,
    yMin: word.xMin,
    yMax: word.xMax,
  }),
} as const satisfies Record<string, Turn>;

/**
 * The direction in which most lines run, from their first word to their last. Lines of which Tesseract is sure decide,
 * if there are any: it takes digits and signs that stand below one another in a table for a line.
 */
function directionOf(lines: readonly (readonly Row[])[]): keyof typeof turns {
  const sure = lines.filter((line) => line.length > 1 && isSureLine(line));
  let [right, down] = [0, 0];
  for (const line of sure.length > 0 ? sure : lines) {
    const [first, last] = [line[0]?.word, line.at(-1)?.word];
    // Where only some of a line runs to the left, its first word may be on either side.
    if (first === undefined || last === undefined || line.some(({ word }) => isRightToLeft(word.text))) continue;
    right += last.xMin + last.xMax - first.xMin - first.xMax;
    down += last.yMin + last.yMax - first.yMin - first.yMax;
  }
  if (Math.abs(down) > Math.abs(right)) return down > 0 ? 'down' : 'up';
  return right < 0 ? 'left' : 'right';
}

/** How sure Tesseract is of the words of a page, in its output: from 0 to 100, on average by letters; 100 without words. */
export function confidenceIn(tsv: string): number {
  let [sum, letters] = [0, 0];
  for (const row of tsv.split('\n')) {
    const columns = row.split('\t');
    const length = (columns[textColumn] ?? '').trim().length;
    if (columns[0] !== wordLevel || length === 0) continue;
    sum += length * Number(columns[confidenceColumn]);
    letters += length;
  }
  return letters === 0 ? 100 : sum / letters;
}

/**
 * Reads a page from the output of `tesseract … tsv` and turns it upright, without the words that Tesseract is unsure
 * of. Tesseract reads pages that are sideways or upside down, but returns boxes in the coordinates of the picture.
 * @param page Its number, and the size of its picture in pixels, which is the unit of the layout.
 */
export function readTsv(tsv: string, page: Pick<PageLayout, 'number' | 'width' | 'height'>): PageLayout {
  const all = tsv.split('\n').flatMap((text) => rowOf(text) ?? []);
  const rows = groupsBy(all, ({ line }) => line).flatMap(readable);
  const direction = directionOf(groupsBy(rows, ({ line }) => line));
  const isSideways = direction === 'up' || direction === 'down';
  const upright = (word: Word) => turns[direction](word, page.width, page.height);
  const blocks = groupsBy(rows, ({ block }) => block).map((inBlock): Block => {
    const lines: readonly Line[] = groupsBy(inBlock, ({ line }) => line).map((inLine) =>
      wordsApart(lineOf(inLine.map(({ word }) => upright(word)))),
    );
    return { ...boundingBoxOf(lines), lines };
  });
  const size = isSideways ? { width: page.height, height: page.width } : {};
  const turned = direction === 'right' ? {} : { linesRan: direction };
  return restoreBullets({ ...page, ...size, ...turned, blocks, order: 'read' });
}
