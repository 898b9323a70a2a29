import { countMatches } from '../count-matches.ts';

/** From when on a text is taken for one in a language. */
const thresholds = {
  /** Words that a text must have. */
  minWords: 20,
  /** One of so many words is among the frequent ones of its language at least. */
  wordsPerHit: 12,
  /** Times that its frequent words are more than those of any other language. */
  minLead: 1.5,
  /** One of so many letters is Han, kana or hangul in East Asian texts at least. */
  lettersPerEastAsian: 3,
  /** Han characters for each kana of Japanese, and for each hangul of Korean, at most. */
  hanPerKana: 20,
  hanPerHangul: 4,
} as const;

/** What a text is written in. */
export interface LanguageFacts {
  /** BCP 47; undefined if its letters and words do not tell. */
  readonly language: string | undefined;
  readonly han: Han;
}

/** Regional form of the unified Han characters (Unicode 15 §6.12). */
export type Han = 'JP' | 'KR' | 'SC' | 'TC';

/** Frequent short words of languages in Latin script, few of which occur in the others. */
const latinWords: Readonly<Record<string, RegExp>> = {
  en: /\b(the|and|of|is|that|with|for|was|this|are|from)\b/gi,
  de: /\b(der|die|und|das|nicht|ist|mit|auf|dem|von|ein|eine)\b/gi,
  fr: /\b(le|les|des|et|est|une|dans|que|pour|qui|sur|pas|du)\b/gi,
  es: /\b(el|los|las|y|del|por|con|una|para|como|más)\b/gi,
  it: /\b(il|di|che|non|per|della|sono|gli|con|una|più)\b/gi,
  pt: /\b(o|os|não|uma|para|com|dos|como|mais|em|ao)\b/gi,
  nl: /\b(het|een|van|en|niet|dat|zijn|op|te|voor)\b/gi,
};

/** The language of a text in Latin script whose words are clearly the most frequent; undefined for none. */
function latinLanguage(text: string): string | undefined {
  const words = countMatches(text, /\p{L}+/gu);
  const [best, next] = Object.entries(latinWords)
    .map(([language, pattern]) => ({ language, hits: countMatches(text, pattern) }))
    .sort((a, b) => b.hits - a.hits);
  if (!best || words < thresholds.minWords || best.hits < words / thresholds.wordsPerHit) return undefined;
  return best.hits > thresholds.minLead * (next?.hits ?? 0) ? best.language : undefined;
}

/** The language of a text by its script, or by a few distinctive letters; undefined for none. */
function scriptLanguage(text: string, letters: number): string | undefined {
  const mostly = (pattern: RegExp) => countMatches(text, pattern) > letters / 2;
  if (mostly(/[\u0590-\u05ff]/g)) return 'he';
  if (mostly(/\p{Script=Arabic}/gu)) return /[پچژگ]/.test(text) ? undefined : 'ar';
  if (mostly(/\p{Script=Thai}/gu)) return 'th';
  if (mostly(/\p{Script=Greek}/gu)) return 'el';
  if (mostly(/\p{Script=Cyrillic}/gu)) return /[іїєґўђјљњћџќѓ]/i.test(text) ? undefined : 'ru';
  return undefined;
}

const hanOfLanguage: Readonly<Record<string, Han>> = { ja: 'JP', ko: 'KR', 'zh-Hant': 'TC' };

/** Frequent characters of traditional Chinese that simplified Chinese writes differently. */
const traditional = /[這個們來說時會國學對過開問與東車長見點電話樣還經發業當讓無後萬]/g;
const simplified = /[这个们来说时会国学对过开问与东车长见点电话样还经发业当让无后万]/g;

function eastAsianLanguage(text: string, letters: number): string | undefined {
  const han = countMatches(text, /\p{Script=Han}/gu);
  const kana = countMatches(text, /[\u3040-\u30ff]/g);
  const hangul = countMatches(text, /\p{Script=Hangul}/gu);
  if (han + kana + hangul < letters / thresholds.lettersPerEastAsian) return undefined;
  if (kana > han / thresholds.hanPerKana && kana > hangul) return 'ja';
  if (hangul > han / thresholds.hanPerHangul) return 'ko';
  return countMatches(text, traditional) > countMatches(text, simplified) ? 'zh-Hant' : 'zh-Hans';
}

/** Guesses the language of a text (BCP 47) by its letters, and the regional form of its Han characters. */
export function languageOf(text: string): LanguageFacts {
  const letters = countMatches(text, /\p{L}/gu);
  if (letters === 0) return { language: undefined, han: 'SC' };
  const eastAsian = eastAsianLanguage(text, letters);
  // Also for a few Han characters in text of another language.
  const han = hanOfLanguage[eastAsian ?? eastAsianLanguage(text, 0) ?? ''] ?? 'SC';
  const language = eastAsian ?? scriptLanguage(text, letters) ?? latinLanguage(text);
  return { language, han };
}
