import { expect, it } from 'vitest';
import { dividedGlyph } from '../../../../../../api/engines/pdf/reconstruct/model/divided-glyph.ts';
import { newGlyph } from '../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('divides a letter that stands for several, with the space before the first and the one after the last', () => {
  const glyph = newGlyph('?', look, 50, 20, 40, 26, 52);
  const parts = dividedGlyph({ ...glyph, space: 'written', spaces: 2, isBeforeSpace: true }, ['f', 'f', 'i']);
  expect(parts.map(({ text, x0, x1, space, spaces }) => ({ text, x0, x1, space, spaces }))).toEqual([
    { text: 'f', x0: 20, x1: 22, space: 'written', spaces: 2 },
    { text: 'f', x0: 22, x1: 24, space: null, spaces: 0 },
    { text: 'i', x0: 24, x1: 26, space: null, spaces: 0 },
  ]);
  expect(parts.map(({ isBeforeSpace }) => isBeforeSpace)).toEqual([undefined, undefined, true]);
});

it('keeps all else of a letter that is only another', () => {
  const glyph = newGlyph('?', look, 50, 20, 40, 26, 52);
  expect(dividedGlyph({ ...glyph, link: 'https://example.org' }, ['a'])).toEqual([
    { ...glyph, text: 'a', link: 'https://example.org' },
  ]);
});
