import { plainLetters } from '../../writing-systems/scripts.ts';
import type { Block, DocModel, Note } from '../model/doc-model.ts';
import type { Inline } from '../model/inline.ts';
import type { ListLevel } from '../model/list.ts';
import { countCharacters, type TextCounts } from './count-texts.ts';

const letter = /\p{L}/u;

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline): string => {
      if (inline.type === 'text-box' || inline.type === 'slanted-text') return textOf(inline.texts);
      if (inline.type === 'text' || inline.type === 'formula') return inline.text;
      return inline.type === 'page-number' ? inline.shown : '';
    })
    .join('');
}

function textIn(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? textOf(block.inlines)
        : block.rows.map(({ cells }) => cells.map((cell) => textIn(cell.blocks)).join('')).join('') +
          (block.repeatedText ?? ''),
    )
    .join('');
}

/** Letters of the longest usual label in each format; `viii` for Roman numerals. */
const labelLetters: Readonly<Record<ListLevel['format'], number>> = {
  bullet: 1,
  decimal: 0,
  lowerLetter: 1,
  upperLetter: 1,
  lowerRoman: 4,
  upperRoman: 4,
  chineseCounting: 4,
};

/** The same for note marks. */
const markLetters: Readonly<Record<Note['kind'], number>> = { footnote: 1, endnote: labelLetters.lowerRoman };

/** How many letters the labels of blocks may have. */
function lettersOfLabels(blocks: readonly Block[], lists: DocModel['lists']): number {
  return blocks.reduce((sum, block) => {
    if (block.type === 'table')
      return block.rows.reduce(
        (inRow, { cells }) => cells.reduce((inCell, cell) => inCell + lettersOfLabels(cell.blocks, lists), inRow),
        sum,
      );
    const level = block.list === null ? undefined : lists[block.list.list]?.levels[block.list.level];
    return sum + (level === undefined ? 0 : labelLetters[level.format]);
  }, 0);
}

function addLetters(counts: Map<string, number>, text: string, step: number): void {
  for (const each of plainLetters(text)) if (letter.test(each)) counts.set(each, (counts.get(each) ?? 0) + step);
}

/**
 * The share of a document's letters that its model contains, from 0 to 1. The labels of lists and the marks of notes
 * may be missing, as the word processor generates them. Digits do not count.
 * @param pages The texts of the letters of each page.
 */
export function documentShare(pages: readonly TextCounts[], { sections, notes, lists }: DocModel): number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const page of pages) {
    for (const [text, times] of page) {
      addLetters(counts, text, times);
      if (letter.test(text)) total += times;
    }
  }
  const take = (blocks: readonly Block[], times: number) => {
    for (const [text, found] of countCharacters([textIn(blocks)])) addLetters(counts, text, -times * found);
  };
  for (const { blocks, header, footer } of sections) {
    take(blocks, 1);
    for (const running of [header, footer]) {
      take(running.usual ?? [], pages.length);
      take([...(running.first ?? []), ...(running.even ?? [])], 1);
    }
  }
  for (const { paragraphs } of notes) take(paragraphs, 1);
  const lost = [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  const marks = notes.reduce(
    // The mark of a note appears before it and at its reference.
    (sum, { kind, paragraphs }) => sum + 2 * markLetters[kind] + lettersOfLabels(paragraphs, lists),
    0,
  );
  const labels = sections.reduce((sum, { blocks }) => sum + lettersOfLabels(blocks, lists), marks);
  return total === 0 ? 1 : 1 - Math.max(0, lost - labels) / total;
}
