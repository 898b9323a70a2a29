import { language } from '../../catalog/copy/language.ts';
import { languages, type TranslatedCode } from '../../catalog/languages/languages.ts';

/** What marks a text that is not in the page's language; nothing for one that is. */
export function languageOf(text: { readonly language?: TranslatedCode }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { code, dir } = languages[text.language ?? 'en'];
  return code === language.code ? {} : { lang: code, dir };
}
