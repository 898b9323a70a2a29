import { describe, expect, it } from 'vitest';
import { erase, tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { painted } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

describe('tones of a page', () => {
  const at = (x: number, y: number) => 2 * y * 600 + 2 * x;
  const yellowed = [0, 0, 300, 400, 0xfff0e8d0] as const;

  it('are told from its paper, whatever its colour', () => {
    const { ink, tone, paper } = tonesOf(painted(yellowed, [50, 50, 60, 60], [100, 50, 110, 60, 0xffc0b8a0]));
    expect(paper >>> 0).toBe(0xfff0e8d0);
    expect([ink[at(55, 55)], tone[at(55, 55)]]).toEqual([1, 1]);
    expect([ink[at(105, 55)], tone[at(105, 55)]]).toEqual([0, 1]);
    expect([ink[at(200, 55)], tone[at(200, 55)]]).toEqual([0, 0]);
  });

  it('are none where they were erased', () => {
    const tones = tonesOf(painted([50, 50, 60, 60]));
    erase(tones, [{ x0: 50, y0: 50, x1: 55, y1: 60 }]);
    expect([tones.ink[at(52, 55)], tones.ink[at(57, 55)]]).toEqual([0, 1]);
  });
});
