import { expect, it } from 'vitest';
import { inches } from '../../../api/formats/lengths.ts';

it.each([
  ['1in', 1],
  ['2.54cm', 1],
  ['-25.4mm', -1],
  [' .5in ', 0.5],
  ['72.0pt', 1],
  ['6pc', 1],
  ['96px', 1],
])('reads %s', (length, expected) => {
  expect(inches(length)).toBeCloseTo(expected);
});

it.each([undefined, '', '12', '50%', '1em', '1.2.3cm', 'auto', `${'0'.repeat(40)}1cm`])('ignores %s', (length) => {
  expect(inches(length)).toBeUndefined();
});
