import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../../../../api/engines/pdf/layout/line-text.ts';
import { boundingBoxOf, type PageLayout } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import { addWords } from '../../../../../../api/engines/pdf/recognise/unread/add-words.ts';

const word = (text: string, xMin: number, yMin = 100) => ({ text, xMin, xMax: xMin + 50, yMin, yMax: yMin + 20 });

function pageWith(...texts: readonly ReturnType<typeof word>[]): PageLayout {
  const line = lineOf(texts);
  return { number: 1, width: 600, height: 800, order: 'read', blocks: [{ ...boundingBoxOf([line]), lines: [line] }] };
}

const textsOf = ({ blocks }: PageLayout) =>
  blocks.map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('words that were read later', () => {
  it('are added to their line, in its order', () => {
    expect(textsOf(addWords(pageWith(word('One', 0), word('three', 120)), [[word('two', 60)]]))).toEqual([
      ['One two three'],
    ]);
    expect(textsOf(addWords(pageWith(word('אחד', 120), word('שלוש', 0)), [[word('שתיים', 60)]]))).toEqual([
      ['אחד שתיים שלוש'],
    ]);
  });

  it('are left out where a word was read before, but not within a large stain that was taken for one', () => {
    const page = pageWith(word('One', 0), word('three', 120));
    expect(
      textsOf(addWords(page, [[word('0ne', 4)], [word('two', 60), word('tree', 117)], [word('two', 62)]])),
    ).toEqual([['One two three']]);
    const stain = { text: '|', xMin: 0, xMax: 300, yMin: 0, yMax: 300 };
    expect(textsOf(addWords(pageWith(stain), [[word('two', 60)]]))).toEqual([['|'], ['two']]);
  });

  it('take the place of the pieces of them that were read before', () => {
    const piece = { text: 'p', xMin: 20, xMax: 28, yMin: 104, yMax: 122 };
    expect(textsOf(addWords(pageWith(piece, word('entries', 60)), [[word('Multiple', 0)]]))).toEqual([
      ['Multiple entries'],
    ]);
    expect(textsOf(addWords(pageWith(piece), [[word('Multiple', 0)]]))).toEqual([['Multiple']]);
    const page = pageWith(word('Several', 0), piece);
    expect(textsOf(addWords(page, [[word('Multiple', 0)]]))).toEqual([['Several p']]);
  });

  it('are where their ink is, though they were read beside it before, as letters that stand alone are', () => {
    const misplaced = { text: 'a', xMin: 62, xMax: 72, yMin: 96, yMax: 124 };
    const found = { text: 'a', xMin: 70, xMax: 80, yMin: 104, yMax: 116 };
    const page = addWords(pageWith(word('One', 0), misplaced, word('word', 90)), [[found]]);
    expect(textsOf(page)).toEqual([['One a word']]);
    expect(page.blocks[0]?.lines[0]?.words[1]).toMatchObject(found);
    const double = { ...found, xMin: 62, xMax: 71 };
    expect(textsOf(addWords(pageWith(word('One', 0), double), [[found]]))).toEqual([['One a a']]);
  });

  it('are lines of their own beside, above and below others', () => {
    const page = pageWith(word('One', 0));
    expect(textsOf(addWords(page, [[word('far', 200)], [word('below', 0, 125)]]))).toEqual([
      ['One'],
      ['far'],
      ['below'],
    ]);
  });
});
