import type { PluralForms } from '../plural.ts';

/** The forms of a noun; those from three on have the number before them. */
export const forms = (one: string, two: string, few: string, many: string, other: string): PluralForms => ({
  one,
  two,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${other}`,
});

export const slide = forms('شريحة واحدة', 'شريحتان', 'شرائح', 'شريحة', 'شريحة');
export const link = forms('رابط واحد', 'رابطان', 'روابط', 'رابطًا', 'رابط');
