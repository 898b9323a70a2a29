import { expect, it } from 'vitest';
import { guessLanguage } from '../../../../api/engines/markdown/guess-language.ts';

it.each([
  ['日本語の文章です', 'ja'],
  ['这是一个中文文档', 'zh'],
  ['한국어 문서', 'ko'],
  ['מסמך בעברית', 'he'],
  ['A document with one word 日本', ''],
  ['Документ', ''],
  ['', ''],
])('guesses the language of %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
