import { expect, it } from 'vitest';
import { centimetres, pointsPerCentimetre } from '../../../../../api/engines/libreoffice/kept/lengths.ts';

it.each([
  ['2.54cm', 2.54],
  ['-25.4mm', -2.54],
  ['1in', 2.54],
  ['72.0pt', 2.54],
  ['6pc', 2.54],
])('reads %s', (length, expected) => {
  expect(centimetres(length)).toBeCloseTo(expected);
});

it('knows no other units, and none without', () => {
  expect([centimetres('1em'), centimetres('1'), centimetres('wide'), centimetres(undefined)]).toEqual(
    Array(4).fill(undefined),
  );
});

it('counts points', () => {
  expect((centimetres('10pt') ?? 0) * pointsPerCentimetre).toBeCloseTo(10);
});
