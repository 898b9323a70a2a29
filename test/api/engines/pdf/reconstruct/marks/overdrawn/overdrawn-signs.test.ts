import { expect, it } from 'vitest';
import { withOverdrawnSigns } from '../../../../../../../api/engines/pdf/reconstruct/marks/overdrawn/overdrawn-signs.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const textsOf = (...parts: readonly ReturnType<typeof glyphs>[]) =>
  withOverdrawnSigns({ ...emptyPage(0, { width: 100, height: 100 }), glyphs: parts.flat() }).glyphs.map(
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
    withOverdrawnSigns({ ...emptyPage(0, { width: 100, height: 100 }), glyphs: [...spaced, ...sign] }).glyphs[0]?.space,
  ).toBe('guessed');
});

it('joins a circle with the letter in it', () => {
  const symbols = { ...look, font: 'CMSY10', size: 20 };
  expect(textsOf(glyphs('\ufffd', 17, 50, symbols), glyphs('c', 19, 50))).toEqual(['©']);
  expect(textsOf(glyphs('R', 19, 50), glyphs('\u25ef', 17, 50, symbols))).toEqual(['®']);
});

it('leaves other letters in circles, letters beside one, and unknown letters of other fonts', () => {
  const symbols = { ...look, font: 'CMSY10', size: 20 };
  expect(textsOf(glyphs('\u25ef', 17, 50, symbols), glyphs('1', 19, 50))).toEqual(['\u25ef', '1']);
  expect(textsOf(glyphs('\u25ef', 17, 50, symbols), glyphs('c', 28, 50))).toEqual(['\u25ef', 'c']);
  expect(textsOf(glyphs('\ufffd', 17, 50, { ...look, size: 20 }), glyphs('c', 19, 50))).toEqual(['\ufffd', 'c']);
});
