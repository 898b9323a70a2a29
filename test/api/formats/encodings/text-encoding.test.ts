import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkIsText,
  decodeFile,
  detectEncoding,
  readSample,
} from '../../../../api/formats/encodings/text-encoding.ts';
import { encodeText } from '../../../support/encode-text.ts';
import { scratchFolder } from '../../../support/scratch.ts';

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const buffer = Buffer.from(text, 'utf16le');
  return bigEndian ? buffer.swap16() : buffer;
}

describe('detectEncoding', () => {
  it.each([
    ['windows-1251', 'Все люди рождаются свободными и равными в своём достоинстве.'],
    ['koi8-r', 'имя;цена\nмолоко и масло;1,50\nхлеб и соль;3,25\n'],
    ['ibm866', 'Все люди рождаются свободными и равными в своих правах.'],
    ['windows-1253', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι.'],
    ['windows-1255', 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.'],
    ['windows-1256', 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق'],
    ['windows-874', 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ'],
    ['windows-874', 'ชื่อ,ที่อยู่,โทรศัพท์\nสมชาย ใจดี,กรุงเทพ,02\n'],
  ])('recognises %s', (encoding, text) => {
    expect(detectEncoding(encodeText(text, encoding))).toBe(encoding);
  });

  it.each([
    ['German', 'Grüße aus München, schöne Wörter und süße Äpfel für die Straße'],
    ['Italian', "La città è più bella perché c'è il mare; però così non va"],
    ['a few words', 'naïve café;12,5'],
    ['French', 'Tous les êtres humains naissent libres et égaux en dignité'],
  ])('reads %s in its Western encoding as it was written', (_, text) => {
    const bytes = encodeText(text, 'windows-1252');
    expect(new TextDecoder(detectEncoding(bytes)).decode(bytes)).toBe(text);
  });

  it.each(['Name;Ort\nMüller;Köln\nJäger;Düsseldorf\n', 'prénom,ville\nRené,Besançon\nHélène,Orléans\n'])(
    'recognises a table that was saved on a Mac: %j',
    (text) => {
      expect(detectEncoding(encodeText(text, 'macintosh'))).toBe('macintosh');
      expect(detectEncoding(encodeText(text, 'windows-1252'))).not.toBe('macintosh');
    },
  );

  it('does not take the quotation marks of Windows for letters of a Mac', () => {
    const bytes = Buffer.from('it\x92s, don\x92t, won\x92t \x96 \x93caf\xe9\x94', 'latin1');
    expect(detectEncoding(bytes)).toBe('windows-1252');
  });

  it.each(['A menu: à la carte only', 'Émile and Évora', 'Österreich und Übung', 'Section § 5 and § 6'])(
    'takes a few accents and signs for Western ones: %j',
    (text) => {
      const bytes = Buffer.from(text, 'latin1');
      expect(new TextDecoder(detectEncoding(bytes)).decode(bytes)).toBe(text);
    },
  );

  it('recognises a Polish table', () => {
    const text = 'Imię;Miasto\nŁukasz;Łódź\nMałgorzata;Gdańsk\n';
    expect(detectEncoding(encodeText(text, 'windows-1250'))).toBe('windows-1250');
    expect(detectEncoding(encodeText(text, 'iso-8859-2'))).toBe('iso-8859-2');
  });

  it('recognises UTF-8, with and without characters beyond ASCII', () => {
    expect(detectEncoding(Buffer.from('plain'))).toBe('utf-8');
    expect(detectEncoding(Buffer.from('żółw 漢字 שלום'))).toBe('utf-8');
    expect(detectEncoding(Buffer.from('\ufeffmarked'))).toBe('utf-8');
  });

  it.each([true, false])('recognises UTF-16, big-endian: %s, with and without its mark', (bigEndian) => {
    const label = bigEndian ? 'utf-16be' : 'utf-16le';
    expect(detectEncoding(utf16('name,count\nglue,3\n', bigEndian))).toBe(label);
    expect(detectEncoding(utf16('\ufeff漢字漢字', bigEndian))).toBe(label);
  });

  it('refuses UTF-32 and says what to do', () => {
    const utf32 = Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0);
    expect(() => detectEncoding(utf32)).toThrow(/UTF-32.*UTF-8/);
  });
});

describe('checkIsText', () => {
  it('takes texts with a few control characters and refuses binary content', () => {
    expect(() => checkIsText(Buffer.from('a\tb\r\n\x1b[31mred\x07 and more text'), 'utf-8')).not.toThrow();
    const binary = Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7919) % 32));
    expect(() => checkIsText(binary, 'utf-8')).toThrow(/isn.t text/);
  });
});

describe('files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await scratchFolder();
  });

  it('samples non-ASCII text, however late it occurs', async () => {
    const path = join(folder, 'late');
    const late = encodeText('Все люди рождаются свободными и равными.', 'windows-1251');
    await writeFile(path, Buffer.concat([Buffer.alloc(500_000, 'a line of ASCII\n'), late]));
    const sample = await readSample(path);
    expect(sample.length).toBeLessThan(300_000);
    expect(detectEncoding(sample)).toBe('windows-1251');
  });

  it('decodes characters across chunk boundaries', async () => {
    const path = join(folder, 'long');
    const text = `a${'漢字'.repeat(50_000)}`;
    await writeFile(path, `\ufeff${text}`);
    let decoded = '';
    for await (const part of decodeFile(path, 'utf-8')) decoded += part;
    expect(decoded).toBe(text);
  });
});
