import { describe, expect, it } from 'vitest';
import { joinStackedFills } from '../../../../../../api/engines/pdf/reconstruct/marks/stacked-fills.ts';
import type { Fill } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const strip = (y0: number, x1 = 250, colour = '222222'): Fill => ({ x0: 50, x1, y0, y1: y0 + 12, colour });
const text = (words: string, line: number) => glyphs(words, 52, 109 + 12 * line);

describe('areas below one another', () => {
  it('are one behind lines that end before it does, or are empty', () => {
    const strips = [strip(100), strip(112), strip(124)];
    const whole = { x0: 50, x1: 250, y0: 100, y1: 136, colour: '222222' };
    expect(joinStackedFills(strips, () => [...text('a short line', 0), ...text('another', 2)])).toEqual([whole]);
    expect(joinStackedFills([...strips, strip(160)], () => text('a short line', 0))).toEqual([whole, strip(160)]);
  });

  it('are painted when the first of them is, as one', () => {
    const strips = [100, 112, 124].map((y0, index) => ({ ...strip(y0), paintedAfter: index + 3 }));
    expect(joinStackedFills(strips, () => text('a short line', 0))).toMatchObject([{ y1: 136, paintedAfter: 3 }]);
  });

  it('stay apart as highlights, and in other colours or widths', () => {
    const full = 'these are words on a whole line of them';
    const highlights = [strip(100), strip(112)];
    expect(joinStackedFills(highlights, () => [...text(full, 0), ...text(full, 1)])).toEqual(highlights);
    const others = [strip(100), strip(112, 250, 'DDDDDD'), strip(124, 220, 'DDDDDD')];
    expect(joinStackedFills(others, () => text('a short line', 0))).toEqual(others);
  });
});
