import { expect, it } from 'vitest';
import { hidesText, numberWidth } from '../../../../../../api/engines/libreoffice/sheets/plan/number-width.ts';
import { calibriWidth } from '../../../../../../api/engines/libreoffice/sheets/plan/text-width.ts';

/** Format, number, and what a spreadsheet draws. */
const drawn: readonly (readonly [string, number, string])[] = [
  ['0', 42, '42'],
  ['0', -42, '-42'],
  ['0.00', 2.34567, '2.35'],
  ['#,##0', 1234567, '1,234,567'],
  ['#,##0.00', -9876543.21, '-9,876,543.21'],
  ['#,##0', 999.9, '1,000'],
  ['0.0%', 0.256, '25.6%'],
  ['#,##0.00 "EUR"', 12.5, '12.50 EUR'],
  ['[$€-407] #,##0.00', 12.5, '€12.50'],
  ['[Red]0.0;[Blue](0.0)', -1.5, '(1.5)'],
  ['#,##0;(#,##0);"none"', 0, 'none'],
  ['000000', 7, '000007'],
  ['0.0,,"M"', 12_345_678, '12.3M'],
  ['yyyy-mm-dd', 44927, '2023-01-01'],
  ['dd/mm/yyyy hh:mm', 44927.5, '01/01/2023 12:00'],
  ['h:mm AM/PM', 0.5, '12:00 PM'],
  ['"Day "d', 44927, 'Day 10'],
];

it.each(drawn)('measures %s of %d like %s', (format, value, text) => {
  const width = numberWidth(format)(value);
  const least = calibriWidth(text);
  expect(width).toBeGreaterThanOrEqual(least * 0.98);
  expect(width).toBeLessThanOrEqual(least * 1.25 + 600);
});

it('counts only those digits of a General number that cannot be rounded away', () => {
  const general = numberWidth('General');
  expect(general(1.23456789)).toBe(calibriWidth('1'));
  expect(general(-12345.678)).toBe(calibriWidth('-12345'));
  expect(general(1.5e300)).toBeLessThan(calibriWidth('1234567'));
});

it('reserves the longest name for months and days', () => {
  expect(numberWidth('dddd')(1)).toBe(calibriWidth('Wednesday'));
});

it('counts hours beyond a day', () => {
  expect(numberWidth('[h]:mm')(1000)).toBeGreaterThanOrEqual(calibriWidth('24000:00'));
});

it('survives invalid formats', () => {
  for (const code of ['"', '[', '\\', ';;;', '[$', '"'.repeat(5000), '['.repeat(5000), '_', '0.0.0.0', 'E+']) {
    expect(numberWidth(code)(-1234.5)).toBeGreaterThanOrEqual(0);
  }
});

it.each([
  [';;;', true],
  ['0;-0;0;"no @ here"', true],
  ['0;-0;;@', false],
  ['0;-0;0;General', false],
  ['0;-0;0', false],
  ['General', false],
])('knows whether %s hides text', (code, hides) => {
  expect(hidesText(code)).toBe(hides);
});
