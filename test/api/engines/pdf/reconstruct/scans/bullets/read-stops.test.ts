import { describe, expect, it } from 'vitest';
import { withStops } from '../../../../../../../api/engines/pdf/reconstruct/scans/bullets/read-stops.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const digit: PaintedBox = [50, 100, 54, 107];
const stop: PaintedBox = [55, 105.5, 56.5, 107];

/** What the first of two words is read as, whose box ends at a place. */
function readOf(text: string, end: number, ...boxes: readonly PaintedBox[]) {
  const words = [
    { text, xMin: 50, xMax: end, yMin: 100, yMax: 107 },
    { text: 'nnnnn', xMin: 70, xMax: 87, yMin: 100, yMax: 107 },
  ];
  const line = { words, isRightToLeft: false, xMin: 50, xMax: 87, yMin: 100, yMax: 107 };
  const block = { lines: [line], xMin: 50, xMax: 87, yMin: 100, yMax: 107 };
  const tones = tonesOf(painted(...boxes, ...strokes(70, 100, 5)));
  return withStops([block], tones)[0]?.lines[0]?.words[0]?.text;
}

describe('a dot behind a number before a line', () => {
  it('is a full stop, within the box of the number or behind it', () => {
    expect(readOf('2', 56.5, digit, stop)).toBe('2.');
    expect(readOf('2', 54, digit, stop)).toBe('2.');
    expect(readOf('b', 54, digit, stop)).toBe('b.');
  });

  it('is at the foot of it, and small', () => {
    expect(readOf('2', 54, digit)).toBe('2');
    expect(readOf('2', 54, digit, [55, 102, 56.5, 103.5])).toBe('2');
    expect(readOf('2', 54, digit, [55, 100, 56.5, 107])).toBe('2');
    expect(readOf('2', 54, digit, [64, 105.5, 65.5, 107])).toBe('2');
  });

  it('is not read behind words', () => {
    expect(readOf('In', 54, digit, stop)).toBe('In');
    // Ideographs, which are words of one letter, have parts of their own.
    expect(readOf('小', 54, digit, stop)).toBe('小');
  });
});
