import { expect, it } from 'vitest';
import { createMixedDecoder, isMixedUtf8, mixedUtf8 } from '../../../../api/formats/encodings/mixed-utf8.ts';
import { detectEncoding } from '../../../../api/formats/encodings/text-encoding.ts';
import { encodeText } from '../../../support/encode-text.ts';

const text = 'Crème brûlée, naïve, Übung – “漢字” 😀\n';
const latin = Buffer.from('caf\xe9 d\xe9j\xe0 vu\n', 'latin1');
const mixed = Buffer.concat([Buffer.from(text.repeat(5)), latin, Buffer.from(text)]);
const read = `${text.repeat(5)}café déjà vu\n${text}`;

it('recognises UTF-8 with a few bytes of another encoding', () => {
  expect(detectEncoding(mixed)).toBe(mixedUtf8);
  expect(isMixedUtf8(Buffer.concat([Buffer.from(text), Buffer.from([0xff])]))).toBe(true);
});

it.each([
  ['latin1', 'Crème brûlée, naïve, Übung, déjà vu'],
  ['windows-1251', 'Все люди рождаются свободными и равными'],
  ['ibm866', 'Все люди рождаются свободными и равными, рад, работа'],
  ['windows-874', 'เกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ'],
  ['shift_jis', '日本語のテキストです。漢字とかな。'],
  ['gb18030', '中华人民共和国，测试文档，年度总结报告'],
  ['big5', '測試文件，年度總結報告，中華民國'],
  ['euc-kr', '모든 인간은 태어날 때부터 자유로우며'],
])('takes %s for nothing of the kind', (encoding, other) => {
  expect(isMixedUtf8(encodeText(other.repeat(3), encoding))).toBe(false);
});

it('takes as many bytes of the one as of the other for none', () => {
  expect(isMixedUtf8(Buffer.concat([Buffer.from('déjà vu, été'), latin]))).toBe(false);
});

it('reads both, wherever the pieces end, without a byte order mark', () => {
  const marked = Buffer.concat([Buffer.from('\ufeff'), mixed, Buffer.from([0xe2, 0x82])]);
  for (const size of [1, 2, 3, 5, 64, marked.length]) {
    const decoder = createMixedDecoder();
    let found = '';
    for (let at = 0; at < marked.length; at += size) found += decoder.decode(marked.subarray(at, at + size));
    expect(found + decoder.decode()).toBe(`${read}â‚`);
  }
});

it('reads what is no character of UTF-8 byte by byte', () => {
  const decoder = createMixedDecoder();
  const none = Buffer.from([0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0x41]);
  expect(decoder.decode(none) + decoder.decode()).toBe('À€í\u00a0€ô\u0090€€A');
});
