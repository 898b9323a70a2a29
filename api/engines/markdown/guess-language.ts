/** Scripts that stand for one language, in the order in which they decide: Japanese has kana among its kanji. */
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
 * The language of a text where its script tells it, or an empty string. It decides which shapes the browser takes
 * for characters that Chinese, Japanese and Korean share.
 */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, sampleLength);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, pattern, share]) => (sample.match(pattern)?.length ?? 0) > letters * share);
  return letters > 0 && found ? found[0] : '';
}
