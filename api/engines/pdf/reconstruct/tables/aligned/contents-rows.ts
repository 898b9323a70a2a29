import type { Line } from '../../lines/line.ts';
import type { AlignedBlock } from './aligned-block.ts';
import type { TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** The page number that a row ends with, as an entry of contents does; null for none. */
function pageNumberOf({ segments }: TextRow): number | null {
  const digits = /(?:^|\s)(\d{1,4})$/.exec(segments.at(-1)?.text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

const isInternalLink = ({ marks }: Line) => marks.every(({ type, link }) => type !== 'letter' || link?.startsWith('#'));

/** The number of a section, as `1.2`, or that of a chapter, as `1.`, by itself or before a name. */
const sectionNumber = /^\d{1,2}(?:\.\d{1,2})+\.?(?:\s|$)/;
const chapterNumber = /^\d{1,2}\.(?:\s|$)/;

/**
 * Whether the rows of a block are the entries of contents without leaders: with links in the document, or with numbers of
 * sections, and with those of pages in their order.
 */
export function isContents({ rows, gaps }: AlignedBlock): boolean {
  const isMost = (some: readonly unknown[]) => some.length >= thresholds.aligned.minEntryShare * rows.length;
  const pages = rows.map(pageNumberOf).filter((page) => page !== null);
  if (!isMost(pages)) return false;
  if (isMost(rows.filter(({ segments }) => segments.every(isInternalLink)))) return true;
  const areInOrder = pages.every((page, index) => index === 0 || page >= (pages[index - 1] as number));
  const begins = rows.map(({ segments: [first] }) => first?.text ?? '');
  const areNumbered =
    begins.some((text) => sectionNumber.test(text)) &&
    isMost(begins.filter((text) => sectionNumber.test(text) || chapterNumber.test(text)));
  return rows.length >= thresholds.aligned.minEntries && gaps.length <= 2 && areInOrder && areNumbered;
}
