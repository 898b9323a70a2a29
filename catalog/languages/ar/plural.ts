import { pluralOf } from '../plural.ts';

/** Digits as on the rest of the page, where sizes and names have them too. */
export const locale = 'ar-u-nu-latn';

/** Words as a list. */
export const list = new Intl.ListFormat(locale);

/** A number in these digits, with its thousands apart. */
export const number = (value: number): string => value.toLocaleString(locale);

/** An Arabic word in the form that a number asks for, with the number in the place of `#`. */
export const plural = pluralOf(locale);

/** "ملف واحد", "ملفان", "3 ملفات". */
export const filesText = (count: number): string =>
  plural(count, {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  });

/** The same behind a word that asks for the genitive, as in "تحويل ملفين". */
export const filesInGenitive = (count: number): string => (count === 2 ? 'ملفين' : filesText(count));

/** "صفحة واحدة", "صفحتان", "3 صفحات". */
export const pagesText = (count: number): string =>
  plural(count, { one: 'صفحة واحدة', two: 'صفحتان', few: '# صفحات', many: '# صفحة', other: '# صفحة' });

/**
 * A text that reads among Arabic words in the direction of its first letter, such as ".docx", "50 MB" or a size whose
 * unit is Arabic (Unicode UAX #9, FSI and PDI).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
