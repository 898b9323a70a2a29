import { expect, it } from 'vitest';
import { spansOf } from '../../../../api/engines/image/spans.ts';

it('stores ranges by start and length', () => {
  const spans = spansOf([10, 5_000_000_000], [5, 3]);
  expect([...spans]).toEqual([
    { start: 10, end: 15 },
    { start: 5_000_000_000, end: 5_000_000_003 },
  ]);
  expect(spans).toMatchObject({ length: 2, bytes: 8 });
  expect(spans.at(1)).toEqual({ start: 5_000_000_000, end: 5_000_000_003 });
  expect(spans.at(2)).toBeUndefined();
  expect(spans.every(({ end }) => end > 12)).toBe(true);
  expect(spans.every(({ end }) => end > 15)).toBe(false);
});

it('treats a range without a length as empty', () => {
  expect([...spansOf([7, 9], [1])]).toEqual([
    { start: 7, end: 8 },
    { start: 9, end: 9 },
  ]);
});
