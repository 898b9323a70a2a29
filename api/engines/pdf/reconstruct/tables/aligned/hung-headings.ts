import type { Line } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Gap, TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** Consecutive rows that leave the same gaps free. */
interface Block {
  readonly rows: readonly TextRow[];
  readonly gaps: readonly Gap[];
}

/** The number of a chapter or of a section, or the letter of an appendix, by itself. */
const headingNumber = /^(?:\d{1,2}|[A-Z])(?:\.\d{1,2})*\.?$/;

/** The number that a row begins with, and the heading beside it, as bold and as large; null for other rows. */
function hungHeadingOf({ segments: [number, heading, ...others] }: TextRow): readonly [Line, Line] | null {
  if (number === undefined || heading === undefined || others.length > 0) return null;
  const areAlike = number.isBold === heading.isBold && number.look.size === heading.look.size;
  return areAlike && headingNumber.test(number.text) ? [number, heading] : null;
}

/**
 * Whether a row is a heading that ends a table: it is larger than the rows of that, or it is bold and its number is left of
 * them.
 */
export function isHeadingBelow(row: TextRow, rows: readonly TextRow[]): boolean {
  const [number] = hungHeadingOf(row) ?? [];
  if (number === undefined && row.segments.length > 1) return false;
  if (row.size > thresholds.aligned.maxSizeTimes * largest(rows.map(({ size }) => size))) return true;
  return number?.isBold === true && number.x1 < smallest(rows.map(({ segments: [first] }) => first?.x0 ?? 0));
}

/** The heading of a row whose number is left of a gap; null for other rows. */
function headingOf(row: TextRow, gap: Gap): Line | null {
  const [, heading] = hungHeadingOf(row) ?? [];
  return heading !== undefined && heading.x0 >= gap.x1 ? heading : null;
}

/**
 * Whether a block is text with the numbers of its headings at its left: nothing else is there, headings are as bold and as
 * large as their numbers, and the text below them is not. In a table with numbered rows, the cells beside the numbers are
 * as regular as those below.
 */
export function hangsHeadings({ rows, gaps: [gap, ...others] }: Block): boolean {
  if (gap === undefined || others.length > 0) return false;
  const atLeft = rows.filter(({ segments: [first] }) => first !== undefined && first.x1 <= gap.x1);
  const headings = atLeft.map((row) => headingOf(row, gap));
  const texts = rows.filter((row) => !atLeft.includes(row)).flatMap(({ segments }) => segments);
  if (texts.length < thresholds.aligned.minTextTimes * headings.length) return false;
  const isSmaller = (text: Line, { look, isBold }: Line) => text.look.size < look.size || (isBold && !text.isBold);
  return headings.every(
    (heading) => heading !== null && texts.filter((text) => isSmaller(text, heading)).length > texts.length / 2,
  );
}
