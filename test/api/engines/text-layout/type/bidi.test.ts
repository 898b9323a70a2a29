import { describe, expect, it } from 'vitest';
import { directionsOf, mirrored, toVisualOrder } from '../../../../../api/engines/text-layout/type/bidi.ts';

describe('directionsOf', () => {
  it('takes the direction of a paragraph from its first strong character', () => {
    expect(directionsOf('12 שלום abc')?.rightToLeft).toBe(true);
    expect(directionsOf('abc שלום')?.rightToLeft).toBe(false);
    expect(directionsOf('only Latin, Ελληνικά, 漢字')).toBeUndefined();
  });

  it('keeps numbers left to right within right-to-left text', () => {
    const levels = directionsOf('שנת 2024')?.levels;
    expect(levels?.[0]).toBe(1);
    expect(levels?.[4]).toBe(2);
  });
});

describe('toVisualOrder', () => {
  const order = (...levels: readonly number[]) =>
    toVisualOrder(levels.map((level, index) => ({ level, index }))).map(({ index }) => index);

  it('reverses from the highest level down (UAX #9, rule L2)', () => {
    expect(order(0, 0, 0)).toEqual([0, 1, 2]);
    expect(order(1, 1, 1)).toEqual([2, 1, 0]);
    expect(order(0, 1, 1, 0)).toEqual([0, 2, 1, 3]);
    expect(order(1, 2, 2, 1)).toEqual([3, 1, 2, 0]);
  });
});

describe('mirrored', () => {
  it('turns brackets round and nothing else', () => {
    expect(mirrored('(')).toBe(')');
    expect(mirrored('a')).toBeUndefined();
  });
});
