import { addTo } from '../../../../../groups.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { lookOf } from './heading-looks.ts';
import { numberOf } from './heading-numbers.ts';
import type { PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

const parentOf = (number: string) => (number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null);

/**
 * Headings that are known by their numbers rather than by the text below, such as those before tables: bold lines with a
 * number that look the same as several headings with numbers do, and lines in a look that no running text has whose number
 * is part of that of a heading before them. Running text may look like bold lines with a number of several parts.
 * @param placed Paragraphs that could be headings, in the order of the document.
 * @param found The headings that are known otherwise.
 * @param own The looks that only headings have.
 */
export function numberedHeadings(
  placed: readonly PlacedPassage[],
  found: ReadonlySet<Passage>,
  own: ReadonlySet<Look>,
): readonly Passage[] {
  const alike = new Map<Look | null, Passage[]>();
  for (const passage of found) if (numberOf(passage) !== null) addTo(alike, lookOf(passage), passage);
  const numbers = new Set<string>();
  return placed.flatMap(({ passage, next }) => {
    const { lines, text, isBold } = passage;
    const number = numberOf(passage);
    const look = lookOf(passage);
    if (number === null || look === null) return [];
    const parent = parentOf(number);
    const isOwn = own.has(look);
    const isAlike = next === null && isBold && (isOwn || parent !== null) && (alike.get(look)?.length ?? 0) > 1;
    const isPart = isOwn && parent !== null && numbers.has(parent);
    const isHeading = lines.length === 1 && text.length < limits.maxBoldLength && (isAlike || isPart);
    if (found.has(passage) || isHeading) numbers.add(number);
    return isHeading && !found.has(passage) ? [passage] : [];
  });
}
