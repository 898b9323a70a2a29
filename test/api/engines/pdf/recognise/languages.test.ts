import { describe, expect, it } from 'vitest';
import {
  languageOfScript,
  languageOfTag,
  languageOfText,
  languageTag,
  scriptOf,
} from '../../../../../api/engines/pdf/recognise/languages.ts';
import { recognisedLanguages } from '../../../../../catalog/tool/recognition-field.ts';

const installed = ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'rus', 'chi_sim'];

describe('scriptOf', () => {
  it('reads what Tesseract reports, and takes a guess for Latin', () => {
    expect(scriptOf('Script: Cyrillic\nScript confidence: 4.2\n')).toBe('Cyrillic');
    expect(scriptOf('Script: Arabic\nScript confidence: 1.04\n')).toBe('Latin');
    expect(scriptOf('Too few characters. Skipping this page')).toBe('Latin');
  });
});

describe('languageOfScript', () => {
  it('takes the most likely installed language, with English for other scripts', () => {
    expect(languageOfScript('Latin', installed)).toBe('eng');
    expect(languageOfScript('Cyrillic', installed)).toBe('rus+eng');
    expect(languageOfScript('Han', ['chi_tra'])).toBe('chi_tra');
    expect(languageOfScript('Thai', installed)).toBe('eng');
  });
});

describe('languageOfTag', () => {
  it('takes the installed language that a visitor names, with English for other scripts', () => {
    expect(languageOfTag('de', installed)).toBe('deu');
    expect(languageOfTag('zh-Hans', installed)).toBe('chi_sim+eng');
    expect(languageOfTag('ru', ['rus'])).toBe('rus');
    expect(languageOfTag('ar', installed)).toBeUndefined();
  });

  it('knows every language that pages offer', () => {
    const all = ['eng', 'ara', 'chi_sim', 'fra', 'deu', 'ita', 'jpn', 'por', 'rus', 'spa'];
    expect(recognisedLanguages.map((tag) => languageOfTag(tag, all)?.split('+')[0])).toEqual(all);
  });
});

describe('languageOfText', () => {
  it.each([
    ['eng', 'The cat and the dog of the house that is by the river'],
    ['deu', 'Der Hund und die Katze sind nicht mit dem Ball auf der Bank im Garten'],
    ['fra', 'Le chat et les chiens sont dans la maison du voisin pour une semaine'],
    ['spa', 'El perro y los gatos se van por el camino del pueblo para una fiesta'],
    ['ita', 'Il cane e i gatti non sono nel giardino della casa che per gli amici'],
    ['por', 'O menino e os gatos da casa em uma rua do Porto com o pai na praça'],
  ])('knows %s', (language, text) => {
    expect(languageOfText(text, installed)).toBe(language);
  });

  it('does not decide on a few words', () => {
    expect(languageOfText('Kofax Test Image', installed)).toBeUndefined();
  });
});

it('names languages by their tags', () => {
  expect(languageTag('chi_sim+eng')).toBe('zh-Hans');
  expect(languageTag('xyz')).toBeNull();
});
