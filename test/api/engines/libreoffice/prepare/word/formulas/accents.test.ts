import { expect, it } from 'vitest';
import { accented } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/accents.ts';

it('takes commands for accents, by any of their characters', () => {
  expect(accented(['x'], '\u0302')).toEqual(['widehat', { group: ['x'] }]);
  expect(accented(['x'], '¯')).toEqual(['overline', { group: ['x'] }]);
});

it('sets others above', () => {
  expect(accented(['v'], '\u20d6')).toEqual([{ group: ['v'] }, 'csup', { group: ['"←"'] }]);
  expect(accented(['v'], '\u20dc')).toEqual([{ group: ['v'] }, 'csup', { group: ['"\u00a0\u20dc"'] }]);
});
