import type { Field } from './fields.ts';

/** The languages whose text can be recognised on scanned pages where the server has what they need: BCP 47 tags. */
export const recognisedLanguages = ['en', 'ar', 'zh-Hans', 'fr', 'de', 'it', 'ja', 'pt', 'ru', 'es'] as const;

const names: Readonly<Record<(typeof recognisedLanguages)[number], string>> = {
  en: 'English',
  ar: 'Arabic',
  'zh-Hans': 'Chinese (simplified)',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  ja: 'Japanese',
  pt: 'Portuguese',
  ru: 'Russian',
  es: 'Spanish',
};

/** The language of scanned pages, which is found out unless the visitor names it. */
export const recognitionField = {
  type: 'select',
  label: 'Language of scanned pages',
  hint: 'Choose it if recognized words come out wrong.',
  options: [
    { value: 'auto', label: 'Automatic' },
    ...recognisedLanguages.map((value) => ({ value, label: names[value] })),
  ],
  default: 'auto',
  isExtra: true,
} as const satisfies Field;
