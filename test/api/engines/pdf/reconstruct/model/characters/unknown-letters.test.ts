import { expect, it } from 'vitest';
import {
  createUnknownLetters,
  isUnknownLetter,
  unknownSign,
} from '../../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';

it('gives each code of each font a sign of its own, the same each time', () => {
  const signOf = createUnknownLetters();
  const signs = [signOf('A', 1), signOf('A', 2), signOf('B', 1)];
  expect(new Set(signs).size).toBe(3);
  expect(signs.every(isUnknownLetter)).toBe(true);
  expect([signOf('B', 1), signOf('A', 1)]).toEqual([signs[2], signs[0]]);
});

it('gives all others the same sign once none is left', () => {
  const signOf = createUnknownLetters();
  const signs = Array.from({ length: 65_536 }, (_, code) => signOf('A', code));
  expect(signs.filter(isUnknownLetter)).toHaveLength(65_534);
  expect(signs.slice(-2)).toEqual([unknownSign, unknownSign]);
});

it('takes no letter of text for one', () => {
  expect(['a', '字', '🔹', unknownSign, '\ue000', ''].some(isUnknownLetter)).toBe(false);
});
