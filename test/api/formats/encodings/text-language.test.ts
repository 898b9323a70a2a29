import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../api/formats/encodings/text-language.ts';

describe('languageOf', () => {
  it.each([
    [
      'en',
      'The quick brown fox jumps over the lazy dog, and that is all that there is for us to see of it in this text.',
    ],
    [
      'de',
      'Der Fuchs springt über den Hund, und das ist nicht alles, was wir von dem Tier mit der Kamera auf ein Bild bekamen.',
    ],
    ['ru', 'Все люди рождаются свободными и равными'],
    ['he', 'כל בני האדם נולדו בני חורין'],
    ['ar', 'يولد جميع الناس أحرارا'],
    ['ja', '人は皆、自由で平等に生まれている'],
    ['ko', '모든 인간은 태어날 때부터 자유로우며'],
    ['zh-Hans', '人人生而自由，在尊严和权利上一律平等。他们'],
    ['zh-Hant', '人人生而自由，在尊嚴和權利上一律平等。他們'],
    ['th', 'มนุษย์ทั้งหลายเกิดมามีอิสระ'],
  ])('tells %s', (language, text) => expect(languageOf(text).language).toBe(language));

  it('names no language if the letters do not reveal it', () => {
    expect(languageOf('1, 2, 3').language).toBeUndefined();
    expect(languageOf('Lorem ipsum dolor sit amet').language).toBeUndefined();
    expect(languageOf('هر کس حق دارد گچ پژ چ').language).toBeUndefined();
  });

  it('chooses whose Chinese characters are drawn', () => {
    expect(languageOf('日本語のテキスト').han).toBe('JP');
    expect(languageOf('這個國家的學生').han).toBe('TC');
    expect(languageOf('English with 漢字 and かな in it').han).toBe('JP');
  });
});
