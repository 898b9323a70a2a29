import type { Field } from './fields.ts';

/** The sheets of a workbook that a visitor wants; empty for all that it shows. */
export const sheetsField = {
  type: 'text',
  label: 'Sheets',
  hint: 'Names or numbers, such as 1, 3, Summary. Leave it empty for all sheets.',
  maxLength: 4000,
  isExtra: true,
} as const satisfies Field;
