import { tagOf } from '../../lines/line-tags.ts';
import { largest as largestSize } from '../../model/extremes.ts';
import type { Look, OutlineEntry } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds } from '../thresholds.ts';
import { couldBeHeading } from './could-be-heading.ts';
import { isCode } from './forced-breaks.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import { byKnown } from './known-headings.ts';
import type { HeadingLevel, PlacedPassage } from './placed-passage.ts';

/** Heading styles that word processors show by default. */
const maxLevel = 6;
const limits = thresholds.heading;

/** Text for comparison: letters and digits in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Headings from the outline: for each entry, the first matching text on its page, with or without a number. */
function byOutline(passages: readonly PlacedPassage[], outline: readonly OutlineEntry[]): Map<Passage, HeadingLevel> {
  const levels = new Map<Passage, HeadingLevel>();
  for (const { title, level, page } of outline) {
    const wanted = plain(title);
    if (wanted === '') continue;
    const match = passages.find((candidate) => {
      if (candidate.page !== page || levels.has(candidate.passage)) return false;
      const text = plain(candidate.passage.text);
      const label = plain(candidate.passage.label?.text ?? '');
      return text === wanted || text === `${label}${wanted}` || (label !== '' && `${label}${text}` === wanted);
    });
    if (match !== undefined) levels.set(match.passage, Math.min(maxLevel, level + 1));
  }
  return levels;
}

/** Headings from the tags of the file. */
function byTags(passages: readonly PlacedPassage[]): Map<Passage, HeadingLevel> {
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage } of passages) {
    const [line] = passage.lines;
    const level = line === undefined ? null : (tagOf(line)?.heading ?? null);
    if (level !== null) levels.set(passage, level);
  }
  return levels;
}

/** Whether a passage is program code or a typed formula in a document of other text. */
const isCodeBeside = ({ lines }: Passage, body: Look) => isCode(lines) && !body.isFixedPitch;

/** Whether a passage is in another colour than the text. That of program code tells its syntax. */
const isColoured = ({ lines }: Passage, body: Look) => lines.every(({ look }) => look.colour !== body.colour);

/** Whether a passage is followed by text that is not bold and, unless the passage has a number, begins no further left. */
const isBeforeText = ({ passage: { x0, y0, size, label, isRightToLeft }, next }: PlacedPassage) =>
  next !== null &&
  !next.isBold &&
  next.y0 > y0 &&
  (label !== null || isRightToLeft || x0 - next.x0 < limits.maxIndentEms * size);

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

/** Headings by size; also single lines of body size that are bold before other text, or in a colour of their own. */
function byLook(passages: readonly PlacedPassage[], body: Look): Map<Passage, HeadingLevel> {
  const all = passages.map(({ passage }) => passage);
  const candidates = new Set(all.filter((passage) => couldBeHeading(passage) && !isCodeBeside(passage, body)));
  const canBe = (passage: Passage) => candidates.has(passage);
  const large = passages.filter(({ passage }) => passage.size >= body.size * limits.minRatio && canBe(passage));
  const sizes = [...new Set(large.map(({ passage }) => passage.size))].sort((a, b) => b - a).slice(0, maxLevel);
  const own = looksOfHeadings(all, canBe);
  const hasOwnLook = (passage: Passage) => {
    const look = lookOf(passage);
    return look !== null && own.has(look) && (look.isBold || look.font !== body.font);
  };
  const levels = new Map<Passage, HeadingLevel>();
  for (const placed of passages) {
    const { passage } = placed;
    if (!canBe(passage)) continue;
    const rank = sizes.indexOf(passage.size);
    if (rank >= 0) levels.set(passage, rank + 1);
    else if (
      passage.size >= body.size - limits.sizeTolerance &&
      passage.alignment === 'left' &&
      passage.lines[0]?.stops.length === 0 &&
      passage.text.length < limits.maxBoldLength &&
      !/[.,;:]$/.test(passage.text.trim()) &&
      !(isColoured(passage, body) && isCode(passage.lines)) &&
      ((isColoured(passage, body) && hasOwnLook(passage)) || (passage.isBold && isBeforeText(placed)))
    ) {
      levels.set(passage, Math.min(maxLevel, sizes.length + 1));
    }
  }
  return levels;
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
  if (known.size === 0) return byLook([...flowing, ...largeInCells(passages, body)], body);
  for (const [passage, level] of byKnown(passages, known, body)) known.set(passage, level);
  for (const title of titlesOf(flowing, known, body)) known.set(title, 'title');
  return known;
}
