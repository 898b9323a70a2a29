import { thresholds } from './thresholds.ts';

/**
 * Scripts of a single language and the share of letters that must be theirs, in order of precedence: Japanese mixes kana
 * with kanji.
 */
const scripts: readonly (readonly [language: string, letters: RegExp, share: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.05],
  ['ko', /\p{Script=Hangul}/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.2],
  ['he', /\p{Script=Hebrew}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  ['th', /\p{Script=Thai}/gu, 0.3],
  ['ta', /\p{Script=Tamil}/gu, 0.3],
  ['hy', /\p{Script=Armenian}/gu, 0.5],
  ['ka', /\p{Script=Georgian}/gu, 0.5],
];

/**
 * Guesses the language of a text (BCP 47) by its script; empty for none. The browser needs it to pick the forms of
 * characters that Chinese, Japanese and Korean share.
 */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, thresholds.languageSampleLength);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, pattern, share]) => (sample.match(pattern)?.length ?? 0) > letters * share);
  return letters > 0 && found ? found[0] : '';
}
