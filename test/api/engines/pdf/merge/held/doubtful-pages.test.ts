import { describe, expect, it } from 'vitest';
import type { PageResult } from '../../../../../../api/comparison/messages.ts';
import { findDoubtfulPages } from '../../../../../../api/engines/pdf/merge/held/doubtful-pages.ts';

const same = { ssim: 1, windows: 5000, inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0, isBlank: false };
const good: PageResult = { type: 'compared', likeness: same };
const compared = (change: Partial<typeof same>): PageResult => ({ type: 'compared', likeness: { ...same, ...change } });
const notDrawn = (which: 'before' | 'after' | 'unknown'): PageResult => ({ type: 'not-drawn', which });

function judge(looks: readonly PageResult[], isRepaired = false) {
  const pages = looks.map((_, page) => ({ file: 0, page, merged: page }));
  return findDoubtfulPages(looks, pages, [
    { path: 'a.pdf', name: 'a.pdf', pages: looks.length, numbers: null, isRepaired },
  ]);
}

describe('pages of a merged file', () => {
  it('are counted if they changed, and if they were not compared', () => {
    expect(judge([good, good])).toEqual({ changed: 0, notDrawn: 0 });
    expect(judge([{ type: 'resized' }, good, compared({ ssim: 0.9 })])).toEqual({ changed: 2, notDrawn: 0 });
    expect(judge([good, notDrawn('unknown'), notDrawn('unknown')])).toEqual({ changed: 0, notDrawn: 2 });
  });

  it('have nothing to be compared with if the original could not be drawn', () => {
    expect(judge([notDrawn('before')])).toEqual({ changed: 0, notDrawn: 0 });
  });

  it.each([
    ['is blank', compared({ isBlank: true })],
    ['lost ink', compared({ inkLost: 50 })],
    ['can no longer be drawn', notDrawn('after')],
  ])('are not sent where one %s', (_, look) => {
    const refused = expect.objectContaining({
      code: 'content-lost',
      detail: expect.stringMatching(/^Page 2 of “a.pdf”/),
    });
    expect(() => judge([good, look])).toThrow(refused);
  });

  it('may lose ink if readers disagree about a damaged file', () => {
    expect(judge([compared({ inkLost: 50 })], true)).toEqual({ changed: 0, notDrawn: 0 });
    expect(() => judge([notDrawn('after')], true)).toThrow();
  });
});
