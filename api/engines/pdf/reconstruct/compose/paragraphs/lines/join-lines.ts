import { isHangul, joinsWithoutSpace } from '../../../../writing-systems/scripts.ts';
import type { Line } from '../../../lines/line.ts';
import type { Mark } from '../../../lines/mark.ts';
import { softHyphen } from '../../../model/characters/soft-hyphen.ts';
import { zeroWidthSpace } from '../../../model/characters/zero-width-space.ts';
import { glyphWith } from '../../../model/new-glyph.ts';
import { thresholds } from '../thresholds.ts';

/** The words of a document, used to interpret hyphens at line ends. */
export interface Words {
  /** Whether the document has a word, given in lower case, within a line. */
  readonly has: (word: string) => boolean;
  /** Whether the document hyphenates words at line ends. */
  readonly areDivided: boolean;
}

const hyphen = /^[-\u2010]$/;
const finalWord = /(\p{L}+)[-\u2010]$/u;
const firstWord = /^\p{Ll}\p{L}*/u;
const limits = thresholds.words;
/** Marks on each side of a line end that are searched for a word. */
const longestWord = 40;

const textOf = (marks: readonly Mark[]) => marks.map(({ text }) => text).join('');

/** What becomes of the ends of lines. */
export interface LineEnds {
  /** How many line breaks lines end with, by their indexes. */
  readonly breaks: ReadonlyMap<number, number>;
  /** How many spaces indent a line after such a break, by its first mark. */
  readonly indentOf: (first: Mark) => number;
  /** Whether all other ends become line breaks, too. */
  readonly areKept: boolean;
}

const noBreaks: LineEnds = { breaks: new Map(), indentOf: () => 0, areKept: false };

/**
 * Joins the lines of a paragraph. Line ends between words become spaces. Hyphens within divided words become soft
 * hyphens, which are visible only at line ends, so lines still break where they did, as they do after slashes.
 */
export function joinLines(
  lines: readonly (readonly Mark[])[],
  words: Words,
  { breaks, indentOf, areKept }: LineEnds = noBreaks,
): readonly Mark[] {
  const out: Mark[] = [];
  for (const [index, marks] of lines.entries()) {
    const [before, after] = [out.at(-1), marks[0]];
    if (before !== undefined && after !== undefined) {
      const forced = breaks.get(index - 1) ?? 0;
      if (forced > 0) out.push(...breaksBefore(after, forced, indentOf(after)));
      else if (areKept) out.push(...breaksBefore(after, 1, 0));
      else if (hyphen.test(before.text) && isDivided(out, marks, words))
        out.splice(-1, 1, glyphWith(before, { text: softHyphen, isSoftHyphen: true }));
      else if (
        needsSpace(out, before, after) &&
        !isWithinAddress(out, marks) &&
        !isWithinKorean(lines, out, marks, words)
      )
        out.push(glyphWith(before, { type: 'space', text: ' ', isSoftHyphen: false }));
      // Readers end no line within a path.
      else if (before.text === '/') out.splice(-1, 1, glyphWith(before, { text: `/${zeroWidthSpace}` }));
    }
    out.push(...marks);
  }
  return out;
}

/** Line breaks, and the spaces that indent the next line. */
function breaksBefore(after: Mark, count: number, spaces: number): readonly Mark[] {
  const mark = glyphWith(after, { isSoftHyphen: false });
  return [
    ...Array.from({ length: count }, (): Mark => glyphWith(mark, { type: 'break', text: '\n' })),
    ...Array.from({ length: spaces }, (): Mark => glyphWith(mark, { type: 'space', text: ' ' })),
  ];
}

/** Whether a line end becomes a space. */
function needsSpace(out: readonly Mark[], before: Mark, after: Mark): boolean {
  if (before.type !== 'letter') return false;
  if (joinsWithoutSpace(before.text, after.text)) return false;
  if (!/^[-\u2010/]$/.test(before.text)) return true;
  return before.text === '-' && out.at(-2)?.type === 'space';
}

/**
 * Whether a line ends within an address that is longer than it: what it links to has both parts without a space between. Words
 * of other links need a sign of addresses among them.
 */
function isWithinAddress(out: readonly Mark[], next: readonly Mark[]): boolean {
  const link = out.at(-1)?.link;
  if (link === undefined || link.startsWith('#') || next[0]?.link !== link) return false;
  const before = /[^\s(<[]+$/.exec(textOf(out.slice(-longestWord)))?.[0] ?? '';
  const after = /^\S*[^\s.,;:!?)>\]]/.exec(textOf(next.slice(0, longestWord)))?.[0] ?? '';
  return /[/.:@]/.test(before) && after !== '' && link.includes(before + after);
}

/**
 * Whether a line ends within a Korean word. If all lines are full, they may break between any syllables, and only the
 * document's other words can decide.
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

/**
 * Whether the hyphen at the end of a line only divides a word: the document has the undivided word elsewhere, or it
 * hyphenates and has neither the compound nor both of its parts.
 */
function isDivided(out: readonly Mark[], next: readonly Mark[], words: Words): boolean {
  const before = finalWord.exec(textOf(out.slice(-longestWord)))?.[1]?.toLowerCase();
  const after = firstWord.exec(textOf(next.slice(0, longestWord)))?.[0].toLowerCase();
  if (before === undefined || after === undefined) return false;
  if (words.has(before + after)) return true;
  const isCompound = words.has(`${before}-${after}`) || (words.has(before) && words.has(after));
  return out.at(-1)?.isSoftHyphen === true && words.areDivided && !isCompound;
}

/** Collects the words of consecutive lines, without those that a line end divides. */
export function wordsOf(lines: readonly Line[]): Words {
  const words = new Set<string>();
  for (const { text } of lines) {
    const whole = text.replace(finalWord, '');
    for (const { 0: word, index } of whole.matchAll(/\p{L}+/gu)) {
      // Line ends may divide Korean words without a hyphen.
      const isInside = index > 0 && index + word.length < whole.length;
      if (isInside || !isHangul(word)) words.add(word.toLowerCase());
    }
    for (const [word] of whole.matchAll(/\p{L}+-\p{L}+/gu)) words.add(word.toLowerCase());
  }
  const ends = lines.flatMap(({ text }, index) => {
    const [before, after] = [finalWord.exec(text)?.[1], firstWord.exec(lines[index + 1]?.text ?? '')?.[0]];
    return before === undefined || after === undefined ? [] : [`${before}${after}`.toLowerCase()];
  });
  const isUsual = ends.length >= limits.minHyphenatedLines && ends.length > limits.minHyphenatedShare * lines.length;
  return { has: (word) => words.has(word), areDivided: isUsual || ends.some((word) => words.has(word)) };
}
