import { describe, expect, it } from 'vitest';
import { createPageReader, type KnownLanguage } from '../../../../../api/engines/pdf/recognise/page-languages.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { type FakePage, fakeReadings } from '../../../../support/recognition/page-readings.ts';

const installed = ['ara', 'deu', 'eng', 'rus'];
const german = 'der die und das ist nicht mit den von ein';
const report = 'Script: Arabic\nScript confidence: 0.15';
const sure = { deu: 92, eng: 90 };

const readerOf = (language?: string) => {
  const job = { processes: stubProcesses(() => ({})), workspace: '', input: '', cores: 1 };
  const { signal } = new AbortController();
  return createPageReader({ ...job, signal, ...(language !== undefined && { language }) }, installed, '');
};

/** The languages in which pages are tried one after another, and that of the last one. */
async function languagesOf(pages: readonly FakePage[], { chosen }: { readonly chosen?: string } = {}) {
  const tried: string[] = [];
  const reader = readerOf(chosen);
  let known: KnownLanguage = reader.start;
  let language = '';
  for (const [at, page] of pages.entries())
    ({ known, language } = await reader.read(fakeReadings(at + 1, { report, ...page }, tried), known));
  return { tried, language, isSure: known.isSure };
}

describe('the language of scanned pages', () => {
  it('is another one where Tesseract is unsure of the words, and later pages begin with it', async () => {
    const arabic = { text: 'كتاب', confidence: { 'ara+eng': 92 } };
    const { tried, language } = await languagesOf([arabic, arabic]);
    expect([tried, language]).toEqual([['1 eng', '1 eng scattered', '1 ara+eng', '2 ara+eng'], 'ara+eng']);
  });

  it('is the one that Tesseract is least unsure of on a poor page, if others are much worse', async () => {
    const poor = { text: 'слово', confidence: { eng: 30, 'ara+eng': 53, 'rus+eng': 56 } };
    expect((await languagesOf([poor])).language).toBe('rus+eng');
    expect((await languagesOf([{ ...poor, confidence: { ...poor.confidence, eng: 45 } }])).language).toBe('eng');
    expect((await languagesOf([{ ...poor, confidence: { ...poor.confidence, 'rus+eng': 75 } }])).language).toBe(
      'rus+eng',
    );
  });

  it('is none in which hardly any letter of its script is read, as on a page of numbers', async () => {
    const numbers = { text: '12 nb ا', confidence: { eng: 50, 'ara+eng': 92 } };
    expect((await languagesOf([{ ...numbers, text: '12 nb01 34 nb02 sl03 ا' }])).language).toBe('eng');
    expect((await languagesOf([numbers])).language).toBe('ara+eng');
  });

  it('is not looked for again and again where no language is right', async () => {
    const poor = { confidence: {} };
    const { tried } = await languagesOf([poor, poor, poor]);
    const all = ['eng', 'eng scattered', 'ara+eng', 'rus+eng'];
    expect(tried.map((each) => each.slice(2))).toEqual([...all, ...all, 'eng']);
  });

  it('is not looked for where the words of a page are scattered, as on forms', async () => {
    const form = { confidence: {}, scattered: 78 };
    const { tried, language } = await languagesOf([form, form, form]);
    expect(tried).toEqual(['1 eng', '1 eng scattered', '2 eng', '2 eng scattered', '3 eng', '3 eng scattered']);
    expect(language).toBe('eng');
    expect((await languagesOf([form], { chosen: 'ru' })).tried).toEqual(['1 rus+eng', '1 rus+eng scattered']);
  });

  it('is that of the words of a page that has enough, and of pages after it', async () => {
    const { tried, language } = await languagesOf([{ text: german, confidence: sure }, { confidence: sure }]);
    expect([tried, language]).toEqual([['1 eng', '1 deu', '2 deu'], 'deu']);
  });

  it('is told by poor pages, too', async () => {
    const { language } = await languagesOf([{ text: german, confidence: { deu: 50 } }]);
    expect(language).toBe('deu');
  });

  it('is another one on a page of other words, if Tesseract is surer of them then', async () => {
    const english = 'the and of to is that for with this are by was';
    const first = { text: german, confidence: sure };
    expect((await languagesOf([first, { text: english, confidence: { eng: 90, deu: 80 } }])).language).toBe('eng');
    expect((await languagesOf([first, { text: english, confidence: { eng: 80, deu: 90 } }])).language).toBe('deu');
  });

  it('is the one that the visitor chose', async () => {
    const { tried } = await languagesOf([{ text: german, confidence: {} }], { chosen: 'ru' });
    expect(tried).toEqual(['1 rus+eng', '1 rus+eng scattered']);
  });

  it('is untold where words do not tell it', async () => {
    const reader = readerOf();
    const page = fakeReadings(1, { confidence: sure });
    const [untold, told] = [await reader.read(page, reader.start), fakeReadings(1, { text: german, confidence: sure })];
    expect(untold).toMatchObject({ isUntold: true, language: 'eng' });
    expect(await reader.read(told, reader.start)).toMatchObject({ isUntold: false, language: 'deu' });
    expect((await reader.surerOf(page, 'eng', 'deu')).confidence).toBe(92);
    expect((await reader.surerOf(page, 'deu', 'eng')).confidence).toBe(92);
  });
});
