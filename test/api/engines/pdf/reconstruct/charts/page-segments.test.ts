import { expect, it } from 'vitest';
import { pageSegments } from '../../../../../../api/engines/pdf/reconstruct/charts/page-segments.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('finds the lines of a page once', () => {
  const segmentsOf = pageSegments({ glyphs: [...glyphs('one', 50, 100), ...glyphs('other', 50, 120)] });
  expect(segmentsOf().map(({ text }) => text)).toEqual(['one', 'other']);
  expect(segmentsOf()).toBe(segmentsOf());
});
