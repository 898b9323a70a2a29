import { expect, it } from 'vitest';
import { withNegatedSigns } from '../../../../../../api/engines/pdf/reconstruct/marks/negated-signs.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const textsOf = (...parts: readonly ReturnType<typeof glyphs>[]) =>
  withNegatedSigns({ ...emptyPage(0, { width: 100, height: 100 }), glyphs: parts.flat() }).glyphs.map(
    ({ text }) => text,
  );

it('joins a stroke with the sign that it is drawn over, whichever is first', () => {
  expect(textsOf(glyphs('a', 10, 50), glyphs('\u0338', 20, 50), glyphs('=', 20, 50))).toEqual(['a', '≠']);
  expect(textsOf(glyphs('∈', 20, 50), glyphs('\u0338', 20, 50))).toEqual(['∉']);
});

it('leaves a stroke beside another sign', () => {
  expect(textsOf(glyphs('\u0338', 20, 50), glyphs('=', 40, 50))).toEqual(['\u0338', '=']);
});

it('keeps the space before the stroke', () => {
  const [stroke, sign] = [glyphs('\u0338', 20, 50), glyphs('=', 20, 50)];
  const spaced = stroke.map((glyph) => ({ ...glyph, space: 'guessed' as const }));
  expect(
    withNegatedSigns({ ...emptyPage(0, { width: 100, height: 100 }), glyphs: [...spaced, ...sign] }).glyphs[0]?.space,
  ).toBe('guessed');
});
