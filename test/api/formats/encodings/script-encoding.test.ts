import { describe, expect, it } from 'vitest';
import { scriptEncoding } from '../../../../api/formats/encodings/script-encoding.ts';
import { encodeText } from '../../../support/encode-text.ts';

describe('scriptEncoding', () => {
  it.each([
    ['windows-1251', 'Имя;Город\nПётр и Мария;Новосибирск\n'],
    ['koi8-r', 'Имя;Город\nПётр и Мария;Новосибирск\n'],
    ['ibm866', 'Имя;Город\nПётр и Мария;Новосибирск\n'],
    ['windows-1253', 'Όνομα;Πόλη\nΓιώργος;Αθήνα\n'],
    ['windows-1255', 'שם,עיר\nדוד,ירושלים\n'],
    ['windows-1256', 'اسم,مدينة\nمحمد,القاهرة\n'],
    ['windows-874', 'ชื่อ,ที่อยู่\nสมชาย ใจดี,กรุงเทพ\n'],
  ])('knows %s by a table', (encoding, text) => {
    expect(scriptEncoding(encodeText(text, encoding))).toBe(encoding);
  });

  it.each([
    'A menu: à la carte only',
    'Émile and Évora',
    'è vero, è bello',
    'Österreich und Übung',
    'Section § 5 and § 6',
    'price 5 ñ',
  ])('takes a few Western letters and signs for no other script: %j', (text) => {
    expect(scriptEncoding(encodeText(text, 'latin1'))).toBeUndefined();
  });
});
