import { expect, it } from 'vitest';
import type { Block } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { unreadSigns } from '../../../../../../../api/engines/pdf/reconstruct/scans/bullets/unread-signs.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const tops = [100, 120, 140];
const blocks = tops.map((top): Block => {
  const box = { xMin: 70, xMax: 147, yMin: top, yMax: top + 7 };
  return { ...box, lines: [{ ...box, words: [{ ...box, text: 'minimum' }], isRightToLeft: false }] };
});
const text = tops.flatMap((top) => strokes(70, top, 20));
const square = (x: number, y: number): PaintedBox => [x, y, x + 3, y + 3];

const signsWith = (...boxes: readonly PaintedBox[]) => [
  ...unreadSigns(blocks, tonesOf(painted(...text, ...boxes))).values(),
];

it('signs before several lines are bullets that were not read', () => {
  expect(signsWith(square(58, 102), square(58, 122))).toEqual([
    { text: '▪', xMin: 58, xMax: 61, yMin: 102, yMax: 105 },
    { text: '▪', xMin: 58, xMax: 61, yMin: 122, yMax: 125 },
  ]);
});

it('a lone sign, one that touches the text or follows other ink, and strokes are none', () => {
  expect(signsWith(square(58, 102))).toEqual([]);
  expect(signsWith(square(65, 102), square(65, 122))).toHaveLength(2);
  expect(signsWith(square(67, 102), square(67, 122))).toEqual([]);
  expect(signsWith(...[102, 122].flatMap((y) => [square(58, y), square(53.5, y)]))).toEqual([]);
  expect(signsWith([58, 100, 59, 107], [58, 120, 59, 127])).toEqual([]);
});
