/** A box on a page; y grows downwards. Points, or the pixels of a scan. */
export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** A word and its place on the page. */
export interface Word extends Box {
  readonly text: string;
}

/** Words on one baseline within a column, ordered as the page's `order` says. */
export interface Line extends Box {
  readonly words: readonly Word[];
  /** Whether most of its letters are of right-to-left scripts. */
  readonly isRightToLeft: boolean;
}

/** Lines that belong together: a paragraph or several, a list, a column of a table. */
export interface Block extends Box {
  readonly lines: readonly Line[];
}

/** A page as blocks of text in reading order. */
export interface PageLayout {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /**
   * Whether words and letters of right-to-left text are in visual order, from the left (`printed`), or in logical order
   * (`read`).
   */
  readonly order: 'printed' | 'read';
  /** Which way lines ran on the page before its words were turned upright; not set if they ran to the right. */
  readonly linesRan?: 'left' | 'down' | 'up';
  /** Of a recognised page: how sure its words are, from 0 to 100, on average. */
  readonly confidence?: number;
}

/** The height of a box, in the unit of its page. */
export const heightOf = (box: Box) => box.yMax - box.yMin;

/** The vertical centre of a box, in the unit of its page. */
export const centreOf = ({ yMin, yMax }: Box) => (yMin + yMax) / 2;

/** The bounding box of boxes; infinite and inverted if there are none. */
export function boundingBoxOf(boxes: readonly Box[]): Box {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    if (box.xMin < xMin) xMin = box.xMin;
    if (box.yMin < yMin) yMin = box.yMin;
    if (box.xMax > xMax) xMax = box.xMax;
    if (box.yMax > yMax) yMax = box.yMax;
  }
  return { xMin, yMin, xMax, yMax };
}

/** How far two boxes overlap, in the unit of their page: negative where they are apart. */
export const overlapOf = (one: Box, other: Box) => ({
  across: Math.min(one.xMax, other.xMax) - Math.max(one.xMin, other.xMin),
  down: Math.min(one.yMax, other.yMax) - Math.max(one.yMin, other.yMin),
});

/** The words of blocks, in their order. */
export const wordsOf = (blocks: readonly Block[]): readonly Word[] =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words));

/** The number of words on a page. */
export const wordCount = (page: PageLayout) =>
  page.blocks.reduce((sum, { lines }) => lines.reduce((count, { words }) => count + words.length, sum), 0);
