import { expect, it } from 'vitest';
import type { Word } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { withLeaders } from '../../../../../../../api/engines/pdf/reconstruct/scans/words/read-leaders.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const word = (text: string, xMin: number, xMax: number): Word => ({ text, xMin, xMax, yMin: 100, yMax: 107 });
/** Dots from a place on, each of a point, three points apart. */
const dotsFrom = (x: number, count: number) =>
  Array.from({ length: count }, (_, index) => [x + 3 * index, 106, x + 3 * index + 1, 107] as const);

/** The words of a line with letters up to 68, dots from 72 on, and a number at 200. */
function readWith(words: readonly Word[], dots: readonly PaintedBox[] = dotsFrom(72, 40)) {
  const line = { xMin: 20, xMax: 205, yMin: 100, yMax: 107, words, isRightToLeft: false };
  const tones = tonesOf(painted(...strokes(20, 100, 12, 2), ...dots, ...strokes(200, 100, 2)));
  const [block] = withLeaders([{ ...line, lines: [line] }], tones);
  return block?.lines[0]?.words.map(({ text, xMin, xMax }) => [text, Math.round(xMin), Math.round(xMax)]);
}

const [title, page] = [word('Contexts', 20, 66), word('12', 200, 205)];
const leader = ['.'.repeat(40), 72, 190];

it('rows of dots are dots, whatever letters they were taken for', () => {
  const expected = [['Contexts', 20, 66], leader, ['12', 200, 205]];
  expect(readWith([title, word('ccsess', 72, 130), word('eee', 131, 190), page])).toEqual(expected);
  expect(readWith([title, page])).toEqual(expected);
});

it('words that were read with dots end before them', () => {
  const expected = [['Contexts', 20, 72], leader, ['12', 200, 205]];
  expect(readWith([word('Contexts..ssscc', 20, 190), page])).toEqual(expected);
  expect(readWith([word('Contextscceessccssceess', 20, 169), page])).toEqual(expected);
});

it('few dots, and dots on other rows, are none', () => {
  const words = [title, word('...', 72, 80), page];
  const same = words.map(({ text, xMin, xMax }) => [text, xMin, xMax]);
  expect(readWith(words, dotsFrom(72, 3))).toEqual(same);
  const uneven = dotsFrom(72, 40).map(
    ([x0, y0, x1, y1], index) => [x0, y0 - 2 * (index % 3), x1, y1 - 2 * (index % 3)] as const,
  );
  expect(readWith(words, uneven)).toEqual(same);
});
