import { addTo } from '../../../../../groups.ts';
import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import { largest } from '../../model/extremes.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { isCode } from '../paragraphs/lines/forced-breaks.ts';
import { couldBeHeading, isBareName } from './could-be-heading.ts';
import { createIsHeadingLine } from './heading-lines.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import { numberOf } from './heading-numbers.ts';
import { rankedHeadings } from './heading-ranks.ts';
import { headingsInContents } from './headings-in-contents.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/** What ends a sentence, rather than a heading. */
const sentenceEnd = /\p{L}{2}[.,;。，；、]$/u;
/** Whether a passage is program code or a typed formula in a document of other text. */
const isCodeBeside = ({ lines }: Passage, body: Look) => isCode(lines) && !body.isFixedPitch;

const endOf = ({ text }: Passage) => text.trim();

/** Bold paragraphs in cells of a size that some have before smaller text of their cell, as on flyers and in CVs. */
function largeInCells(passages: readonly PlacedPassage[], body: Look): readonly PlacedPassage[] {
  const large = passages.filter(
    ({ isInTable, passage: { isBold, size, lines } }) =>
      isInTable && isBold && size >= body.size * limits.minRatio && lines.every(({ stops }) => stops.length === 0),
  );
  const isTitle = ({ passage, next }: PlacedPassage) => next !== null && next.size * limits.minRatio <= passage.size;
  const sizes = new Set(large.filter(isTitle).map(({ passage }) => passage.size));
  return large.filter(({ passage }) => sizes.has(passage.size));
}

/**
 * Whether a paragraph could be a heading if it is larger than the text: no sentence, no row of typed columns, no title of
 * the contents.
 */
function couldBeLarge({ passage, next }: PlacedPassage, body: Look): boolean {
  if (!couldBeHeading(passage) || isCodeBeside(passage, body) || (next !== null && isEntry(next))) return false;
  if (passage.label !== null) return true;
  const isSentence = passage.size < body.size * limits.minTitleRatio && sentenceEnd.test(endOf(passage));
  return !isSentence && passage.lines[0]?.stops.length === 0;
}

/**
 * What the first page has besides its title if it is a cover, with neither running text nor a list nor a table: names,
 * dates, a subtitle.
 * @param found The headings of the document.
 */
function besideTitle(passages: readonly PlacedPassage[], found: ReadonlySet<Passage>, body: Look): readonly Passage[] {
  const isRunning = ({ passage, isInTable }: PlacedPassage) =>
    isInTable ||
    (passage.size < body.size * limits.minRatio &&
      (passage.lines.length > 1 || passage.label !== null || sentenceEnd.test(endOf(passage))));
  const first = passages.filter(({ page }) => page === 0);
  const later = passages.filter(({ page, passage }) => page > 0 && found.has(passage));
  if (later.length < limits.minHeadingsAfterCover || first.some(isRunning)) return [];
  const heads = first.map(({ passage }) => passage).filter((passage) => found.has(passage));
  const size = largest(
    heads.map((head) => head.size),
    0,
  );
  return heads.filter((head) => head.size < size);
}

/**
 * Letters and numbers on lines of their own that look as several headings do and as no running text does: "A", "1".
 * @param found The headings of the document.
 * @param own The looks that only headings have.
 */
function withoutWord(
  placed: readonly PlacedPassage[],
  found: ReadonlySet<Passage>,
  own: ReadonlySet<Look>,
): readonly Passage[] {
  const alike = new Map<Look | null, Passage[]>();
  for (const passage of found) addTo(alike, lookOf(passage), passage);
  return placed.flatMap(({ passage, next }) => {
    const look = lookOf(passage);
    const isAlike = look !== null && own.has(look) && (alike.get(look)?.length ?? 0) > 1;
    return isAlike && next !== null && isBareName(passage) && hasLetterOrDigit(passage.text) ? [passage] : [];
  });
}

/**
 * Headings by size; also single lines of body size that are bold before other text or another heading, or in a colour of
 * their own.
 * @param passages Those outside tables and in cells.
 * @param body The look of the body text.
 */
export function headingsByLook(passages: readonly PlacedPassage[], body: Look): Map<Passage, HeadingLevel> {
  const placed = [...passages.filter(({ isInTable }) => !isInTable), ...largeInCells(passages, body)];
  const all = placed.map(({ passage }) => passage);
  const candidates = placed.filter((each) => couldBeLarge(each, body));
  const could = new Set(candidates.map(({ passage }) => passage));
  const large = [...could].filter(({ size }) => size >= body.size * limits.minRatio);
  const sizes = [...new Set(large.map(({ size }) => size))].sort((a, b) => b - a).slice(0, maxLevel);
  const own = looksOfHeadings(all, (passage) => could.has(passage));
  const found = new Set(large.filter(({ size }) => sizes.includes(size)));
  const isHeadingLine = createIsHeadingLine(candidates, { body, own, found });
  // From the end, so that it is known whether what follows is a heading.
  const addLines = () => {
    for (const each of candidates.toReversed())
      if (!found.has(each.passage) && isHeadingLine(each)) found.add(each.passage);
  };
  addLines();
  const numbered = numberedHeadings(candidates, found, own);
  for (const passage of numbered) found.add(passage);
  if (numbered.length > 0) addLines();
  for (const passage of besideTitle(passages, found, body)) found.delete(passage);
  for (const passage of withoutWord(placed, found, own)) found.add(passage);
  const named = headingsInContents(placed);
  for (const passage of named.keys()) if (lookOf(passage) !== body || numberOf(passage) !== null) found.add(passage);
  return rankedHeadings(placed, found, sizes, named);
}
