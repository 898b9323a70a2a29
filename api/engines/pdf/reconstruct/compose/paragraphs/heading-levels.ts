import { tagOf } from '../../lines/line-tags.ts';
import type { Look, OutlineEntry } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds } from '../thresholds.ts';
import { isCode } from './forced-breaks.ts';

/** The rank of a heading from 1, or the title of the document. */
export type HeadingLevel = number | 'title';

/** A paragraph and its surroundings. */
export interface PlacedPassage {
  readonly passage: Passage;
  readonly page: number;
  readonly isInTable: boolean;
  /** The paragraph after it; null if it is followed by something else. */
  readonly next: Passage | null;
}

/** Heading styles that word processors show by default. */
const maxLevel = 6;
const limits = thresholds.heading;
const word = /\p{L}{2}/u;

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

/** Whether a whole passage is an external link. */
const isExternalLink = ({ lines }: Passage) =>
  lines.every(({ marks }) => marks.every(({ type, link = '#' }) => type !== 'letter' || !link.startsWith('#')));

function couldBeHeading(passage: Passage): boolean {
  const { lines, text, label } = passage;
  const isShort = lines.length <= limits.maxLines && text.length < limits.maxLength;
  return isShort && word.test(text) && label?.isBullet !== true && !isEntry(passage) && !isExternalLink(passage);
}

/** Whether a passage is program code or a typed formula in a document of other text. */
const isCodeBeside = ({ lines }: Passage, body: Look) => isCode(lines) && !body.isFixedPitch;

/** Headings by size; also single bold lines of body size before text that is not bold. */
function byLook(passages: readonly PlacedPassage[], body: Look): Map<Passage, HeadingLevel> {
  const large = passages.filter(
    ({ passage }) =>
      passage.size >= body.size * limits.minRatio && couldBeHeading(passage) && !isCodeBeside(passage, body),
  );
  const sizes = [...new Set(large.map(({ passage }) => passage.size))].sort((a, b) => b - a).slice(0, maxLevel);
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage, next } of passages) {
    if (!couldBeHeading(passage) || isCodeBeside(passage, body)) continue;
    const rank = sizes.indexOf(passage.size);
    if (rank >= 0) levels.set(passage, rank + 1);
    else if (
      passage.isBold &&
      passage.size >= body.size - limits.sizeTolerance &&
      passage.alignment === 'left' &&
      passage.lines[0]?.stops.length === 0 &&
      passage.text.length < limits.maxBoldLength &&
      !/[.,;:]$/.test(passage.text.trim()) &&
      next !== null &&
      !next.isBold &&
      next.y0 > passage.y0
    ) {
      levels.set(passage, Math.min(maxLevel, sizes.length + 1));
    }
  }
  return levels;
}

/** The title: the largest text on the first page before the first heading, if it is larger than all headings. */
function titleOf(
  passages: readonly PlacedPassage[],
  levels: ReadonlyMap<Passage, HeadingLevel>,
  body: Look,
): Passage | null {
  const first = passages.findIndex(({ passage }) => levels.has(passage));
  const before = passages.slice(0, Math.max(0, first)).filter(({ page }) => page === 0);
  const largest = before.reduce<Passage | null>(
    (best, { passage }) => (passage.size > (best?.size ?? 0) ? passage : best),
    null,
  );
  const headingSize = Math.max(0, ...[...levels.keys()].map(({ size }) => size));
  const isTitle =
    largest !== null &&
    couldBeHeading(largest) &&
    largest.size > headingSize &&
    largest.size >= body.size * limits.minTitleRatio;
  return isTitle ? largest : null;
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
  if (known.size === 0) return byLook(flowing, body);
  const title = titleOf(flowing, known, body);
  if (title !== null) known.set(title, 'title');
  return known;
}
