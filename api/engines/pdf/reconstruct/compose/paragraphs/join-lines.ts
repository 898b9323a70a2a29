import { isHangul, joinsWithoutSpace } from '../../../writing-systems/scripts.ts';
import type { Line, Mark } from '../../lines/line.ts';

/** What the text of a document says about its words. */
export interface Words {
  readonly has: (word: string) => boolean;
  /** Whether words are divided at the ends of lines. */
  readonly areDivided: boolean;
}

const hyphen = /^[-\u2010]$/;
const finalWord = /(\p{L}+)[-\u2010]$/u;
const firstWord = /^\p{Ll}\p{L}*/u;
/** Of all lines: how many end with a hyphen where words are divided. Compounds end fewer. */
const dividedShare = 0.03;
const dividedLines = 3;
/** Ems that each letter of most typefaces of fixed pitch takes. */
const fixedPitch = 0.6;
/** Marks that are looked at on both sides of a line's end. */
const longestWord = 40;

const textOf = (marks: readonly Mark[]) => marks.map(({ text }) => text).join('');

/**
 * The marks of a paragraph's lines in one row: line ends become spaces, hyphens of divided words go.
 *
 * @param breaks The lines, counted from 0, whose ends stay.
 */
export function joinLines(
  lines: readonly (readonly Mark[])[],
  words: Words,
  breaks: ReadonlySet<number> = new Set(),
): readonly Mark[] {
  const out: Mark[] = [];
  for (const [index, marks] of lines.entries()) {
    const [before, after] = [out.at(-1), marks[0]];
    if (before !== undefined && after !== undefined) {
      if (breaks.has(index - 1)) out.push(...breakBefore(after, lines));
      else if (hyphen.test(before.text) && isDivided(out, marks, words)) out.pop();
      else if (needsSpace(out, before, after) && !isWithinKorean(lines, out, marks, words))
        out.push({ ...before, type: 'space', text: ' ', isSoftHyphen: false });
    }
    out.push(...marks);
  }
  return out;
}

/** A forced end of a line, with the spaces that indent the next one where it is a program's. */
function breakBefore(after: Mark, lines: readonly (readonly Mark[])[]): readonly Mark[] {
  const { isFixedPitch, size } = after.look;
  const left = Math.min(...lines.map(([first]) => first?.x0 ?? after.x0));
  const spaces = isFixedPitch ? Math.round((after.x0 - left) / (fixedPitch * size)) : 0;
  const mark = { ...after, isSoftHyphen: false };
  return [
    { ...mark, type: 'break', text: '\n' },
    ...Array.from({ length: spaces }, (): Mark => ({ ...mark, type: 'space', text: ' ' })),
  ];
}

function needsSpace(out: readonly Mark[], before: Mark, after: Mark): boolean {
  if (before.type !== 'letter') return false;
  if (joinsWithoutSpace(before.text, after.text)) return false;
  if (!/^[-\u2010/]$/.test(before.text)) return true;
  return before.text === '-' && out.at(-2)?.type === 'space';
}

/**
 * Whether a line ends within a Korean word: lines that all end as far right are broken between any syllables, so that
 * only the words of the document tell.
 */
function isWithinKorean(
  lines: readonly (readonly Mark[])[],
  out: readonly Mark[],
  next: readonly Mark[],
  words: Words,
): boolean {
  const [last, first] = [out.at(-1), next[0]];
  if (last === undefined || first === undefined || !isHangul(last.text) || !isHangul(first.text)) return false;
  const ends = lines.map((marks) => marks.at(-1)?.x1 ?? 0);
  const furthest = Math.max(...ends);
  if (ends.slice(0, -1).some((end) => end < furthest - last.look.size)) return false;
  const before = /\p{L}+$/u.exec(textOf(out.slice(-longestWord)))?.[0] ?? '';
  const after = /^\p{L}+/u.exec(textOf(next.slice(0, longestWord)))?.[0] ?? '';
  return words.has(before + after) || !(words.has(before) && words.has(after));
}

/** Whether a line's final hyphen only divides a word: the document has it elsewhere, or divides others and knows no such compound. */
function isDivided(out: readonly Mark[], next: readonly Mark[], words: Words): boolean {
  const before = finalWord.exec(textOf(out.slice(-longestWord)))?.[1]?.toLowerCase();
  const after = firstWord.exec(textOf(next.slice(0, longestWord)))?.[0].toLowerCase();
  if (before === undefined || after === undefined) return false;
  if (words.has(before + after)) return true;
  const isCompound = words.has(`${before}-${after}`) || (words.has(before) && words.has(after));
  return out.at(-1)?.isSoftHyphen === true && words.areDivided && !isCompound;
}

/** The words of lines that follow each other, apart from those that are divided at a line's end. */
export function wordsOf(lines: readonly Line[]): Words {
  const words = new Set<string>();
  for (const { text } of lines) {
    const whole = text.replace(finalWord, '');
    for (const { 0: word, index } of whole.matchAll(/\p{L}+/gu)) {
      // Korean words may be divided at both ends of a line.
      const isInside = index > 0 && index + word.length < whole.length;
      if (isInside || !isHangul(word)) words.add(word.toLowerCase());
    }
    for (const [word] of whole.matchAll(/\p{L}+-\p{L}+/gu)) words.add(word.toLowerCase());
  }
  const ends = lines.flatMap(({ text }, index) => {
    const [before, after] = [finalWord.exec(text)?.[1], firstWord.exec(lines[index + 1]?.text ?? '')?.[0]];
    return before === undefined || after === undefined ? [] : [`${before}${after}`.toLowerCase()];
  });
  const isUsual = ends.length >= dividedLines && ends.length > dividedShare * lines.length;
  return { has: (word) => words.has(word), areDivided: isUsual || ends.some((word) => words.has(word)) };
}
