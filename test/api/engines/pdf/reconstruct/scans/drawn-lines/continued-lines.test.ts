import { describe, expect, it } from 'vitest';
import {
  acrossInk,
  continued,
  toTheirEnds,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/drawn-lines/continued-lines.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const level = (x0: number, x1: number, y: number) => ({
  ...{ x0, x1, y0: y, y1: y + 1 },
  isHorizontal: true,
  thickness: 1,
});
const sides = (lines: ReturnType<typeof continued>) => lines.map(({ x0, x1 }) => [x0, x1]);

describe('lines that continue one another', () => {
  it('are one, if they are close and at one height', () => {
    expect(sides(continued([level(50, 120, 100), level(124, 200, 100.5)]))).toEqual([[50, 200]]);
    expect(continued([level(50, 120, 100), level(130, 200, 100)])).toHaveLength(2);
    expect(continued([level(50, 120, 100), level(124, 200, 102)])).toHaveLength(2);
  });
});

describe('lines that letters touch', () => {
  const pieces = [level(50, 120, 100), level(170, 250, 100)];
  const joined = (...boxes: readonly PaintedBox[]) => sides(acrossInk(pieces, tonesOf(painted(...boxes))));

  it('are whole where they go on below the letters', () => {
    const letters = [125, 135, 145, 155].map((x): PaintedBox => [x, 93, x + 8, 100]);
    expect(joined([50, 100, 250, 101], ...letters)).toEqual([[50, 250]]);
  });

  it('reach as far as they do below the letters at their ends, but not into dark areas', () => {
    const letters = [40, 46, 240, 246].map((x): PaintedBox => [x, 93, x + 4, 100]);
    const found = [level(60, 230, 100)];
    const endsOn = (...boxes: readonly PaintedBox[]) => sides(toTheirEnds(found, tonesOf(painted(...boxes))));
    expect(endsOn([40, 100, 250, 101], ...letters)).toEqual([[40, 250]]);
    expect(endsOn([60, 100, 230, 101], ...letters)).toEqual([[60, 230]]);
    expect(endsOn([60, 100, 230, 101], [230, 60, 280, 140])).toEqual([[60, 230]]);
  });

  it('are several where paper is between them, with letters or without', () => {
    const lines: readonly PaintedBox[] = [
      [50, 100, 120, 101],
      [170, 100, 250, 101],
    ];
    expect(joined(...lines)).toHaveLength(2);
    const letters = [125, 135, 145, 155].map((x): PaintedBox => [x, 93, x + 8, 102]);
    expect(joined(...lines, ...letters)).toHaveLength(2);
  });
});
