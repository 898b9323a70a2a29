import { expect, it } from 'vitest';
import {
  isBeyondOffice,
  isRevealing,
  unwantedHint,
} from '../../../../../../api/engines/libreoffice/prepare/books/unwanted-formulas.ts';

it.each(['CELL("filename")', '_xlfn.FORMULATEXT(A1)', '1+info ("system")'])(
  'reveals where a file is: %s',
  (formula) => {
    expect(isRevealing(formula)).toBe(true);
    expect(unwantedHint.test(formula)).toBe(true);
  },
);

it.each([
  '_xlfn.XLOOKUP(1,A:A,B:B)',
  '_xlfn._xlws.SORT(A:A)',
  'SUM([1]Sheet1!A1)',
  "'file:///a.xlsx'#$A.B1",
  '\\rate*2',
  'MINIFS(A:A,B:B,1)',
  '1+STDEV.S(A:A)',
  'f.dist.rt (1,2,3)',
])('may be beyond LibreOffice: %s', (formula) => {
  expect(isBeyondOffice(formula)).toBe(true);
  expect(unwantedHint.test(` ${formula}`.replace(/^ \\/, '=\\'))).toBe(true);
});

it.each([
  ...['SUM(A1:A9)', '_xlfn.STDEV.S(A:A)', 'MYCELL(1)', 'Cells!A1', 'COUNTIFS(A:A,1)', '_xlfn.IFS(A1,1)'],
  ...['ERROR.TYPE(A1)', 'NETWORKDAYS.INTL(1,2)', 'DAYS360(1,2)', 'GAMMADIST(1,2,3,TRUE)'],
])('is neither: %s', (formula) => {
  expect(isRevealing(formula) || isBeyondOffice(formula)).toBe(false);
});
