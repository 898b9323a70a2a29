import { expect, it } from 'vitest';
import { mostAtOnePlace } from '../../../../../../../api/engines/pdf/reconstruct/model/numbers/most-at-one-place.ts';

it('counts the places around the one with most others near it', () => {
  expect(mostAtOnePlace([10, 50, 11, 12, 51], 2)).toBe(3);
  expect(mostAtOnePlace([10, 12], 2)).toBe(1);
  expect(mostAtOnePlace([], 2)).toBe(0);
});
