import { thresholds } from './thresholds.ts';

/** Languages of each script by Tesseract's names, most likely first. */
const languagesOfScript: Readonly<Record<string, readonly string[]>> = {
  Latin: ['eng', 'deu', 'fra', 'spa', 'ita', 'por'],
  Cyrillic: ['rus', 'ukr', 'bul'],
  Arabic: ['ara', 'fas'],
  Han: ['chi_sim', 'chi_tra'],
  Japanese: ['jpn'],
  Hangul: ['kor'],
  Korean: ['kor'],
  Greek: ['ell'],
  Hebrew: ['heb'],
  Devanagari: ['hin'],
  Thai: ['tha'],
};

/** Short words that are frequent in one language and rare in the others. */
const frequentWords: Readonly<Record<string, readonly string[]>> = {
  eng: ['the', 'and', 'of', 'to', 'is', 'that', 'for', 'with', 'this', 'are', 'by', 'was'],
  deu: ['der', 'die', 'und', 'das', 'ist', 'nicht', 'mit', 'den', 'von', 'ein', 'eine', 'zu', 'auf', 'im'],
  fra: ['le', 'les', 'des', 'et', 'est', 'une', 'dans', 'du', 'pour', 'qui', 'sur', 'au', 'ce', 'pas'],
  spa: ['el', 'los', 'las', 'del', 'y', 'por', 'una', 'con', 'para', 'se', 'lo', 'como', 'su'],
  ita: ['il', 'di', 'che', 'della', 'per', 'gli', 'non', 'sono', 'del', 'nel', 'alla', 'le', 'una', 'dei'],
  por: ['o', 'os', 'do', 'da', 'dos', 'das', 'em', 'uma', 'para', 'com', 'ao', 'pela', 'na', 'no'],
};

/** BCP 47 tags of Tesseract's names. */
const tags: Readonly<Record<string, string>> = {
  ara: 'ar',
  bul: 'bg',
  chi_sim: 'zh-Hans',
  chi_tra: 'zh-Hant',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  fas: 'fa',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  por: 'pt',
  rus: 'ru',
  spa: 'es',
  tha: 'th',
  ukr: 'uk',
};

/** The BCP 47 tag of the first of Tesseract's languages: `zh-Hans` for `chi_sim+eng`. Null if unknown. */
export function languageTag(language: string): string | null {
  return tags[language.split('+')[0] ?? ''] ?? null;
}

/** The languages to recognise for one that a visitor names by its BCP 47 tag; undefined if it is not installed. */
export function languageOfTag(tag: string, installed: readonly string[]): string | undefined {
  const language = Object.keys(tags).find((name) => tags[name] === tag && installed.includes(name));
  if (language === undefined) return undefined;
  const isLatin = languagesOfScript.Latin?.includes(language);
  return isLatin || !installed.includes('eng') ? language : `${language}+eng`;
}

/** The script in the report of `tesseract --psm 0`; Latin if the report is unsure. */
export function scriptOf(report: string): string {
  const confidence = Number(/^Script confidence: ([\d.]+)/m.exec(report)?.[1] ?? 0);
  const script = /^Script: (\w+)/m.exec(report)?.[1];
  return script !== undefined && confidence >= thresholds.minScriptConfidence ? script : 'Latin';
}

/**
 * The language to try first for a script: the most likely installed one. In non-Latin scripts, English is added for
 * quotations. English if none is installed.
 */
export function languageOfScript(script: string, installed: readonly string[]): string {
  const known = languagesOfScript[script]?.find((language) => installed.includes(language));
  if (known === undefined) return 'eng';
  return script === 'Latin' || !installed.includes('eng') ? known : `${known}+eng`;
}

/**
 * The languages to try where the one that was tried first is wrong: the most likely installed one of each other script, that of
 * the report first, which may be right even if it is unsure.
 */
export function otherLanguages(tried: string, report: string, installed: readonly string[]): readonly string[] {
  const script = /^Script: (\w+)/m.exec(report)?.[1] ?? '';
  const languages = [script, ...Object.keys(languagesOfScript)]
    .filter((name) => languagesOfScript[name]?.some((language) => installed.includes(language)))
    .map((name) => languageOfScript(name, installed));
  return [...new Set(languages)].filter((language) => language !== tried);
}

/**
 * Whether a text has enough letters of the script of a language: a page of numbers may be taken for one in any. Texts in other
 * scripts have English words among them.
 * @param language The languages by Tesseract's names, of which the first counts.
 */
export function isInScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isLatin = languagesOfScript.Latin?.includes(language.split('+')[0] ?? '') === true;
  return (isLatin ? latin : letters - latin) > thresholds.minInScript * letters;
}

/** The language of a text in Latin letters, by its short words; undefined if they are inconclusive. */
export function languageOfText(text: string, installed: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/(?<![./@])\p{L}+(?!\.\p{L})/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = Object.entries(frequentWords)
    .filter(([language]) => installed.includes(language))
    .map(([language, words]) => ({ language, score: words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scores;
  return best && best.score >= thresholds.minFrequentWords && best.score > (next?.score ?? 0)
    ? best.language
    : undefined;
}
