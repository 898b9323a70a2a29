/** A language in which the site is published. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Where its pages begin, below the site's base path; empty for English. */
  readonly prefix: '' | `/${string}`;
}

/** The site's languages. All but English have a folder of this name, which mirrors `catalog/copy/`. */
export const languages = {
  en: { code: 'en', name: 'English', dir: 'ltr', prefix: '' },
  es: { code: 'es', name: 'Español', dir: 'ltr', prefix: '/es' },
  ar: { code: 'ar', name: 'العربية', dir: 'rtl', prefix: '/ar' },
} as const satisfies Readonly<Record<string, Language>>;

/** A language of the site, by its code (BCP 47). */
export type LanguageCode = keyof typeof languages;

/** The languages that are translated from English. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>;

/** Every language, in the order of the switch at the foot of the pages. */
export const allLanguages: readonly Language[] = Object.values(languages);
