import { expect, it } from 'vitest';
import { symbolFamilyOf, unicodeOf } from '../../../../../api/engines/libreoffice/prepare/symbol-text.ts';

it('knows symbol fonts by their names, and what their characters show', () => {
  expect(symbolFamilyOf('WINGDINGS')).toBe('Wingdings');
  expect(symbolFamilyOf('Arial')).toBeUndefined();
  expect(unicodeOf('Symbol', '\uf0b7')).toBe('•');
  expect(unicodeOf('Symbol', '\u0007')).toBeUndefined();
});

it('shows arrows as those that Word writes into PDFs, which more fonts have', () => {
  expect(unicodeOf('Wingdings', '\uf0df\uf0e0\u00e1\u00e2')).toBe('←→↑↓');
});
