import { describe, expect, it } from 'vitest';
import {
  findDrawnLines,
  linesBeside,
  withoutGround,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/drawn-lines/find-drawn-lines.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const linesOn = (...boxes: readonly PaintedBox[]) => findDrawnLines(tonesOf(painted(...boxes)));

describe('drawn lines', () => {
  it('are dark between lighter sides, and have their length and thickness', () => {
    const [line, ...others] = linesOn([50, 100, 250, 101]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ isHorizontal: true, thickness: 1 });
    expect([line?.x0, line?.x1].map((x = 0) => Math.round(x))).toEqual([50, 250]);
  });

  it('are no areas, and no letters', () => {
    expect(linesOn([50, 100, 250, 120])).toEqual([]);
    expect(linesOn(...strokes(50, 100, 20))).toEqual([]);
  });

  it('are whole across small gaps', () => {
    const lines = linesBeside(linesOn([50, 100, 120, 101], [124, 100, 200, 101]), [], []);
    expect(lines.map(({ x0, x1 }) => [Math.round(x0), Math.round(x1)])).toEqual([[50, 200]]);
  });

  it('are no strokes of words', () => {
    const lines = linesOn([50, 100, 80, 101]);
    expect(linesBeside(lines, [], [])).toHaveLength(1);
    expect(linesBeside(lines, [], [{ x0: 45, y0: 95, x1: 90, y1: 105 }])).toEqual([]);
  });

  it('are no serifs of large letters, and underlines of words', () => {
    const word = { x0: 45, y0: 70, x1: 145, y1: 102 };
    const core = { ...word, y0: 76, y1: 96 };
    expect(linesBeside(linesOn([60, 100, 85, 101]), [word], [core])).toEqual([]);
    expect(linesBeside(linesOn([45, 100, 145, 101]), [word], [core])).toHaveLength(1);
  });

  it('are darker than the area that they are on', () => {
    const tones = tonesOf(painted([50, 50, 250, 150, 0xff888888], [60, 100, 240, 101]));
    const area = (colour: string) => [{ x0: 50, y0: 50, x1: 250, y1: 150, colour }];
    const lines = findDrawnLines(tones);
    expect(withoutGround(lines, area('888888'), tones)).toEqual(lines);
    expect(withoutGround(lines, area('000000'), tones)).toEqual([]);
    expect(lines).not.toEqual([]);
  });
});
