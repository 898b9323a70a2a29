import { expect, it } from 'vitest';
import { formatByMagic, looksLikeText } from '../../../catalog/files/magic.ts';

it('treats bytes as text unless they contain control characters other than layout', () => {
  expect(looksLikeText(Buffer.from('a\tb\r\nc\f\u001b[0m é'))).toBe(true);
  expect(looksLikeText(Buffer.from('a\0b'))).toBe(false);
  expect(looksLikeText(Buffer.alloc(0))).toBe(false);
});

it('recognises formats by their magic numbers, with wildcard bytes in between', () => {
  const starts = [
    Buffer.from('%PDF-1.7'),
    Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBP'),
    Buffer.from('PK\u0003\u0004'),
  ];
  expect(starts.map(formatByMagic)).toEqual(['pdf', 'webp', 'zip']);
  expect(formatByMagic(Buffer.from('RIFF'))).toBeUndefined();
});

it('accepts a two-letter magic number only if no text begins with it', () => {
  expect(formatByMagic(Buffer.from('BM\u0000\u0001'))).toBe('bmp');
  expect(formatByMagic(Buffer.from('BMW sells cars'))).toBeUndefined();
});
