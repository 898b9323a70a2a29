import { z } from 'zod';
import { isTurn, parseSelection, splitPerFile, turns } from '../files/page-selection.ts';
import type { Field, Fields } from './fields.ts';

/** The longest text with a value for each file, in characters. */
const maxPerFile = 20_000;

/** The value that a form sends for a field, turned into the value that an operation takes. */
function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'range':
      return z
        .string()
        .regex(/^\d{1,6}$/, 'a whole number')
        .transform(Number)
        .pipe(z.int().min(field.min).max(field.max))
        .prefault(String(field.default));
    case 'checkbox':
      return z
        .enum(['true', 'false', 'on'])
        .prefault(String(field.default) as 'true' | 'false')
        .transform((text) => text !== 'false');
    case 'radio':
    case 'select':
      return z.enum(field.options.map((option) => option.value)).prefault(field.default);
    case 'number':
      return z
        .string()
        .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'a number')
        .transform((text) => (text === '' ? undefined : Number(text)))
        .pipe(z.number().min(field.min).max(field.max).optional())
        .optional();
    case 'text':
    case 'password':
      return z.string().max(field.maxLength).optional();
    case 'per-file': {
      const isValid = field.of === 'turn' ? isTurn : (value: string) => parseSelection(value) !== undefined;
      return z
        .string()
        .max(maxPerFile)
        .refine((text) => splitPerFile(text).every(isValid))
        .optional();
    }
  }
}

/** One schema for a tool's form, its endpoint and its API description. Unknown fields are refused by name. */
export function fieldsSchema(fields: Fields): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])));
}

/** The valid values of a field, as the end of a sentence: "a whole number from 30 to 95". */
export function validValues(field: Field): string {
  switch (field.type) {
    case 'range':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'checkbox':
      return 'true or false';
    case 'radio':
    case 'select':
      return `one of ${field.options.map((option) => option.value).join(', ')}`;
    case 'number':
      return `a number from ${field.min} to ${field.max}, or nothing`;
    case 'text':
    case 'password':
      return `a text of at most ${field.maxLength} characters`;
    case 'per-file': {
      const one = field.of === 'turn' ? turns.join(', ') : 'pages such as 1-3,5';
      return `a value for each file, separated by semicolons: ${one}, or nothing`;
    }
  }
}
