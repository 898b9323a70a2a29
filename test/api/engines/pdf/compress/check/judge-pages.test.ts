import { describe, expect, it } from 'vitest';
import type { PageResult } from '../../../../../../api/comparison/messages.ts';
import { judgeAllPages, judgePages } from '../../../../../../api/engines/pdf/compress/check/judge-pages.ts';

const none = { windows: 5000, inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0, isBlank: false };
const like = (ssim: number, more: Partial<typeof none> = {}): PageResult => ({
  type: 'compared',
  likeness: { ...none, ssim, ...more },
});

describe('pages of a result', () => {
  it('are good or unlike by the floor of their quality', () => {
    expect(judgePages([like(1), like(0.951), like(0.949)], 75)).toEqual(['good', 'good', 'unlike']);
    expect(judgePages([like(0.9)], 30)).toEqual(['good']);
    expect(judgePages([like(0.96)], 95)).toEqual(['unlike']);
  });

  it('are faulty however similar they are if something disappeared or appeared', () => {
    expect(
      judgePages([like(0.99, { blackGained: 4 }), like(0.99, { isBlank: true }), { type: 'resized' }], 30),
    ).toEqual(['faulty', 'faulty', 'faulty']);
  });

  it('depend on which of the two could not be drawn', () => {
    const notDrawn = (['before', 'after', 'unknown'] as const).map(
      (which): PageResult => ({ type: 'not-drawn', which }),
    );
    expect(judgePages(notDrawn, 75)).toEqual(['good', 'faulty', 'unseen']);
  });

  it('are below the mean where together they fall below it, the worst first', () => {
    expect(judgeAllPages([like(1), like(0.96), like(0.995), like(0.99)], 75, 0)).toEqual([
      'good',
      'below-mean',
      'good',
      'good',
    ]);
    expect(judgeAllPages([like(1), like(0.97), like(1), like(1)], 75, 0)).toEqual(['good', 'good', 'good', 'good']);
    expect(judgeAllPages([like(0.96)], 75, 0)).toEqual(['below-mean']);
    expect(judgeAllPages([like(0.96)], 75, 3)).toEqual(['good']);
  });
});
