import { expect, it } from 'vitest';
import { withFileName } from '../../../../../../api/engines/libreoffice/prepare/books/header-codes.ts';

it('puts the name of the file in the place of its code, and leaves out its path', () => {
  expect(withFileName('&L&Z&F&C&P', 'R&D.xlsx')).toBe('&LR&&D.xlsx&C&P');
  expect(withFileName('&&F &8&f', '2020.xlsx')).toBe('&&F &8 2020.xlsx');
  expect(withFileName('a &', 'x')).toBe('a &');
});
