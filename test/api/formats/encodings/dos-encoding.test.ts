import { describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../../api/formats/encodings/decode-whole.ts';
import { dosEncoding } from '../../../../api/formats/encodings/dos-encoding.ts';
import { detectEncoding } from '../../../../api/formats/encodings/text-encoding.ts';
import { encodeText as encodePage } from '../../../../catalog/files/archive-names/code-pages.ts';
import { encodeText } from '../../../support/encode-text.ts';

function inPage(text: string, codePage: 'cp437' | 'cp850' | 'windows-1252'): Uint8Array {
  const bytes = encodePage(text, codePage);
  if (bytes === null) throw new Error(`${codePage} lacks a character of ${JSON.stringify(text)}`);
  return bytes;
}

const western = [
  'Jörg Müller;Köln\nBärbel Groß;Düsseldorf\n',
  'Übung;Größe;Straße\nMüller;groß;Äpfel\n',
  'Prénom;Ville\nRené;Orléans\nZoé;Nîmes;été\n',
  'José Muñoz;Málaga\nÍñigo Núñez;Cádiz\n',
  'João Gonçalves;São Paulo\nInês Simões;Évora\n',
  'Søren Kjær;Århus\nBjørn Nørgård;Tønder\n',
  'Åsa Öberg;Malmö\nPäivi Hämäläinen;Jyväskylä\n',
  "La città è più bella perché c'è il mare; così però non va, perché è già lì\n",
];

describe('dosEncoding', () => {
  it.each(western)('knows Western letters of DOS: %j', (text) => {
    const bytes = inPage(text, 'cp850');
    expect(dosEncoding(bytes)).toBe('cp850');
    expect(decodeWhole(bytes, detectEncoding(bytes))).toBe(text);
  });

  it.each([
    ...western,
    'wait…what; he said “yes…no”–“or…not”',
    'it’s “one”·“two”… ‚or‘ „three“: 5‰ ¡ay! ¿qué?',
    'Café – 5 €',
  ])('leaves windows-1252 alone: %j', (text) => {
    expect(dosEncoding(inPage(text, 'windows-1252'))).toBeUndefined();
  });

  it.each(western.slice(0, 5))('leaves Mac OS Roman alone: %j', (text) => {
    expect(dosEncoding(encodeText(text, 'macintosh'))).toBeUndefined();
  });

  it.each([
    ['shift_jis', 'いいえ、いいえ。あいえお、ああ。'],
    ['euc-kr', '컴컴한 밤에 컴컴한 길을 걷다'],
    ['gb18030', '屯屯屯屯 是什么意思，为什么会出现'],
    ['windows-874', 'มนุษย์ทั้งหลายเกิดมามีอิสระ'],
    ['ibm866', 'Все люди рождаются свободными и равными.'],
    ['windows-1250', 'Łukasz;Wójcik;Łódź\nMałgorzata;Kamińska;Gdańsk\n'],
  ])('leaves %s alone', (encoding, text) => {
    expect(dosEncoding(encodeText(text, encoding))).toBeUndefined();
  });

  it('knows drawings made of characters, and what is written in them', () => {
    const box = (content: string) => `┌────────────────┐\n│ ${content.padEnd(14)} │\n└────────────────┘\n`;
    expect(dosEncoding(inPage(box('plain'), 'cp437'))).toBe('cp437');
    expect(dosEncoding(inPage('┌───┬───┐\n│ A │ B │\n└───┴───┘\n', 'cp437'))).toBe('cp437');
    expect(dosEncoding(inPage(`${box('√x ≥ π')}α ≤ ∞\n`, 'cp437'))).toBe('cp437');
    expect(dosEncoding(inPage(box('Größe: 5 kg'), 'cp850'))).toBe('cp850');
    const russian = encodeText(box('Цена и вес'), 'ibm866');
    expect(dosEncoding(russian)).toBe('ibm866');
    expect(decodeWhole(inPage(box('Größe'), 'cp850'), 'cp850')).toBe(box('Größe'));
  });
});
