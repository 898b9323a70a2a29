import { describe, expect, it } from 'vitest';
import { largest, smallest } from '../../../../../../api/engines/pdf/reconstruct/model/extremes.ts';

describe('extremes', () => {
  const values = Array.from({ length: 500_000 }, (_, index) => index);

  it('are those of more values than a call takes', () => {
    expect([smallest(values), largest(values)]).toEqual([0, 499_999]);
  });

  it('take a first value', () => {
    expect([smallest(values, -1), largest(values, 1e6), smallest([]), largest([], 3)]).toEqual([-1, 1e6, Infinity, 3]);
  });
});
