import type { Box } from '../../../model/page-model.ts';
import type { DrawnText } from './drawn-paragraphs.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.heads;

/** A picture of a page. */
export interface DrawnPicture {
  /** Its position among the objects of the page. */
  readonly index: number;
  readonly box: Box;
}

/** The running heads of a page. */
export interface DrawnHeads {
  /** How many of the first texts are the header. */
  readonly header: number;
  /** How many of the texts after it are the footer. */
  readonly footer: number;
  /** How many of the page's first objects belong to them. */
  readonly objects: number;
}

/** The heads of a page that has a footer, also one without letters: its text begins above that, after it. */
function headsByFooter(texts: readonly DrawnText[], height: number): DrawnHeads | null {
  const isInFoot = ({ baseline }: DrawnText) => baseline > (1 - limits.zoneShare) * height;
  const header = texts.findIndex((text) => text.baseline > limits.headerShare * height);
  const first = texts[header];
  if (first === undefined || !isInFoot(first)) return null;
  const footer = texts.slice(header).findIndex((text) => !isInFoot(text));
  const [last, next] = [texts[header + footer - 1], texts[header + footer]];
  if (footer < 0 || last === undefined || next === undefined) return null;
  const isAbove = last.baseline - next.baseline > limits.minRiseShare * height;
  return isAbove ? { header, footer, objects: last.index + 1 } : null;
}

/** Whether a small picture stands in a line of text: what is painted next goes on beside it, as after an emoji. */
function isInLine({ y0, y1 }: Box, next: DrawnText | undefined, height: number): boolean {
  const size = y1 - y0;
  return next !== undefined && size < limits.maxLineShare * height && Math.abs(next.baseline - y1) < size;
}

/**
 * Finds the running heads of a page by Word, which paints the header first, then the footer, then the text of the page, and
 * the pictures of each after its paragraphs. Paragraphs without letters count as well.
 * @param texts In the order in which they are painted, as are the pictures.
 * @param height Of the page, in points.
 * @returns null for a page without a footer or a picture in its heads, whose header cannot be told from its text.
 */
export function findDrawnHeads(
  texts: readonly DrawnText[],
  pictures: readonly DrawnPicture[],
  height: number,
): DrawnHeads | null {
  let heads = headsByFooter(texts, height);
  for (const { index, box } of pictures) {
    if (heads !== null && index < heads.objects) continue;
    const before = texts.findIndex((text) => text.index > index);
    const isAfterHeads: boolean =
      heads === null
        ? before > 0 && texts.slice(0, before).every(({ baseline }) => baseline < limits.headerShare * height)
        : before === heads.header + heads.footer;
    if (!isAfterHeads || isInLine(box, texts[before], height)) break;
    const middle = (box.y0 + box.y1) / 2;
    if (middle > limits.zoneShare * height && middle < (1 - limits.zoneShare) * height) break;
    heads = { ...(heads ?? { header: before, footer: 0 }), objects: index + 1 };
  }
  return heads;
}
