import { expect, it } from 'vitest';
import type { DrawnText } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-paragraphs.ts';
import { runsWithin } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/runs-within.ts';

const high = { x0: 0, x1: 100, y0: 10, y1: 790 };
const low = { x0: 0, x1: 100, y0: 100, y1: 120 };
const texts = [null, high, low, high, high, null, high].map(
  (area, index): DrawnText => ({ index, area, baseline: 110, letters: [] }),
);

it('divides texts where one is in no area, or in one of another kind', () => {
  const runs = runsWithin(texts, (area) => area === high);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[1], [3, 4], [6]]);
  expect(runs.flat().every(({ area }) => area === high)).toBe(true);
});

it('finds none where no text is in an area', () => {
  expect(runsWithin(texts.slice(0, 1), () => true)).toEqual([]);
});
