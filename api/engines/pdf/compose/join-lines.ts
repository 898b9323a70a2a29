import type { Line, Mark } from '../analyse/line.ts';
import { isIdeographic } from '../analyse/scripts.ts';

const hyphen = /^[-\u2010]$/;

/** The marks of a paragraph's lines in one row: line ends become spaces, hyphens of divided words go. */
export function joinLines(lines: readonly (readonly Mark[])[], isWord: (word: string) => boolean): readonly Mark[] {
  const out: Mark[] = [];
  for (const marks of lines) {
    const [before, after] = [out.at(-1), marks[0]];
    if (before !== undefined && after !== undefined) {
      if (before.isSoftHyphen || (hyphen.test(before.text) && isDivided(out, marks, isWord))) out.pop();
      else if (needsSpace(out, before, after)) out.push({ ...before, type: 'space', text: ' ', isSoftHyphen: false });
    }
    out.push(...marks);
  }
  return out;
}

function needsSpace(out: readonly Mark[], before: Mark, after: Mark): boolean {
  if (before.type !== 'letter') return false;
  if (isIdeographic(before.text) && isIdeographic(after.text)) return false;
  if (!/^[-\u2010/]$/.test(before.text)) return true;
  return before.text === '-' && out.at(-2)?.type === 'space';
}

const wordAt = (marks: readonly Mark[]) =>
  /^[\p{L}]+/u.exec(
    marks
      .slice(0, 40)
      .map(({ text }) => text)
      .join(''),
  )?.[0] ?? '';

/** Whether the parts on both sides of a line's final hyphen make a word that the document has elsewhere. */
function isDivided(out: readonly Mark[], next: readonly Mark[], isWord: (word: string) => boolean): boolean {
  const before =
    /\p{L}+$/u.exec(
      out
        .slice(-40, -1)
        .map(({ text }) => text)
        .join(''),
    )?.[0] ?? '';
  const after = wordAt(next);
  return before !== '' && /^\p{Ll}/u.test(after) && isWord(`${before}${after}`.toLowerCase());
}

/** The words of all lines, apart from those that are divided at a line's end. */
export function wordsOf(lines: Iterable<Line>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines) for (const [word] of text.matchAll(/\p{L}+/gu)) words.add(word.toLowerCase());
  return words;
}
