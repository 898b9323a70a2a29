import { describe, expect, it } from 'vitest';
import { htmlEncoding } from '../../../../api/formats/encodings/html-encoding.ts';

const bytes = (text: string, ...rest: readonly number[]) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(rest)]);

describe('htmlEncoding', () => {
  it.each([
    ['a declared encoding', bytes('<meta charset="Shift_JIS"><p>', 0x93, 0xfa, 0x96, 0x7b), 'Shift_JIS'],
    [
      'a declaration as a header',
      bytes('<meta http-equiv=content-type content="text/html; charset=koi8-r">', 0xc1),
      'KOI8-R',
    ],
    [
      'a byte order mark over a declaration',
      bytes('', 0xef, 0xbb, 0xbf, ...Buffer.from('<meta charset=koi8-r>')),
      'utf-8',
    ],
    ['UTF-16 without a mark', Buffer.from('<p>some text', 'utf16le'), 'utf-16le'],
    ['UTF-8 that nothing declares', Buffer.from('<p>Grüße, Ελληνικά, 日本語'), 'utf-8'],
    [
      'UTF-8 behind a declaration that cannot be true',
      Buffer.from(`<meta charset=replacement>${'日本語'.repeat(9)}`),
      'utf-8',
    ],
    [
      'a legacy text declared as UTF-8',
      bytes('<meta charset=utf-8>', ...Buffer.from('Größe und Maße für Türen '.repeat(4), 'latin1')),
      'windows-1252',
    ],
  ])('knows %s', (_, sample, expected) => {
    // Two labels of the Encoding standard may mean the same.
    expect(new TextDecoder(htmlEncoding(sample)).encoding).toBe(new TextDecoder(expected).encoding);
  });
});
