import { isCutIntoPieces } from './cut-words.ts';
import type { ShownWords } from './shown-words.ts';
import { isJoined, isWord, unitsOf } from './word-units.ts';

/** The words of a source that its result lacks. Letters include digits. */
export interface WordLoss {
  readonly letters: number;
  readonly lostLetters: number;
  readonly words: number;
  readonly lostWords: number;
  /** The indexes of the passages that are lost entirely. */
  readonly passages: readonly number[];
}

type Counts = ReadonlyMap<string, number>;

/** Share of the letters of joining scripts that must be lost to count: PDFs return most ligatures only in part. */
const lostJoinedShare = 0.5;
/** Shares of a passage's letters that may be its own lost ones, and that are on average, where it is lost as a whole. */
const maybeLostShare = 0.8;
const surelyLostShare = 0.4;
/** Characters that may be compared when searching for split words and passages: about a second's work. */
const maxCompared = 1_000_000_000;

function countAll(passages: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const passage of passages) for (const unit of unitsOf(passage)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return counts;
}

function occurrences(text: string, word: string): number {
  let found = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found++;
  return found;
}

/**
 * Counts how often a missing word occurs in what the result contains beyond the source's words, where hyphens and
 * letter spacing split words, edges of pages cut them, and lost spaces join them. If the search takes too long, every
 * word counts as found.
 */
function createSplitWordSearch(asked: Counts, { counts, sequence }: ShownWords): (word: string) => number {
  const isSurplus = (unit: string) => (counts.get(unit) ?? 0) > (asked.get(unit) ?? 0);
  let surplus: readonly string[] | undefined;
  let text = '';
  let compared = 0;
  return (word) => {
    if (surplus === undefined) {
      surplus = sequence.filter(isSurplus);
      text = surplus.join('');
    }
    compared += text.length;
    if (compared > maxCompared) return Number.POSITIVE_INFINITY;
    return occurrences(text, word) || Number(isCutIntoPieces(word, surplus));
  };
}

/** Letters of the longest words that stand in columns of single letters, such as `A` and `AB` for grades. */
const maxColumnLetters = 3;

/** What a text is made of, if that is nothing but words of a few letters that are missing; the shorter ones first. */
function missingPieces(text: string, isMissing: (unit: string) => boolean): readonly string[] | null {
  const letters = Array.from(text);
  /** What begins at a letter, where all that follows is made of such words, too. */
  const pieces: (string | undefined)[] = [];
  for (let at = letters.length - 1; at >= 0; at--) {
    for (let length = Math.min(maxColumnLetters, letters.length - at); length > 0; length--) {
      const end = at + length;
      const piece = letters.slice(at, end).join('');
      if ((end === letters.length || pieces[end] !== undefined) && isMissing(piece)) pieces[at] = piece;
    }
    const isDead = letters.length - at >= maxColumnLetters && !pieces.slice(at, at + maxColumnLetters).some(Boolean);
    if (isDead) return null;
  }
  const found: string[] = [];
  for (let at = 0; at < letters.length; at += Array.from(found.at(-1) ?? ' ').length) {
    const piece = pieces[at];
    if (piece === undefined) return null;
    found.push(piece);
  }
  return found;
}

/** Counts how often missing letters that are words occur in words of such alone: PDFium joins those below each other. */
function createColumnSearch(asked: Counts, { counts }: ShownWords): (letter: string) => number {
  const isMissing = (unit: string) => (asked.get(unit) ?? 0) > (counts.get(unit) ?? 0);
  let found: Map<string, number> | undefined;
  return (letter) => {
    if (found === undefined) {
      found = new Map();
      for (const [word, count] of counts) {
        if (word.length < 2 || asked.has(word)) continue;
        for (const each of missingPieces(word, isMissing) ?? []) found.set(each, (found.get(each) ?? 0) + count);
      }
    }
    return found.get(letter) ?? 0;
  };
}

/** How many of each unit are lost. */
function lossesOf(asked: Counts, shown: ShownWords): Counts {
  const lost = new Map<string, number>();
  const look = createSplitWordSearch(asked, shown);
  const lookInColumns = createColumnSearch(asked, shown);
  const joined = { asked: 0, lost: 0 };
  for (const [unit, count] of asked) {
    const missing = count - (shown.counts.get(unit) ?? 0);
    if (isJoined(unit)) {
      joined.asked += count;
      joined.lost += Math.max(0, missing);
    }
    const search = isWord(unit) ? look : lookInColumns;
    const still = missing > 0 && !isJoined(unit) ? missing - search(unit) : missing;
    if (still > 0) lost.set(unit, still);
  }
  const keepsJoined = joined.lost >= joined.asked * lostJoinedShare;
  return new Map([...lost].filter(([unit]) => keepsJoined || !isJoined(unit)));
}

/**
 * Leaves out the passages that the result contains as often as the source, word for word: what they seem to lack is
 * lost elsewhere. A single word proves nothing.
 */
function withoutShown(candidates: readonly number[], passages: readonly string[], sequence: readonly string[]) {
  if (candidates.length === 0) return candidates;
  const line = (units: readonly string[]) => `${units.join(' ')} `;
  const [source, result] = [passages.map((passage) => line(unitsOf(passage))).join('\n'), line(sequence)];
  const missing = new Map<string, number>();
  let compared = 0;
  return candidates.filter((index) => {
    const units = unitsOf(passages[index] as string);
    if (units.length < 2 || compared > maxCompared) return true;
    const words = line(units);
    const known = missing.get(words);
    if (known === undefined) compared += source.length + result.length;
    const left = known ?? occurrences(source, words) - occurrences(result, words);
    missing.set(words, left - 1);
    return left > 0;
  });
}

/**
 * Compares the passages of a source with the words of its result, wherever they occur. Words are weighted by their
 * letters, so that a lost sentence weighs more than a lost number.
 */
export function compareWords(passages: readonly string[], shown: ShownWords): WordLoss {
  const asked = countAll(passages);
  const lost = lossesOf(asked, shown);
  const total = { letters: 0, lostLetters: 0, words: 0, lostWords: 0 };
  for (const [unit, count] of asked) {
    const missing = lost.get(unit) ?? 0;
    total.letters += count * unit.length;
    total.lostLetters += missing * unit.length;
    total.words += count;
    total.lostWords += missing;
  }
  const isLost = (passage: string) => {
    const letters = { all: 0, maybe: 0, surely: 0 };
    for (const unit of unitsOf(passage)) {
      const missing = lost.get(unit) ?? 0;
      letters.all += unit.length;
      if (missing > 0) letters.maybe += unit.length;
      // If a word is lost only sometimes, which occurrence is unknown.
      letters.surely += (unit.length * missing) / (asked.get(unit) ?? 1);
    }
    return letters.maybe > letters.all * maybeLostShare && letters.surely > letters.all * surelyLostShare;
  };
  const lostPassages = lost.size === 0 ? [] : [...passages.keys()].filter((index) => isLost(passages[index] as string));
  return { ...total, passages: withoutShown(lostPassages, passages, shown.sequence) };
}
