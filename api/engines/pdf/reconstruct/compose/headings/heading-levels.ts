import { addTo } from '../../../../../groups.ts';
import { tagOf } from '../../lines/line-tags.ts';
import { largest as largestSize } from '../../model/extremes.ts';
import type { OutlineEntry } from '../../model/outline.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { couldBeHeading } from './could-be-heading.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import { areInverted, rankedHeadings } from './heading-ranks.ts';
import { headingsByLook } from './headings-by-look.ts';
import { headingsInContents } from './headings-in-contents.ts';
import { headingsInHeads } from './headings-in-heads.ts';
import { byKnown } from './known-headings.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { plain, titlesOfPassage } from './plain-title.ts';
import { thresholds as limits } from './thresholds.ts';

/**
 * Headings from the outline: for each entry, the first matching text on its page, with or without a number. Text in cells is a
 * heading only where no other matches.
 */
function byOutline(passages: readonly PlacedPassage[], outline: readonly OutlineEntry[]): Map<Passage, HeadingLevel> {
  const levels = new Map<Passage, HeadingLevel>();
  if (outline.length === 0) return levels;
  const byTitle = new Map<string, Passage[]>();
  const flowingFirst = [...passages].sort((one, other) => Number(one.isInTable) - Number(other.isInTable));
  for (const { passage, page } of flowingFirst)
    for (const title of titlesOfPassage(passage)) addTo(byTitle, `${page}/${title}`, passage);
  for (const { title, level, page } of outline) {
    const wanted = plain(title);
    const match = wanted === '' ? undefined : byTitle.get(`${page}/${wanted}`)?.find((passage) => !levels.has(passage));
    if (match !== undefined) levels.set(match, Math.min(maxLevel, level + 1));
  }
  return levels;
}

/** Headings from the tags of the file, ranked by their sizes and numbers where the tags rank smaller ones above others. */
function byTags(passages: readonly PlacedPassage[]): Map<Passage, HeadingLevel> {
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage } of passages) {
    const [line] = passage.lines;
    const level = line === undefined ? null : (tagOf(line)?.heading ?? null);
    if (level !== null) levels.set(passage, level);
  }
  if (!areInverted(levels)) return levels;
  const found = new Set(levels.keys());
  const sizes = [...new Set([...found].map(({ size }) => size))].sort((a, b) => b - a);
  return rankedHeadings(passages, found, sizes, headingsInContents(passages));
}

/**
 * The title: the largest text on the first page, if it is larger than all headings. What looks the same, as no running text
 * does, and is not above a table of contents, is another part of it or the title of a part.
 */
function titlesOf(
  passages: readonly PlacedPassage[],
  levels: ReadonlyMap<Passage, HeadingLevel>,
  body: Look,
): readonly Passage[] {
  const largest = passages.reduce<Passage | null>(
    (best, { passage, page }) =>
      page === 0 && !levels.has(passage) && passage.size > (best?.size ?? 0) ? passage : best,
    null,
  );
  const headingSize = largestSize(
    [...levels.keys()].map(({ size }) => size),
    0,
  );
  if (
    largest === null ||
    !couldBeHeading(largest) ||
    largest.size <= headingSize ||
    largest.size < body.size * limits.minTitleRatio
  )
    return [];
  const look = lookOf(largest);
  const all = passages.map(({ passage }) => passage);
  if (look === null || !looksOfHeadings(all, couldBeHeading).has(look)) return [largest];
  const alike = passages.filter(
    ({ passage, next }) => lookOf(passage) === look && !levels.has(passage) && !(next !== null && isEntry(next)),
  );
  return alike.map(({ passage }) => passage);
}

/**
 * Finds the headings and their levels: from tags and the outline or, in a file with neither, by their look.
 * @param body The look of the body text.
 */
export function headingLevels(
  passages: readonly PlacedPassage[],
  outline: readonly OutlineEntry[],
  body: Look,
): ReadonlyMap<Passage, HeadingLevel> {
  const known = new Map([...byTags(passages), ...byOutline(passages, outline)]);
  const flowing = passages.filter(({ isInTable }) => !isInTable);
  if (known.size === 0) {
    for (const [passage, level] of headingsByLook(passages, body)) known.set(passage, level);
    // In table cells, more than the size must distinguish them from the text.
    const inCells = new Set(passages.flatMap(({ passage, isInTable }) => (isInTable ? [passage] : [])));
    const standsOut = ({ lines }: Passage) =>
      lines.every(({ look }) => look.font !== body.font || look.colour !== body.colour);
    for (const [passage, level] of byKnown(passages, known, body))
      if (inCells.has(passage) && standsOut(passage)) known.set(passage, level);
  } else {
    for (const [passage, level] of byKnown(passages, known, body)) known.set(passage, level);
    for (const title of titlesOf(flowing, known, body)) known.set(title, 'title');
  }
  for (const [passage, level] of headingsInHeads(passages, known)) known.set(passage, level);
  return known;
}
