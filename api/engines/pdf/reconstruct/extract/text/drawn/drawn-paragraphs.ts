import type { Box, Glyph } from '../../../model/page-model.ts';
import type { DrawnParagraph } from '../../../model/tag.ts';
import { limits } from '../../limits.ts';
import { thresholds } from './thresholds.ts';

/** A text object of a page. */
export interface DrawnText {
  /** Its position among the objects of the page. */
  readonly index: number;
  /** None for one of spaces only. */
  readonly letters: readonly Glyph[];
  /** Points from the top of the page. */
  readonly baseline: number;
  /** The part of the page that it is drawn within; null for all of it, or if that is not known. */
  readonly area: Box | null;
}

/** What identifies an area, in tenths of points. */
export const keyOf = ({ x0, x1, y0, y1 }: Box) => [x0, x1, y0, y1].map((place) => Math.round(10 * place)).join('/');

type OpenParagraph = { -readonly [Key in keyof DrawnParagraph]: DrawnParagraph[Key] };

/** Whether a text is on another line or in another area than the one before. @param size Of the letters around, in points. */
export function areApart(before: DrawnText, text: DrawnText | undefined, size: number): boolean {
  if (text === undefined || Math.abs(text.baseline - before.baseline) > thresholds.otherLineEms * size) return true;
  return (text.area === null ? null : keyOf(text.area)) !== (before.area === null ? null : keyOf(before.area));
}

/** Whether text goes on in another column of a table: a paragraph that is not ended there goes on on the next page. */
const areBeside = ({ area }: DrawnText, next: DrawnText | undefined) =>
  area !== null && next !== undefined && next.area !== null && (next.area.x0 >= area.x1 || next.area.x1 <= area.x0);

/** The size of the smaller letters before and after each text, in points. */
export function sizesAround(texts: readonly DrawnText[]): readonly number[] {
  const sizeOf = ({ letters }: DrawnText) => letters.at(-1)?.look.size;
  const after: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const text of texts.toReversed()) {
    after.push(size);
    size = sizeOf(text) ?? size;
  }
  size = Number.POSITIVE_INFINITY;
  return texts.map((text, index) => {
    size = sizeOf(text) ?? size;
    return Math.min(size, after[texts.length - 1 - index] as number);
  });
}

/** The text of objects without a space between their letters; undefined for others, and if it is too long for a label. */
function leadOf(texts: readonly DrawnText[]): string | undefined {
  const letters = texts.flatMap((each) => each.letters);
  const isLead =
    letters.length > 0 && letters.length <= limits.maxLead && letters.slice(1).every(({ spaces }) => spaces === 0);
  return isLead ? letters.map(({ text }) => text).join('') : undefined;
}

/**
 * Marks the paragraphs of letters. Word draws the mark at the end of each as a space of its own, behind its last line,
 * also where it has no text at all; and one behind the labels that it sets.
 * @param texts In the order in which they are drawn.
 * @param head The running head that they are; none for the text of the page.
 */
export function markParagraphs(texts: readonly DrawnText[], head?: DrawnParagraph['head']): void {
  const open = (): OpenParagraph => ({ isEnded: false, ...(head && { head }) });
  let paragraph = open();
  let begin = 0;
  let isInLead = true;
  const sizes = sizesAround(texts);
  for (const [index, text] of texts.entries()) {
    for (const letter of text.letters) letter.paragraph = paragraph;
    const isLast = areApart(text, texts[index + 1], sizes[index] as number);
    if (index === begin && text.letters.slice(1).some(({ spaces }) => spaces > 0)) paragraph.runsOn = true;
    if (text.letters.length > 0) {
      isInLead &&= !isLast;
      if (isLast && areBeside(text, texts[index + 1])) {
        paragraph = open();
        begin = index + 1;
        isInLead = true;
      }
      continue;
    }
    if (isLast) {
      paragraph.isEnded = true;
      paragraph = open();
      begin = index + 1;
    } else if (isInLead && index > begin) {
      const lead = leadOf(texts.slice(begin, index));
      if (lead !== undefined) paragraph.lead = lead;
    }
    isInLead = isLast;
  }
}
