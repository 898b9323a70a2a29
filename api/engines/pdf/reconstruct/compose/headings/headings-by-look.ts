import { addTo } from '../../../../../groups.ts';
import { hasLetterOrDigit } from '../../formulas/signs.ts';
import { largest } from '../../model/extremes.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { isCode } from '../paragraphs/forced-breaks.ts';
import { couldBeHeading, isBareName } from './could-be-heading.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/** What ends a sentence or a part of one, rather than a heading. */
const sentenceEnd = /\p{L}{2}[.,;。，；、]$/u;
const partEnd = /[.,;。，；、]$/u;
const colonEnd = /[:：]$/u;
const lowerCase = /\p{Ll}/u;

/** Whether a passage is program code or a typed formula in a document of other text. */
const isCodeBeside = ({ lines }: Passage, body: Look) => isCode(lines) && !body.isFixedPitch;

/** Whether a passage is in another colour than the text. That of program code tells its syntax. */
const isColoured = ({ lines }: Passage, body: Look) => lines.every(({ look }) => look.colour !== body.colour);

const endOf = ({ text }: Passage) => text.trim();

/** Whether the first line of a passage is the full first line of a paragraph that goes on in the next one. */
function goesOn({ x0, x1, edges, size, isRightToLeft }: Passage, next: Passage): boolean {
  const room = isRightToLeft ? x0 - edges.x0 : edges.x1 - x1;
  return room < limits.maxRoomOfFullLineEms * size && /^\p{Ll}/u.test(next.text);
}

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

/** Whether a line is centred above text that is not, unlike captions and the lines of a cover. */
const isCentredAbove = ({ passage, next, isBelowFigure = false }: PlacedPassage) =>
  passage.alignment === 'center' &&
  passage.lines.length === 1 &&
  next !== null &&
  next.alignment !== 'center' &&
  next.lines.length > 1 &&
  !isBelowFigure;

/** Where a paragraph begins, in whole points, and how it looks. */
const placeOf = (passage: Passage, looks: ReadonlyMap<Look | null, number>) =>
  `${looks.get(lookOf(passage))}/${Math.round(passage.x0)}`;

/**
 * Tells bold paragraphs without a number that begin further right than the text below, which describes them: so do most
 * that look the same and begin at the same place.
 */
function createDescribed(placed: readonly PlacedPassage[]): (passage: Passage) => boolean {
  const looks = new Map<Look | null, number>();
  /** More than 0 if most describe. */
  const votes = new Map<string, number>();
  for (const { passage, next } of placed) {
    const { label, isBold, isRightToLeft, x0, y0, size } = passage;
    if (next === null || !isBold || label !== null || isRightToLeft || next.y0 <= y0) continue;
    if (passage.alignment === 'center') continue;
    const look = lookOf(passage);
    looks.set(look, looks.get(look) ?? looks.size);
    const place = placeOf(passage, looks);
    votes.set(place, (votes.get(place) ?? 0) + (x0 - next.x0 >= limits.maxIndentEms * size ? 1 : -1));
  }
  return (passage) => passage.label === null && (votes.get(placeOf(passage, looks)) ?? 0) > 0;
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
  const isLarge = ({ size }: Passage) => size >= body.size * limits.minRatio;
  const large = candidates.map(({ passage }) => passage).filter(isLarge);
  const sizes = [...new Set(large.map(({ size }) => size))].sort((a, b) => b - a).slice(0, maxLevel);
  const own = looksOfHeadings(all, (passage) => could.has(passage));
  const hasOwnLook = (passage: Passage) => {
    const look = lookOf(passage);
    return look !== null && own.has(look);
  };
  const isDescribed = createDescribed(candidates);
  const found = new Set(large.filter(({ size }) => sizes.includes(size)));
  /** Whether a bold line is followed by text, or by another heading, and, unless it has a number, begins no further right. */
  const isBeforeText = ({ passage, next }: PlacedPassage) => {
    if (next === null || next.y0 <= passage.y0 || goesOn(passage, next)) return false;
    const isAboveHeading = found.has(next) && hasOwnLook(passage) && lookOf(next) !== lookOf(passage);
    return !isDescribed(passage) && (!next.isBold || isAboveHeading);
  };
  /** Capitals of a look that only headings have are as large as other letters of more points. */
  const leastSize = (passage: Passage) =>
    hasOwnLook(passage) && passage.isBold && !lowerCase.test(passage.text)
      ? body.size * limits.minCapitalsRatio
      : body.size - limits.sizeTolerance;
  const slanted = new Map<Look | null, Passage[]>();
  for (const { passage } of candidates) if (lookOf(passage)?.isItalic) addTo(slanted, lookOf(passage), passage);
  /** Whether a line is in italics that only headings have, several of them. */
  const isSlantedAlike = (passage: Passage) =>
    hasOwnLook(passage) && (slanted.get(lookOf(passage))?.length ?? 0) >= limits.minSlanted;
  const isHeading = (each: PlacedPassage) => {
    const { passage } = each;
    const { size, alignment, lines, text, isBold } = passage;
    const isSingle =
      (alignment === 'left' || isCentredAbove(each)) &&
      lines[0]?.stops.length === 0 &&
      text.length < limits.maxBoldLength;
    const end = endOf(passage);
    if (size < leastSize(passage) || !isSingle || partEnd.test(end)) return false;
    if (colonEnd.test(end) && !(hasOwnLook(passage) && each.next !== null)) return false;
    if (isColoured(passage, body)) {
      if (isCode(lines)) return false;
      const look = lookOf(passage);
      if (hasOwnLook(passage) && look !== null && (look.isBold || look.font !== body.font)) return true;
    }
    return (isBold || isSlantedAlike(passage)) && isBeforeText(each);
  };
  // From the end, so that it is known whether what follows is a heading.
  const findMore = () => {
    for (const each of candidates.toReversed())
      if (!found.has(each.passage) && isHeading(each)) found.add(each.passage);
  };
  findMore();
  const numbered = numberedHeadings(candidates, found, own);
  for (const passage of numbered) found.add(passage);
  if (numbered.length > 0) findMore();
  for (const passage of besideTitle(passages, found, body)) found.delete(passage);
  for (const passage of withoutWord(placed, found, own)) found.add(passage);
  const title = titleSize(placed, found);
  const ranks = sizes.filter((size) => size !== title);
  const levels = new Map<Passage, HeadingLevel>();
  for (const passage of all) {
    if (!found.has(passage)) continue;
    const rank = ranks.indexOf(passage.size);
    const level = Math.min(maxLevel, (rank >= 0 ? rank : ranks.length) + 1);
    levels.set(passage, passage.size === title ? 'title' : level);
  }
  return levels;
}

/**
 * The size of the title: that of the largest headings if they stand before all others and are much larger, as in the styles of
 * word processors. Others are chapters, as people use them for titles, too. Null for none.
 */
function titleSize(passages: readonly PlacedPassage[], found: ReadonlySet<Passage>): number | null {
  const heads = passages.filter(({ passage, isInTable }) => found.has(passage) && !isInTable);
  const sizes = heads.map(({ passage }) => passage.size);
  const size = largest(sizes, 0);
  const last = sizes.lastIndexOf(size);
  const areFirst = heads[last]?.page === 0 && sizes.slice(0, last).every((other) => other === size);
  const [below, next] = sizes.slice(last + 1).sort((one, other) => other - one);
  // Of two ranks with one heading each, the first may be the only chapter.
  const areRanked = below !== undefined && next === below && size >= below * limits.minTitleTimes;
  return areFirst && areRanked ? size : null;
}
