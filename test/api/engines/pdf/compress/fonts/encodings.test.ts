import { expect, it } from 'vitest';
import { macRoman, winAnsi } from '../../../../../../api/engines/pdf/compress/fonts/encodings.ts';

it('knows the quotes, dashes and currency of both Latin encodings', () => {
  const text = (table: readonly number[], codes: readonly number[]) =>
    String.fromCodePoint(...codes.map((code) => table[code] ?? 0));
  expect(text(winAnsi, [0x80, 0x91, 0x93, 0x94, 0x96, 0x97, 0xe9])).toBe('€‘“”–—é');
  expect(text(macRoman, [0xdb, 0xd4, 0xd2, 0xd3, 0xd0, 0xd1, 0x8e])).toBe('€‘“”–—é');
});
