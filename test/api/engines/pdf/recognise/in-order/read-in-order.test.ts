import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../../../../../api/engines/pdf/recognise/in-order/attempts.ts';
import { createReadsInOrder } from '../../../../../../api/engines/pdf/recognise/in-order/read-in-order.ts';
import { createPageReader } from '../../../../../../api/engines/pdf/recognise/page-languages.ts';
import { stubProcesses } from '../../../../../support/processes/stub-processes.ts';
import { type FakePage, fakeReadings } from '../../../../../support/recognition/page-readings.ts';

const german = 'der die und das ist nicht mit den von ein';
const english = 'the and of to is that for with this are by was';
/** How sure Tesseract is of a page tells in which language it was read. */
const sure = { deu: 92, eng: 90, fra: 85 };
const languageOf = { 92: 'deu', 90: 'eng', 85: 'fra', 41: 'unsure' } as Readonly<Record<number, string>>;

/** The languages of pages that are all begun at once, in their order, and those in which they were tried. */
async function languagesOf(pages: readonly (FakePage | null)[]) {
  const { signal } = new AbortController();
  const job = { processes: stubProcesses(() => ({})), workspace: '', input: '', cores: 1, signal };
  const reader = Promise.resolve(createPageReader(job, ['deu', 'eng', 'fra'], ''));
  const inOrder = createReadsInOrder(() => reader, createAttempts(job).attempt);
  const tried: string[] = [];
  await Promise.all(
    pages.map((page, at) => inOrder.read(at, page === null ? null : fakeReadings(at + 1, page, tried))),
  );
  for (const work of inOrder.rest()) await work();
  const languages = [...inOrder.layouts].map(([number, { confidence }]) => `${number} ${languageOf[confidence ?? 0]}`);
  return { languages, tried };
}

/** Pages that take long at first and then less and less, or the other way round. */
const inTime = (pages: readonly FakePage[], takes: 'less' | 'more') =>
  pages.map((page, at) => ({ ...page, takesMs: 3 * (takes === 'less' ? pages.length - at : at) }));

describe('pages that are read side by side', () => {
  it.each([
    ['a page that does not tell its language before one that does', [{}, { text: german }], ['1 deu', '2 deu']],
    [
      'a page that does not tell it between two',
      [{ text: english }, {}, { text: german }],
      ['1 eng', '2 eng', '3 deu'],
    ],
    ['pages of two languages', [{ text: german }, { text: english }, {}], ['1 deu', '2 deu', '3 deu']],
  ])('have the languages that they have one after another: %s', async (_, texts, expected) => {
    const pages = texts.map((page) => ({ confidence: sure, ...page }));
    expect((await languagesOf(inTime(pages, 'less'))).languages).toEqual(expected);
    expect((await languagesOf(inTime(pages, 'more'))).languages).toEqual(expected);
  });

  it('are not read twice in one language', async () => {
    const { tried } = await languagesOf([german, german, german].map((text) => ({ text, confidence: sure })));
    expect(new Set(tried).size).toBe(tried.length);
  });

  it('pass over pages without ink, and those that fail', async () => {
    const failing = { confidence: sure, fails: true };
    const { languages } = await languagesOf([null, failing, { text: german, confidence: sure }]);
    expect(languages).toEqual(['3 deu']);
  });
});
