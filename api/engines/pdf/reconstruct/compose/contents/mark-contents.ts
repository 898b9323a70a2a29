import type { Block, Paragraph } from '../../model/doc-model.ts';
import { isBoxOfText } from '../../model/drawings/is-box-of-text.ts';
import type { Inline } from '../../model/inline.ts';
import { thresholds } from './thresholds.ts';

const pageNumber = /^\s*(\d{1,4}|[ivxlc]{1,7})\s*$/;
/** Word has nine levels of styles for entries. */
const maxLevel = 9;

const isTab = ({ type }: Inline) => type === 'tab';

/** The page number at the end of an entry of a table of contents; null for other paragraphs. */
function entryNumber({ inlines, tabs, heading, list }: Paragraph): string | null {
  const last = inlines.findLastIndex(isTab);
  if (last < 1 || heading !== null || list !== null) return null;
  const after = inlines.slice(last + 1);
  const text = after.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
  const isEntry = tabs.some(({ leader }) => leader === 'dot') || linksWithin({ inlines });
  return isEntry ? (pageNumber.exec(text)?.[1] ?? null) : null;
}

/** Whether some text links to a place within the document. */
const linksWithin = ({ inlines }: Pick<Paragraph, 'inlines'>) =>
  inlines.some((inline) => inline.type === 'text' && inline.link?.startsWith('#'));

/** Whether page numbers never decrease, unlike prices or scores. Roman numerals are not compared. */
function areAscending(numbers: readonly string[]): boolean {
  const counted = numbers.map(Number).filter((value) => !Number.isNaN(value));
  return counted.every((value, index) => index === 0 || value >= (counted[index - 1] as number));
}

/** Whether a box of text hangs at a paragraph: LibreOffice loses all text that follows a field with such a box in it. */
const holdsBox = ({ inlines }: Paragraph) => inlines.some(isBoxOfText);

/**
 * Marks runs of entries as tables of contents, with levels by their indents, so that they can be written as fields. A box of
 * text hangs at the first entry of a field only, since it can be written before the field there.
 */
export function markContents(blocks: readonly Block[]): readonly Block[] {
  const out = [...blocks];
  for (let from = 0; from < out.length; ) {
    let to = from;
    const numbers: string[] = [];
    for (; to < out.length; to++) {
      const block = out[to] as Block;
      const number = block.type === 'paragraph' ? entryNumber(block) : null;
      if (number === null) break;
      numbers.push(number);
    }
    const entries = out.slice(from, to) as readonly Paragraph[];
    if (entries.length >= thresholds.minEntries && (areAscending(numbers) || entries.every(linksWithin))) {
      const indents = [
        ...new Set(entries.map(({ left, firstLine }) => Math.round((left + firstLine) / thresholds.indentStep))),
      ];
      const levels = indents.sort((a, b) => a - b);
      entries.forEach((entry, index) => {
        const level = levels.indexOf(Math.round((entry.left + entry.firstLine) / thresholds.indentStep)) + 1;
        const next = entries[index + 1];
        const begins = index === 0 || holdsBox(entry);
        const ends = next === undefined || holdsBox(next);
        out[from + index] = { ...entry, contents: { level: Math.min(level, maxLevel), begins, ends } };
      });
    }
    from = Math.max(to, from + 1);
  }
  return out;
}
