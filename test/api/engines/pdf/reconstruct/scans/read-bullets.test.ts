import { describe, expect, it } from 'vitest';
import { withBullets } from '../../../../../../api/engines/pdf/reconstruct/scans/read-bullets.ts';
import { tonesOf } from '../../../../../../api/engines/pdf/reconstruct/scans/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../support/rebuilt-pdf/painted-page.ts';

/** What the first of two words is read as, whose box is 4 points wide and high. */
function readOf(text: string, ...boxes: readonly PaintedBox[]) {
  const words = [
    { text, xMin: 50, xMax: 54, yMin: 102, yMax: 106 },
    { text: 'nnnnn', xMin: 70, xMax: 87, yMin: 100, yMax: 107 },
  ];
  const line = { words, isRightToLeft: false, xMin: 50, xMax: 87, yMin: 100, yMax: 107 };
  const block = { lines: [line], xMin: 50, xMax: 87, yMin: 100, yMax: 107 };
  const tones = tonesOf(painted(...boxes, ...strokes(70, 100, 5)));
  return withBullets([block], tones)[0]?.lines[0]?.words[0]?.text;
}

describe('a dot before a line of a scan', () => {
  const disc = [
    [51, 102, 53, 106],
    [50, 103, 54, 105],
  ] as const;
  const ring = [
    [50, 102, 54, 102.5],
    [50, 105.5, 54, 106],
    [50, 102, 50.5, 106],
    [53.5, 102, 54, 106],
  ] as const;

  it('is a bullet, whatever letter it was taken for', () => {
    expect(readOf('e', ...disc)).toBe('•');
    expect(readOf('¢', ...disc)).toBe('•');
    expect(readOf('0', ...disc)).toBe('•');
  });

  it('is none if it is another sign, or has a hole that is as large', () => {
    expect(readOf('A', ...disc)).toBe('A');
    expect(readOf('o', ...ring)).toBe('o');
    expect(readOf('0', ...ring)).toBe('0');
  });
});
