import { expect, it } from 'vitest';
import { textOfSymbol } from '../../../../api/formats/fonts/symbol-encoding.ts';

it('tells the characters of Symbol at both ends of each part of its encoding', () => {
  expect([0x21, 0x7e, 0xa0, 0xef, 0xf1, 0xfe].map(textOfSymbol).join('')).toBe('!∼€⎪⟩⎭');
});

it('has nothing at codes that no character has, and at the mark of a company', () => {
  expect([0x20, 0x7f, 0x9f, 0xf0, 0xff, -1].map(textOfSymbol)).toEqual([null, null, null, null, null, null]);
});
