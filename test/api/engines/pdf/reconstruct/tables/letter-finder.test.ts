import { expect, it } from 'vitest';
import { createLetterFinder } from '../../../../../../api/engines/pdf/reconstruct/tables/letter-finder.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('finds letters by their middles, from half their height to their baselines, in their order', () => {
  const letters = Array.from({ length: 100 }, (_, index) =>
    glyphs('ab', 20 * (index % 10), 20 * Math.floor(index / 10)),
  ).flat();
  const find = createLetterFinder(letters);
  const found = find({ x0: 40, x1: 50, y0: 55, y1: 60 });
  const wanted = found.filter(({ x0, y1 }) => x0 > 40 && x0 < 50 && y1 > 55 && y1 <= 60);
  expect(wanted.map(({ glyph, place, x0, y0, y1 }) => [glyph.text, place, x0, y0, y1])).toEqual([
    ['a', 64, 42.5, 57, 60],
    ['b', 65, 47.5, 57, 60],
  ]);
  expect(found.length).toBeLessThan(30);
});
