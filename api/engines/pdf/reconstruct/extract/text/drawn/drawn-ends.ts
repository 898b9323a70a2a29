import { largest } from '../../../model/extremes.ts';
import type { Glyph } from '../../../model/page-model.ts';
import { areApart, type DrawnText, sizesAround } from './drawn-paragraphs.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.ends;

const small = /^\p{Ll}/u;

/** A line as its texts are drawn. */
interface DrawnLine {
  readonly letters: readonly Glyph[];
  /** Points from the top of the page. */
  readonly baseline: number;
  /** Whether a space of its own is drawn behind its letters. */
  readonly isEnded: boolean;
}

/** The lines of texts in the order in which they are drawn, without those of spaces only. */
function linesOf(texts: readonly DrawnText[]): readonly DrawnLine[] {
  const sizes = sizesAround(texts);
  const lines: DrawnLine[] = [];
  let letters: Glyph[] = [];
  for (const [index, text] of texts.entries()) {
    letters.push(...text.letters);
    if (!areApart(text, texts[index + 1], sizes[index] as number)) continue;
    const [first] = letters;
    if (first !== undefined) lines.push({ letters, baseline: first.baseline, isEnded: text.letters.length === 0 });
    letters = [];
  }
  return lines;
}

/** Whether a paragraph ends with a line: the next one, right below it, goes further than its first word would reach here. */
function endsAt({ letters, baseline }: DrawnLine, next: DrawnLine): boolean {
  const [first] = next.letters as readonly [Glyph];
  const distance = next.baseline - baseline;
  if (distance <= 0 || distance > limits.maxPitchEms * first.look.size) return false;
  const second = next.letters.findIndex(({ space }, index) => index > 0 && space !== null);
  const word = next.letters.slice(0, second < 0 ? undefined : second);
  const end = largest(letters.map(({ x1 }) => x1));
  const room = largest(word.map(({ x1 }) => x1)) - first.x0 + limits.spaceEms * first.look.size;
  return largest(next.letters.map(({ x1 }) => x1)) > end + room;
}

/** What the pages of a document show so far: that it draws the ends of paragraphs, that it does not, or neither. */
type EndsShown = 'drawn' | 'missing' | 'unknown';

/** Tells page by page whether a document draws the ends of paragraphs, also on pages that show it too seldom themselves. */
export type AreEndsDrawn = (texts: readonly DrawnText[]) => EndsShown;

/**
 * Looks for ends of paragraphs as Word draws them: behind nearly each line that ends before its column does, a space of its
 * own. Other programs draw such spaces within lines, or behind full lines; Word for Mac drew few or none up to 2008, and Word
 * 2013 draws many with the last words of lines.
 * @returns Is given the texts of a page in the order in which they are drawn; their areas need not be known.
 */
export function createEndsSearch(): AreEndsDrawn {
  const soFar = { ended: 0, last: 0, drawn: 0, inSentence: 0 };
  return (texts) => {
    const lines = linesOf(texts);
    const last = lines.filter((line, index) => {
      const next = lines[index + 1];
      return next !== undefined && endsAt(line, next);
    });
    const ended = last.filter(({ isEnded }) => isEnded).length;
    const drawn = lines.flatMap(({ isEnded }, index) => (isEnded ? [lines[index + 1]?.letters[0]?.text ?? ''] : []));
    soFar.ended += ended;
    soFar.last += last.length;
    soFar.drawn += drawn.length;
    soFar.inSentence += drawn.filter((following) => small.test(following)).length;
    const areAll = (some: number, all: number) => some >= limits.minShare * all;
    if (
      (ended >= limits.minOfPage || soFar.ended >= limits.minOfDocument) &&
      areAll(ended, last.length) &&
      areAll(soFar.ended, soFar.last) &&
      soFar.inSentence <= limits.maxInSentenceShare * soFar.drawn
    )
      return 'drawn';
    const areMissed = (least: number, share: number) => soFar.last >= least && soFar.ended <= share * soFar.last;
    const areMissing =
      soFar.drawn === 0 ||
      areMissed(limits.minOfPage, limits.maxMissedShare) ||
      areMissed(limits.minOfDocument, limits.maxSeldomShare);
    return areMissing ? 'missing' : 'unknown';
  };
}
