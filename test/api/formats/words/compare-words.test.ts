import { describe, expect, it } from 'vitest';
import { compareWords } from '../../../../api/formats/words/compare-words.ts';
import { createWordCounter } from '../../../../api/formats/words/shown-words.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

/** Compares passages with a result that shows these lines. */
function compare(passages: readonly string[], ...lines: readonly string[]) {
  const counter = createWordCounter();
  for (const line of lines) counter.add(line);
  return compareWords(passages, counter.words());
}

const none = { lostWords: 0, lostLetters: 0, passages: [] };

describe('words that a result shows in another way', () => {
  it.each([
    ['order', 'one two three', ['three one', 'two']],
    ['case and sharp s', 'Große Straße', ['GROSSE STRASSE']],
    ['ligatures', 'the office finds', ['the oﬃce ﬁnds']],
    ['accents apart', 'café', ['cafe\u0301']],
    ['hyphens at line ends', 'an extraordinary finding', ['an extra-', 'ordinary finding']],
    ['pieces on two pages, with a letter on both', 'spreadsheets', ['sprea', 'other words', 'adsheets']],
    ['spaced-out letters', 'HEADING', ['H E A D I N G']],
    ['lost spaces', 'side by side', ['sidebyside']],
    ['digits of another script', 'page 12', ['page ١٢']],
    ['presentation forms of Arabic', 'سلام', ['ﺳﻼم']],
    ['characters of Chinese on several lines', '你好世界', ['你好', '世界']],
  ])('%s', (_, passage, lines) => {
    expect(compare([passage], ...lines)).toMatchObject(none);
  });

  it('of one letter each, below each other, which readers of PDFs join', () => {
    expect(compare(['a', 'b', '1', 'a'], 'ab1a')).toMatchObject(none);
    expect(compare(['a', 'b', 'a'], 'ab')).toMatchObject({ lostWords: 1 });
    expect(compare(['a', 'b', 'a'], 'tab')).toMatchObject({ lostWords: 3 });
  });

  it('of one letter each, between others of two, which are joined as well', () => {
    expect(compare(['a', 'ab', 'b', 'a', 'c'], 'aabba', 'c')).toMatchObject(none);
    expect(compare(['a', 'ab', 'b', 'a', 'c'], 'aabbat', 'c')).toMatchObject({ lostWords: 3 });
  });

  it('are lost where a piece is missing, or the pieces are syllables of other words', () => {
    expect(compare(['spreadsheets'], 'sprea', 'other words')).toMatchObject({ lostWords: 1 });
    expect(compare(['seashore'], 'se', 'as', 'ho', 'x', 're')).toMatchObject({ lostWords: 1 });
  });

  it('are counted as often as the result lacks them', () => {
    expect(compare(['red red red blue'], 'red blue')).toMatchObject({ words: 4, lostWords: 2, lostLetters: 6 });
  });

  it('are the same words in half of the letters of a script that joins them', () => {
    expect(compare(['नमस्ते दुनिया'], 'नमस दु')).toMatchObject(none);
    expect(compare(['नमस्ते दुनिया'], 'न').lostLetters).toBeGreaterThan(4);
  });
});

describe('lost passages', () => {
  it('are passages with most of their letters missing', () => {
    const { passages, lostWords } = compare(
      ['A first paragraph', 'Lost without trace', 'A last one'],
      'A first paragraph',
      'A last one',
    );
    expect([...passages]).toEqual([1]);
    expect(lostWords).toBe(3);
  });

  it('are found among repeated words', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `Row ${index} of the table`);
    expect(compare(lines, ...lines.slice(0, 49))).toMatchObject({ lostWords: 5 });
  });

  it('exclude passages that only share words with a lost one', () => {
    const { passages } = compare(['the end of it', 'the quite different sentence'], 'the end of it');
    expect([...passages]).toEqual([1]);
  });

  it('exclude passages that the result shows as often as the source', () => {
    const lines = ['press the red button', 'the button, red: press', 'press the red button'];
    expect(compare(lines, 'press the red button').passages).toEqual([0, 1]);
    expect(compare(['red button', 'press the red button'], 'press the red button').passages).toEqual([0]);
  });
});

it(
  'stays quick where a long text came out in single letters',
  withinCpuTime(10_000, () => {
    const words = Array.from({ length: 6000 }, (_, index) => `word${index.toString(36)}`);
    compare(words, ...words.map((word) => [...word].join(' ')));
  }),
);
