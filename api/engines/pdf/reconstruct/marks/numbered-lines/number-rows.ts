import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A number at the beginning of a row of letters. */
export interface RowNumber {
  readonly value: number;
  readonly letters: readonly Glyph[];
  /** Its right edge. */
  readonly x1: number;
  /** Where the text beside it begins; null for none. */
  readonly textX: number | null;
  readonly baseline: number;
}

/** Letters on one baseline. */
export interface LetterRow {
  readonly baseline: number;
  readonly x0: number;
  /** What it begins with, if that is a number apart from the text. */
  readonly number: RowNumber | null;
  /** Whether a gap divides its text, as it does in a table. */
  readonly isParted: boolean;
  /** Whether its text begins with a small letter; null where it begins with one that has no case, or there is none. */
  readonly beginsSmall: boolean | null;
}

const isApart = (before: Glyph, letter: Glyph): boolean =>
  letter.x0 - before.x1 > thresholds.minGapEms * Math.max(before.look.size, letter.look.size);

/** The number that letters, from left to right, begin with, if a gap or nothing follows. */
function numberOf(letters: readonly Glyph[]): RowNumber | null {
  const end = letters.findIndex(
    ({ text, space }, index) =>
      !/^\d$/.test(text) ||
      (index > 0 && (space !== null || isApart(letters[index - 1] as Glyph, letters[index] as Glyph))),
  );
  const digits = end < 0 ? letters : letters.slice(0, end);
  const [last, next] = [digits.at(-1), letters[digits.length]];
  if (last === undefined || digits.length > thresholds.maxDigits || (next !== undefined && !isApart(last, next)))
    return null;
  return {
    value: Number(digits.map(({ text }) => text).join('')),
    letters: digits,
    x1: last.x1,
    textX: next?.x0 ?? null,
    baseline: last.baseline,
  };
}

function beginsSmall(text: readonly Glyph[]): boolean | null {
  const first = text[0]?.text ?? '';
  if (/^\p{Ll}/u.test(first)) return true;
  return /^[\p{Lu}\p{Lt}]/u.test(first) ? false : null;
}

function rowOf(letters: readonly Glyph[]): LetterRow {
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const [first] = sorted as [Glyph, ...Glyph[]];
  const number = numberOf(sorted);
  const text = sorted.slice(number?.letters.length ?? 0);
  const isParted = text.some(
    (letter, index) => index > 0 && letter.x0 - (text[index - 1] as Glyph).x1 > thresholds.partedEms * letter.look.size,
  );
  return { baseline: first.baseline, x0: first.x0, number, isParted, beginsSmall: beginsSmall(text) };
}

/** The rows of a page's letters, from top to bottom: those on one baseline, but for rounding. */
export function letterRows({ glyphs }: Pick<Page, 'glyphs'>): readonly LetterRow[] {
  const rows: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row !== undefined && first !== undefined && glyph.baseline - first.baseline < thresholds.sameBaseline)
      row.push(glyph);
    else rows.push([glyph]);
  }
  return rows.map(rowOf);
}
