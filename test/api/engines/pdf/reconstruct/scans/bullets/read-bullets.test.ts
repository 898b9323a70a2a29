import { describe, expect, it } from 'vitest';
import { withBullets } from '../../../../../../../api/engines/pdf/reconstruct/scans/bullets/read-bullets.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

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

  it('is another bullet if it is a square, a ring or a box', () => {
    const [square, thin] = [[50, 102, 54, 106] as const, ring.map(([x0, y0, x1, y1]) => [x0, y0, x1, y1] as const)];
    const round = [
      ...[51, 102, 53, 102.5, 51, 105.5, 53, 106],
      ...[50, 103, 50.5, 105, 53.5, 103, 54, 105],
      ...[50.5, 102.5, 51, 103, 53, 102.5, 53.5, 103],
      ...[50.5, 105, 51, 105.5, 53, 105, 53.5, 105.5],
    ];
    const rounded = Array.from(
      { length: round.length / 4 },
      (_, at) => round.slice(4 * at, 4 * at + 4) as unknown as PaintedBox,
    );
    expect(readOf('m', square)).toBe('▪');
    expect(readOf('C]', ...thin)).toBe('□');
    expect(readOf('©', ...rounded)).toBe('o');
  });

  it('is none if it is another sign, or has a hole that is as large', () => {
    expect(readOf('A', ...disc)).toBe('A');
    expect(readOf('o', ...ring)).toBe('o');
    expect(readOf('0', ...ring)).toBe('0');
  });
});
