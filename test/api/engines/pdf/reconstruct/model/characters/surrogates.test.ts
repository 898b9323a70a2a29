import { expect, it } from 'vitest';
import {
  isHighSurrogate,
  isLowSurrogate,
  joinSurrogates,
} from '../../../../../../../api/engines/pdf/reconstruct/model/characters/surrogates.ts';

it('are the two halves of a character', () => {
  const [high, low] = ['😀'.charCodeAt(0), '😀'.charCodeAt(1)];
  expect([isHighSurrogate(high), isLowSurrogate(high), isHighSurrogate(low), isLowSurrogate(low)]).toEqual([
    ...[true, false, false, true],
  ]);
  expect(joinSurrogates(high, low)).toBe('😀'.codePointAt(0));
  expect([isHighSurrogate(0xd7ff), isLowSurrogate(0xe000)]).toEqual([false, false]);
});
