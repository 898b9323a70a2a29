/** A box on a page, y downwards. The unit is the page's own: points, or pixels of a scan. */
export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export interface Word extends Box {
  readonly text: string;
}

/** Words on one baseline of one column, from left to right as they are printed, or in the order they are read. */
export interface Line extends Box {
  readonly words: readonly Word[];
  /** Whether most of its letters are written from right to left. */
  readonly isRightToLeft: boolean;
}

/** Lines that belong together: a paragraph or several, a list, a column of a table. */
export interface Block extends Box {
  readonly lines: readonly Line[];
}

/** A page as boxes of text in the order in which they are read. */
export interface PageLayout {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /** Whether right-to-left text is as it is printed (the last letter first) or as it is read. */
  readonly order: 'printed' | 'read';
}

/** The height of a box, in the unit of its page. */
export const heightOf = (box: Box) => box.yMax - box.yMin;

/** The box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    if (box.xMin < xMin) xMin = box.xMin;
    if (box.yMin < yMin) yMin = box.yMin;
    if (box.xMax > xMax) xMax = box.xMax;
    if (box.yMax > yMax) yMax = box.yMax;
  }
  return { xMin, yMin, xMax, yMax };
}

/** The number of words on a page. */
export const wordCount = (page: PageLayout) =>
  page.blocks.reduce((sum, { lines }) => lines.reduce((count, { words }) => count + words.length, sum), 0);
