import { tagOf } from '../../lines/line-tags.ts';
import type { Look, OutlineEntry } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';

export type HeadingLevel = number | 'title';

/** A paragraph on its page, with those around it. */
export interface PlacedPassage {
  readonly passage: Passage;
  readonly page: number;
  readonly isInTable: boolean;
  readonly next: Passage | null;
}

const maxLevel = 6;
const larger = 1.09;
const maxLength = 160;
const maxLines = 3;
const word = /\p{L}{2}/u;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Headings by the entries of the outline: the same text on the entry's page, the number before it aside. */
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

/** Headings as a tagged file names them. */
function byTags(passages: readonly PlacedPassage[]): Map<Passage, HeadingLevel> {
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage } of passages) {
    const [line] = passage.lines;
    const level = line === undefined ? null : (tagOf(line)?.heading ?? null);
    if (level !== null) levels.set(passage, level);
  }
  return levels;
}

/** Whether all of a text leads out of the document. */
const isAddress = ({ lines }: Passage) =>
  lines.every(({ marks }) => marks.every(({ type, link = '#' }) => type !== 'letter' || !link.startsWith('#')));

function couldBeHeading(passage: Passage): boolean {
  const { lines, text, label } = passage;
  const isShort = lines.length <= maxLines && text.length < maxLength;
  return isShort && word.test(text) && label?.isBullet !== true && !isEntry(passage) && !isAddress(passage);
}

/** Headings by their size, and bold lines of the text's own size. */
function byLook(passages: readonly PlacedPassage[], body: Look): Map<Passage, HeadingLevel> {
  const large = passages.filter(({ passage }) => passage.size >= body.size * larger && couldBeHeading(passage));
  const sizes = [...new Set(large.map(({ passage }) => passage.size))].sort((a, b) => b - a).slice(0, maxLevel);
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage, next } of passages) {
    if (!couldBeHeading(passage)) continue;
    const rank = sizes.indexOf(passage.size);
    if (rank >= 0) levels.set(passage, rank + 1);
    else if (
      passage.isBold &&
      passage.size >= body.size - 0.1 &&
      passage.alignment === 'left' &&
      passage.lines[0]?.stops.length === 0 &&
      passage.text.length < 110 &&
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

/** The largest text before the first heading names the document. */
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
    largest !== null && couldBeHeading(largest) && largest.size > headingSize && largest.size >= body.size * 1.3;
  return isTitle ? largest : null;
}

/** Which paragraphs are headings, and of which rank: tags and the outline know, else their look tells. */
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
