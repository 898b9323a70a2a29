import { describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../../api/formats/encodings/decode-whole.ts';
import { eastAsianEncoding, isIso2022Jp } from '../../../../api/formats/encodings/east-asian-encoding.ts';
import { detectEncoding } from '../../../../api/formats/encodings/text-encoding.ts';

/** The bytes of each character in an encoding of one or two bytes a character. */
function bytesIn(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const found = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 0x80; byte++) found.set(String.fromCharCode(byte), [byte]);
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (!found.has(text)) found.set(text, [lead, trail]);
    }
  }
  return found;
}

function encode(text: string, encoding: string): Uint8Array {
  const bytes = bytesIn(encoding);
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [0x3f]));
}

describe('eastAsianEncoding', () => {
  it.each([
    ['shift_jis', '山田太郎,東京都千代田区\n佐藤花子,大阪府大阪市\n'],
    ['euc-jp', '名前,りんご\n山田さん,とうきょう\n'],
    ['euc-kr', '이름,주소\n김철수,서울특별시 강남구\n'],
    ['gb18030', '姓名,地址\n王伟,北京市朝阳区\n李娜,广东省深圳市\n'],
    ['big5', '姓名,地址\n陳大文,台北市信義區\n林小明,高雄市\n'],
  ])('recognises a few names in %s, of which no word is known', (encoding, text) => {
    const bytes = encode(text, encoding);
    expect(eastAsianEncoding(bytes)).toBe(encoding);
    expect(decodeWhole(bytes, detectEncoding(bytes))).toBe(text);
  });

  it.each([
    ['windows-1252', 'Ärger in Österreich: Üb, ÄÖÜ äöü – “ß”\n'],
    ['windows-1251', 'имя;город\nИван;Москва\nПётр;Санкт-Петербург\n'],
  ])('takes nothing in %s for East Asian', (encoding, text) => {
    const decoder = new TextDecoder(encoding);
    const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
    expect(eastAsianEncoding(Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f))).toBeUndefined();
  });

  it('takes too few characters for nothing', () => {
    expect(eastAsianEncoding(encode('a,王\n', 'gb18030'))).toBeUndefined();
    expect(eastAsianEncoding(new Uint8Array())).toBeUndefined();
  });
});

describe('isIso2022Jp', () => {
  it('recognises mail that switches to Japanese, and no coloured text of a terminal', () => {
    const mail = Buffer.from('Subject: \x1b$B%F%9%H\x1b(B\n');
    expect(isIso2022Jp(mail)).toBe(true);
    expect(decodeWhole(mail, detectEncoding(mail))).toBe('Subject: テスト\n');
    expect(isIso2022Jp(Buffer.from('\x1b[31mred\x1b[0m $B'))).toBe(false);
  });
});
