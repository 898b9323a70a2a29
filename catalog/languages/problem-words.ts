import type { Problem, ProblemCode } from '../problems.ts';
import { allLanguages, type Language } from './languages.ts';

/** A language's words for problems. */
export interface ProblemWords {
  readonly titles: Readonly<Record<ProblemCode, string>>;
  /** What to try, in place of a detail that has no translation. */
  readonly advice: Readonly<Record<ProblemCode, string>>;
  /**
   * The sentences of details by the English ones, in which `{name}` stands for what differs from file to file. A
   * translation may leave out what is English by nature.
   */
  readonly sentences: Readonly<Record<string, string>>;
}

interface Sentence {
  /** Matches the sentence at the beginning of a text. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly translation: string;
}

/** A detail is a few sentences; one that quotes more from a file is not searched for them. */
const maxDetailCharacters = 1000;
const hole = /\{(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function sentenceOf([english, translation]: [string, string]): Sentence {
  const parts = english.split(hole).map((part, index) => (index % 2 === 0 ? escaped(part) : '(.+?)'));
  return {
    pattern: new RegExp(`^${parts.join('')}(?: |$)`, 's'),
    names: [...english.matchAll(hole)].map(([, name]) => name as string),
    translation,
  };
}

/**
 * Translates details, sentence by sentence; null for one with a sentence that has no translation. Details quote names
 * that visitors chose, and each rest of a detail is tried once: a name made of our own sentences, which several patterns
 * match, would otherwise double the work with each of them.
 */
function detailTranslator(words: ProblemWords['sentences']): (detail: string) => string | null {
  const sentences = Object.entries(words).map(sentenceOf);
  const translate = (text: string, untranslatable: Set<string>): string | null => {
    if (text === '') return '';
    if (untranslatable.has(text)) return null;
    for (const { pattern, names, translation } of sentences) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const rest = translate(text.slice(match[0].length), untranslatable);
      if (rest === null) continue;
      const own = translation.replace(hole, (whole, name) => match[names.indexOf(name) + 1] ?? whole);
      return `${own} ${rest}`.trim();
    }
    untranslatable.add(text);
    return null;
  };
  return (detail) => (detail.length > maxDetailCharacters ? null : translate(detail, new Set()));
}

/** A problem in another language. */
export type ProblemTranslator = (problem: Problem) => Problem;

function translatorOf({ titles, advice, sentences }: ProblemWords): ProblemTranslator {
  const translate = detailTranslator(sentences);
  return (problem) => {
    const detail = problem.detail === undefined ? null : translate(problem.detail);
    return { ...problem, title: titles[problem.code], detail: detail ?? advice[problem.code] };
  };
}

/** The words of a language, from its folder. Throws for English, whose words are the problems' own. */
export async function loadProblemWords({ code }: Pick<Language, 'code'>): Promise<ProblemWords> {
  const { problemWords }: { readonly problemWords: ProblemWords } = await import(`./${code}/problem-words.ts`);
  return problemWords;
}

/** What translates problems into each language but English, by its code. */
export async function loadProblemTranslators(): Promise<ReadonlyMap<string, ProblemTranslator>> {
  const translated = allLanguages.filter(({ prefix }) => prefix !== '');
  return new Map(
    await Promise.all(
      translated.map(async (language) => [language.code, translatorOf(await loadProblemWords(language))] as const),
    ),
  );
}
