import type { Word } from './page-layout.ts';

/** U+0338, which strikes a sign out, and U+20D7, an arrow above a letter. */
const slash = '\u0338';
const marks = /(.?)([\u0338\u20d7])(.)/gsu;
const markAtEnd = /[\u0338\u20d7]$/;

/** Whether a mark is one of a character: those of most signs that are struck out are one with them in Unicode. */
function marksOne(mark: string, character: string): boolean {
  if (character === '') return false;
  return mark === slash ? [...`${character}${mark}`.normalize('NFC')].length === 1 : /^[\p{L}\p{M}]$/u.test(character);
}

/** Whether a mark between two characters is one of the second; either may be missing. */
const isOfNext = (mark: string, before: string, after: string) => !marksOne(mark, before) && marksOne(mark, after);

/** A text whose marks follow what they belong to. */
const withMarksBehind = (text: string): string =>
  text.replace(marks, (all, before: string, mark: string, after: string) =>
    isOfNext(mark, before, after) ? before + `${after}${mark}`.normalize('NFC') : all,
  );

/** The mark at the end of a word that belongs to the next one; empty if there is none. */
function markOfNext(word: string, next: string): string {
  const mark = markAtEnd.exec(word)?.[0] ?? '';
  const [before = ''] = [...word.slice(0, -1)].slice(-1);
  const [after = ''] = next;
  return mark !== '' && isOfNext(mark, before, after) ? mark : '';
}

/**
 * Puts marks behind the signs and letters that they belong to, as Unicode has them: TeX draws the slash of `≠` and the
 * arrow of a vector first, and Poppler takes them for the end of the word before, or for a word of their own.
 * @param words The words of one line.
 */
export function putMarksBehind(words: readonly Word[]): readonly Word[] {
  const put: Word[] = [];
  for (const word of words) {
    const last = put.at(-1);
    const mark = last === undefined ? '' : markOfNext(last.text, word.text);
    if (last !== undefined && mark !== '') {
      put.pop();
      if (last.text !== mark) put.push({ ...last, text: last.text.slice(0, -mark.length) });
    }
    put.push({ ...word, text: withMarksBehind(mark + word.text) });
  }
  return put;
}
