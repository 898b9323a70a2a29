import { expect, it } from 'vitest';
import { breakLines } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/word-lines.ts';

/** Lines of a text in which letters are 100 wide, and spaces 40. */
function lines(text: string, width: number, firstIndent = 0) {
  const widths = [...text].map((letter) => (letter === ' ' ? 40 : letter === '\n' ? 0 : 100));
  const broken = breakLines({ text, widths, width, firstIndent });
  let start = 0;
  return broken?.map(({ end, excess }) => {
    const line = text.slice(start, end);
    start = end;
    return [line, Math.max(0, excess)];
  });
}

it('ends lines after the last word that fits', () => {
  expect(lines('aaa bbb ccc', 740)).toEqual([
    ['aaa bbb ', 0],
    ['ccc', 0],
  ]);
  expect(lines('aaa bbb', 640)).toEqual([['aaa bbb', 0]]);
});

it('takes one word more if spaces shrink by no more than a quarter, and by less than half of what they would grow', () => {
  // Two spaces of 40 may give 20.
  expect(lines('aaa bbb ccc ddd', 960)).toEqual([
    ['aaa bbb ccc ', 20],
    ['ddd', 0],
  ]);
  expect(lines('aaa bbb ccc ddd', 950)?.[0]).toEqual(['aaa bbb ', 0]);
  // Without the short word one space would grow by 25; with it, both would shrink by 17.5.
  expect(lines('aaaaaa b c', 845)?.[0]).toEqual(['aaaaaa b ', 0]);
});

it('tells what spaces could give beyond what the next word needs, which Word leaves to the next line', () => {
  const spares = (text: string, width: number) => {
    const widths = [...text].map((letter) => (letter === ' ' ? 40 : 100));
    return breakLines({ text, widths, width, firstIndent: 0 })?.map(({ spare }) => Math.max(0, spare));
  };
  // Ten spaces could give 100, of which the last letter needs 90; without it nine would grow by 50 in all.
  expect(spares('a b c d e f g h i j k', 1410)).toEqual([10, 0]);
  expect(spares('a b c d e f g h i j k', 1400)).toEqual([0, 0]);
  // Word shrinks the spaces for the 17th letter; they could give 20 more than the 18th needs.
  expect(spares('a b c d e f g h i j k l m n o p q r', 2330)).toEqual([20, 0]);
  expect(spares('a b c d e f g h i j\nk', 1410)).toEqual([0, 0]);
});

it('measures the first line with its indent', () => {
  expect(lines('aaa bbb ccc ddd', 640, 300)).toEqual([
    ['aaa ', 0],
    ['bbb ccc ', 0],
    ['ddd', 0],
  ]);
});

it('ends lines at line breaks, and after dashes within words', () => {
  expect(lines('aaa\nbbb-ccc', 400)).toEqual([
    ['aaa\n', 0],
    ['bbb-', 0],
    ['ccc', 0],
  ]);
  expect(lines('a -b', 240)).toEqual([
    ['a ', 0],
    ['-b', 0],
  ]);
});

it('gives up where a word is wider than a line', () => {
  expect(lines('a bbbbbb', 400)).toBeUndefined();
});
