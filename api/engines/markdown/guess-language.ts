/** Scripts of a single language, in order of precedence: Japanese mixes kana with kanji. */
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

const sampleLength = 20_000;

/**
 * Guesses the language of a text by its script; empty for none. The browser picks the forms of characters shared by
 * Chinese, Japanese and Korean by it.
 */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, sampleLength);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, pattern, share]) => (sample.match(pattern)?.length ?? 0) > letters * share);
  return letters > 0 && found ? found[0] : '';
}
