import { kindsOf } from '../../lines/line.ts';
import { tagOf } from '../../lines/line-tags.ts';
import type { Look, OutlineEntry } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds } from '../thresholds.ts';
import { isCode } from './forced-breaks.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';

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
  lines.every((line) => kindsOf(line).every(({ type, link = '#' }) => type !== 'letter' || !link.startsWith('#')));

function couldBeHeading(passage: Passage): boolean {
  const { lines, text, label } = passage;
  const isShort = lines.length <= limits.maxLines && text.length < limits.maxLength;
  return isShort && word.test(text) && label?.isBullet !== true && !isEntry(passage) && !isExternalLink(passage);
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
 * Headings that the outline leaves out: untagged passages that look as at least two known headings of a level do, and as
 * no running text does.
 */
function byKnown(
  passages: readonly PlacedPassage[],
  known: ReadonlyMap<Passage, HeadingLevel>,
): Map<Passage, HeadingLevel> {
  const found = new Map<Passage, HeadingLevel>();
  const levels = new Map<Look, HeadingLevel[]>();
  for (const [passage, level] of known) {
    const look = lookOf(passage);
    if (look === null) continue;
    const others = levels.get(look);
    if (others === undefined) levels.set(look, [level]);
    else others.push(level);
  }
  const agreed = new Map<Look, HeadingLevel>();
  for (const [look, [level, ...others]] of levels)
    if (level !== undefined && others.length > 0 && others.every((other) => other === level)) agreed.set(look, level);
  const own = looksOfHeadings(
    passages.map(({ passage }) => passage),
    (passage) => known.has(passage) || couldBeHeading(passage),
  );
  for (const { passage } of passages) {
    const [line] = passage.lines;
    const look = lookOf(passage);
    if (line === undefined || look === null || known.has(passage) || !own.has(look) || tagOf(line) !== null) continue;
    const level = agreed.get(look);
    if (level !== undefined) found.set(passage, level);
  }
  return found;
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
  for (const [passage, level] of byKnown(flowing, known)) known.set(passage, level);
  const title = titleOf(flowing, known, body);
  if (title !== null) known.set(title, 'title');
  return known;
}
