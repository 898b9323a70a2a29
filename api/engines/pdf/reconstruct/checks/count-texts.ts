import type { Page } from '../model/page-model.ts';

/** How often each text occurs: a document has few different letters, however long it is. */
export type TextCounts = ReadonlyMap<string, number>;

/** Counts the texts of a page's letters. */
export function countLetters({ glyphs, rotated }: Pick<Page, 'glyphs' | 'rotated'>): TextCounts {
  const counts = new Map<string, number>();
  for (const letters of [glyphs, rotated])
    for (const { text } of letters) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Counts the characters of texts. */
export function countCharacters(texts: readonly string[]): TextCounts {
  const counts = new Map<string, number>();
  for (const text of texts) for (const each of text) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
