/** The forms of a word for numbers in a language (CLDR plural rules); `other` serves those that are left out. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses forms by number in a language, and puts the number in the place of `#`. */
export function pluralOf(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', count.toLocaleString(locale));
}
