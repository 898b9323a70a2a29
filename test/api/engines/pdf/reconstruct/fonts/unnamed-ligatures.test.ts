import { expect, it } from 'vitest';
import { withNamedLigatures } from '../../../../../../api/engines/pdf/reconstruct/fonts/unnamed-ligatures.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters of Calibri with widths in thousandths of an em, at ten points. */
function set(text: string, widths: readonly number[], font = 'Calibri') {
  let x = 50;
  return glyphs(text, 50, 100, { ...look, font }).map((glyph, index) => {
    const x0 = x;
    x += (widths[index] ?? 0) / 100;
    return { ...glyph, x0, x1: x };
  });
}
const read = (letters: ReturnType<typeof set>) =>
  withNamedLigatures({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;
const textOf = (letters: ReturnType<typeof set>) =>
  read(letters)
    .map(({ text }) => text)
    .join('');

it('are named by their widths where the file names them as other letters', () => {
  const letters = set('aIon', [479, 557, 527, 525]);
  expect(textOf(letters)).toBe('ation');
  const [, first, second] = read(letters);
  expect([first?.x0, second?.x1]).toEqual([letters[1]?.x0, letters[1]?.x1]);
  expect(first?.x1).toBeCloseTo(second?.x0 ?? 0);
  expect(textOf(set('hVp', [525, 634, 525]))).toBe('http');
});

it('are not seen in letters that are as wide as they should be, in other fonts, or beside letters of other widths', () => {
  expect(textOf(set('aIon', [479, 252, 527, 525]))).toBe('aIon');
  expect(textOf(set('aIon', [479, 557, 527, 525], 'Verdana'))).toBe('aIon');
  expect(textOf(set('aIon', [500, 557, 500, 500]))).toBe('aIon');
  expect(textOf(set('I', [557]))).toBe('I');
});

it('are left where the file names their letters, which then share its place', () => {
  const [a, ligature, o, n] = set('aton', [479, 557, 527, 525]);
  if (a === undefined || ligature === undefined || o === undefined || n === undefined) throw new Error('no letters');
  expect(textOf([a, ligature, { ...ligature, text: 'i' }, o, n])).toBe('ation');
});

it('are not seen in letters of a regular font that a program made bold', () => {
  const letters = set('Occupy', [656, 418, 418, 537, 537, 474]);
  const bold = letters.map((glyph) => ({ ...glyph, look: { ...glyph.look, isBold: true } }));
  expect(textOf(bold)).toBe('Occupy');
});

it('have a letter each in their direction where the font says what they are drawn for', () => {
  const [from, ligature, to] = set('a?b', [479, 557, 525], 'Verdana');
  if (from === undefined || ligature === undefined || to === undefined) throw new Error('no letters');
  const lettersOf = (text: string) => read([from, { ...ligature, text }, to]).slice(1, -1);
  const [t, i] = lettersOf('ti');
  expect([t?.text, i?.text, t?.x0, i?.x1]).toEqual(['t', 'i', ligature.x0, ligature.x1]);
  const [lam, alef] = lettersOf('لا');
  expect([lam?.text, alef?.text, lam?.x1]).toEqual(['ل', 'ا', ligature.x1]);
  expect(alef?.x0).toBeCloseTo(ligature.x0);
});
